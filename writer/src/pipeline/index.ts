export { type PipelineOptions, runPipeline } from './run'
export { type KindSource, kindOf, writeBrief, type WriteOptions } from './write-brief'
