export { type BriefLine, type BriefLines, linesOfBrief } from './brief-lines'
export { type Film, filmsFor, NO_KINDS } from './films'
export { sentenceHash } from './heard'
export { durationsOf as sceneDurations } from './durations'
export { ideasOf, type WritingIdeas } from './ideas'
export { type PipelineOptions, runPipeline } from './run'
export {
  anglesOf,
  kindIn,
  type KindSource,
  kindOf,
  notesOf,
  writeBrief,
  writeFeatures,
  type WriteOptions,
} from './write-brief'
