export { type PipelineOptions, runPipeline } from './run'
export { type KindSource, isWrittenFor, kindOf, writeBrief, type WriteOptions } from './write-brief'
