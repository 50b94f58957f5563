import { countSpokenWords, upperFirst } from '../language'

const MIN_WORDS = 4
const MAX_WORDS = 16

/** A feature that says by itself what it is about: "It smells of oak." is "The Harrow candle smells of oak."; undefined where it does not. */
export function namedOpener(typed: string, subject: string, isPlural: boolean): string | undefined {
  const name = upperFirst(subject)
  const said = upperFirst(typed.trim())
    .replace(/[.!]*$/, '.')
    .replace(/^(?:it|they)(?: |(?=['’]))/i, () => `${name} `)
    .replace(/^(.+?) ['’](?:s|re) /, `$1 ${isPlural ? 'are' : 'is'} `)
    .replace(/^(.+?) ['’]ll /, '$1 will ')
  // "You can trim them" before anybody knows what.
  const text = /^(?:You|We|I|One|With|My)\b/.test(said) ? said.replace(/\b(?:it|them)\b/i, subject) : said
  const words = countSpokenWords(text)
  const isSentence =
    /^(?:The|You|We|I|One|With|My|Our|This|These|Your|Nobody|Every)\b/.test(text) || text.startsWith(name)
  return isSentence && words >= MIN_WORDS && words <= MAX_WORDS ? text : undefined
}
