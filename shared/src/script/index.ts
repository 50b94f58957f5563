export * from './generated-script'
export { textWidth, unitsOf } from './line-units'
export { paragraphs } from './paragraphs'
export { prompterLines } from './prompter-lines'
export { sameWords } from './same-words'
export { secondsOf, toHalfSecond, WORDS_PER_SECOND } from './seconds'
export { splitSentences } from './sentences'
export { spellNumber } from './spell-out'
export { countSpokenWords, withoutCues } from './spoken-words'
export { syllableCount } from './syllables'
export { scenesOfText } from './scenes-of-text'
export { ANSWER_SHAPES, type AnswerShape, parseScript, Script, scriptTextOf, toAnswer, toRow } from './script'
export {
  hasContent,
  holdsScenes,
  shownText,
  spokenText,
  storedScenes,
  storedText,
  withSpokenText,
} from './stored-parts'
