import { isForeign } from '../check/foreign-field'
import { isEnglishWord, isFunctionWord } from './lexicon'

const FOREIGN = new Set(
  `der das und mit für ohne nicht ist sehr ein eine mein meine immer kein keine auf wie zu im bei nach ich
  el los las una muy para por que mi mis siempre nunca está es del se de la en
  le les et avec sans pour est dans sur très mon ma mes toujours jamais pas je au aux du un une
  il lo gli della senza mio mia sempre mai che di è
  os uma não com sem meu minha sempre
  het een voor niet met mijn altijd
  och för inte med utan min mitt alltid
  nie się na jest moje bez dla
  ve için bir ile çok yok`.split(/\s+/),
)

/** "fenster putzen im 4. stock": most of its words are in no English dictionary, and none joins English words. */
export function isOtherLanguage(typed: string): boolean {
  const words = typed.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  const long = words.filter((word) => word.length > 3)
  return (
    long.length > 2 &&
    long.filter((word) => !isEnglishWord(word)).length * 2 > long.length &&
    words.every((word) => FOREIGN.has(word) || !isFunctionWord(word))
  )
}

/** Whether a text can stand in an English sentence. Names and unknown single words count as English. */
export function isEnglish(typed: string): boolean {
  // "min" is Swedish, but not behind a number.
  const text = typed.replace(/(?<=\d) ?min\b/gi, ' minutes')
  if (isForeign(text)) return false
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false
  const words = text.toLowerCase().match(/[\p{L}'-]{2,}|\bi\b/gu) ?? []
  const plain = words.filter((word) => !/^[\p{L}]$/u.test(word))
  if (plain.length < 2) return !/[äöüßñçãõåøæłşğ]/.test(text) || /^\p{Lu}/u.test(text)
  const foreign = plain.filter((word) => FOREIGN.has(word)).length
  const english = plain.filter((word) => !FOREIGN.has(word) && isEnglishWord(word)).length
  const functional = plain.filter((word) => !FOREIGN.has(word) && isFunctionWord(word)).length
  if (foreign > functional && foreign + 1 >= english) return false
  return english * 3 >= plain.length || (english > 0 && plain.length <= 3 && foreign === 0)
}
