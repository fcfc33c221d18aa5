printEngineBenchmark()
