export { sentenceHash } from './heard'
export { ideasOf, type WritingIdeas } from './ideas'
export { type PipelineOptions, runPipeline } from './run'
export {
  anglesOf,
  type KindSource,
  kindOf,
  lengthNoteOf,
  sentencesOf,
  writeBrief,
  writeFeatures,
  type WriteOptions,
} from './write-brief'
