export { type PipelineOptions, runPipeline } from './run'
export { anglesOf, type KindSource, kindOf, writeBrief, type WriteOptions } from './write-brief'
