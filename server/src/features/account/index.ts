export { createArchive, ReaderGone } from './export/archive'
export { createFileNames } from './export/file-names'
export { sayTheSame } from './export/script-markdown'
export { startLetters, type LetterJob } from './letters/letter-job'
