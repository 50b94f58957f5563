export { startLetters, type LetterJob } from './letters/letter-job'
