/*
 * How long a text takes to say: what an editor asks at every keystroke. A door of its own, since the rest of the writer is a
 * megabyte of material and whoever only counts words should not fetch it.
 */
export { type Pacing, pacingFor } from './pacing'
export { spokenText, spokenWordCount, splitSentences, syllableCount } from './language/words'
