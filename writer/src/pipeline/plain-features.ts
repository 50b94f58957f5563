import { lowerFirst, spellUnits, upperFirst } from '../language'
import { readNounPhrase } from '../reading'
import type { ReadFeature, Reading } from './reading'

/**
 * Puts the seller's words into a line: `{amount}`, `{n}`, `{1}` a thing with its article, `{=1}` as typed, `{size}` all measures, `{plain}` the whole feature
 * as a sentence. What cannot be filled stays.
 */
export function typedWords(text: string, { amount, words, plain, caption }: ReadFeature): string {
  return text.replace(/\{(amount|n|plain|size|=?[12])\}/g, (slot, name: string) => {
    if (name === 'amount') return amount?.text ?? slot
    if (name === 'plain') return plain ?? slot
    if (name === 'size')
      return /\d/.test(caption) ? spellUnits(lowerFirst(caption)).replace(/\s?[x×]\s?(?=\d)/g, ' by ') : slot
    if (name === 'n') return amount ? String(amount.number) : slot
    const typed = words?.[name.replace('=', '')]
    if (typed === undefined) return slot
    return name.startsWith('=') ? typed : (readNounPhrase(typed)?.text ?? slot)
  })
}

/** The lines that say a feature in the seller's own words, by what these are: a part, an act, a quality. */
export function plainLinesFor(plain: string): string {
  if (
    /^(?:It has|They have|It's got|They've got|There's|There are|The \p{L}+(?: \p{L}+)?(?:'s| is| are)) /u.test(plain)
  )
    return 'a part'
  return /^(?:It's|They're|It is|They are|It comes|They come) /.test(plain) ? 'a quality' : 'an act'
}

/**
 * A feature in the seller's words, as a creator says it: "The bristles are flexible.", "It folds flat.", and where no sentence is sure, what was typed:
 * "4 big suction cups."
 */
export function asPeopleSay(sentence: string | undefined, typed: string): string | undefined {
  if (sentence === undefined) return spokenFragment(typed)
  const found = /^(?:It has|They have) (an? )?([a-z-]+) ([a-z]+)\.$/.exec(sentence)
  const [, article, quality = '', thing = ''] = found ?? []
  if (found && PREDICATIVE.test(quality) && (article || /[^s]s$/.test(thing)))
    return article
      ? `The ${thing}${/(?:s|se|ce|x|z|ch|sh|ge)$/.test(thing) ? ' is' : "'s"} ${quality}.`
      : `The ${thing} are ${quality}.`
  // Short things that were read whole: "It's got two nozzles."
  const [, owner = '', had = ''] = /^(It has|They have) (.+)\.$/.exec(sentence) ?? []
  if (had.split(' ').length <= MAX_HAD_WORDS && had !== '' && !/(?<!^)\d/.test(had) && isWholly(had, typed))
    return `${owner === 'It has' ? "It's" : "They've"} got ${had}.`
  const [, verb = ''] = /^(?:It|They) (\p{L}+)/u.exec(sentence) ?? []
  // A verb of the seller's own makes a sentence; one that was added makes "It has hose 1.5 meters".
  const isTheirs =
    verb !== 'has' && verb !== 'have' && new RegExp(`^(?:it |they |also )?${verb}\\b`, 'i').test(typed.trim())
  return isTheirs || /^(?:It's|They're) /.test(sentence) ? sentence : (spokenFragment(typed) ?? sentence)
}

const MAX_HAD_WORDS = 5
const MAX_FRAGMENT_WORDS = 10

/** Whether a phrase is what was typed, but for its article. */
const isWholly = (phrase: string, typed: string) => {
  const plainly = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:an?|the|with|has|have) /, '')
      .replace(/[^a-z0-9]+/g, '')
  return plainly(phrase) === plainly(typed)
}

/** What was typed, fit for the mouth; undefined where it is no short run of plain words. */
export function spokenFragment(typed: string): string | undefined {
  const text = spellUnits(typed)
    .replace(/\bw(?:\/\s*|\s+)/gi, 'with ')
    .replace(/\s*\b(?:lol|haha|omg)\b/gi, '')
    .replace(/\bincl\.?$/i, 'included')
    .replace(/\s*(?:\+|&)\s*/g, ' and ')
    .replace(/\bincl\.?(?=\s|$)/gi, 'including')
    .replace(/\s*%/g, ' percent')
    .replace(/\s*[.!…]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = text.split(' ')
  return words.length <= MAX_FRAGMENT_WORDS && /\p{L}{2}/u.test(text) && !/[<>{}[\]()|@#*_=\\/]/.test(text)
    ? `${upperFirst(text)}.`
    : undefined
}

const PREDICATIVE =
  /^(?:[a-z]+(?:able|ible)|flexible|quiet|soft|long|wide|deep|strong|thick|thin|big|large|small|extra-long|short|removable|reversible|padded|rounded|curved|flat|smooth|raised|reinforced|lined|hidden|waterproof|non-slip|stretchy|firm|sharp|bright|clear|heavy|light|fast|gentle|safe|sturdy|elastic|insulated|magnetic|washable)$/

/** What to film for a feature in the seller's own words. */
export function plainPicture({ plain = '', caption }: ReadFeature, { sorts }: Reading): string {
  const shown = lowerFirst(caption)
  if (sorts.has('app')) return `Screen recording, one tap at a time: ${shown}`
  if (sorts.has('service') || sorts.has('course')) return `Creator to the lens, "${caption}" as text beside the face`
  const thing = /^(?:It has|They have|It's got|They've got|There's|There are) (.+?)\.$/.exec(plain)?.[1]
  if (thing) return `Close, one finger points at ${thing.replace(/^(?:an?|the) /, 'the ')}`
  const does = /^(?:It|They) (?!is\b|are\b|comes?\b)(.+?)\.$/.exec(plain)?.[1]
  if (does) return `One take, no cut: {Name} ${does}`
  return `{Name} in the light, "${caption}" as text`
}
