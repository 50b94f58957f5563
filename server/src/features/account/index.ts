export { createArchive, ReaderGone } from './export/archive'
export { createFileNames } from './export/file-names'
export { CRAFT_SCORE } from './craft-score'
export { startLetters } from './letters/letter-job'
