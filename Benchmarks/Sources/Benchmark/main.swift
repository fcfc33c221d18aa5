printEngineBenchmark()
printScreenSizeBenchmark()
printReplayBenchmark()
printAdapterBenchmark()
