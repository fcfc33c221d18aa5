printEngineBenchmark()
printReplayBenchmark()
