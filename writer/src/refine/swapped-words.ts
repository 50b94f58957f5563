import { upperFirst } from '../language'

const FEMALE =
  /\b(?:sister|mum|mom|mother|mam|aunt|auntie|aunty|daughter|wife|grandmother|grandma|gran|nan|girlfriend|niece|girl|woman|lady|mrs|queen)\b/i
const MALE =
  /\b(?:brother|dad|father|uncle|son|husband|grandfather|grandpa|grandad|boyfriend|nephew|boy|man|guy|bloke|mr|lad)\b/i
const THING =
  /\b(?:cat|dog|kitten|puppy|rabbit|hamster|parrot|bird|horse|car|van|bike|house|garden|school|job|shop|phone|laptop|fish|pony|tortoise|goat|cow)\b/i

export type Gender = 'she' | 'he' | 'it'

export function genderOf(words: string): Gender | undefined {
  if (FEMALE.test(words)) return 'she'
  if (MALE.test(words)) return 'he'
  return THING.test(words) ? 'it' : undefined
}

const FORMS: Record<Gender, RegExp> = {
  she: /\b(?:she|her|hers|herself)(?='|\b)/gi,
  he: /\b(?:he|him|his|himself)(?='|\b)/gi,
  it: /\b(?:it|its|itself)(?='|\b)/gi,
}
export const pronounsIn = (text: string, gender: Gender): boolean => text.search(FORMS[gender]) >= 0

const OBJECT: Record<Gender, string> = { she: 'her', he: 'him', it: 'it' }
const OWN: Record<Gender, string> = { she: 'her', he: 'his', it: 'its' }
/** "Her" before these is no possessive: "I laughed at her and". */
const AFTER_OBJECT =
  /^(?:[^\p{L}]*$|[^\p{L}' ]|\s+(?:and|but|so|in|on|at|to|for|with|from|by|off|out|up|down|a|an|the|my|that|when|while|if|because|again|over|into|about|some|i|we|they|you|he|she|it|how|what|why|not|too|down)\b)/iu

/** "She ... her" as "he ... his" or "it ... its". */
export function withPronouns(text: string, old: Gender, fresh: Gender): string {
  return text.replace(FORMS[old], (found, at: number) => {
    const word = found.toLowerCase()
    const rest = text.slice(at + found.length)
    const put = word.endsWith('self')
      ? `${OBJECT[fresh]}self`
      : word === old
        ? fresh
        : word === 'him'
          ? OBJECT[fresh]
          : word === 'hers'
            ? OWN[fresh] === 'her'
              ? 'hers'
              : OWN[fresh]
            : word === 'her'
              ? AFTER_OBJECT.test(rest) || /^\s+\p{Lu}/u.test(rest)
                ? OBJECT[fresh]
                : OWN[fresh]
              : OWN[fresh]
    return /^\p{Lu}/u.test(found) ? upperFirst(put) : put
  })
}

/** The words, two or more, that one text ends and another one begins with. */
export const sharedRun = (before: string, after: string): string =>
  /(?:^| )(\S+ .+)\n\1(?![\p{L}\d])/iu.exec(`${before}\n${after}`)?.[1] ?? ''

const DETERMINER = /^(?:the|a|an|my|our|his|her|their|your|own|some)\s+/i
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i

/** How the words to be replaced may stand in the script, the likeliest first: as typed, without their article, as a figure. */
function formsOf(old: string): string[] {
  const bare = old.replace(DETERMINER, '').replace(DETERMINER, '')
  const singular = bare.replace(/(?<=\p{L}{3})s$/u, '')
  const figure = NUMBERS.indexOf(bare.split(' ')[0]?.toLowerCase() ?? '')
  const word = NUMBERS[Number(bare.split(' ')[0])]
  const rest = bare.split(' ').slice(1).join(' ')
  const also = [
    ...(figure > 0 ? [`${figure} ${rest}`.trim()] : []),
    ...(word && /^\d/.test(bare) ? [`${word} ${rest}`.trim()] : []),
  ]
  return [...new Set([old, bare, `${bare}s`, singular, ...also])].filter((form) => form.length > 0)
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")
const patternOf = (form: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${DETERMINER.source.slice(1)})?(${escaped(form)})(?![\\p{L}\\p{N}])`, 'giu')

/** Which form of these words a text has. */
export const formIn = (text: string, old: string): string | undefined =>
  formsOf(old).find((form) => patternOf(form).test(text))

export interface Swap {
  old: string
  fresh: string
  /** Without its article, where the old words had one and stand without it: "cat hair". */
  bareFresh?: string
}

export function swapOf(form: string, old: string, typed: string): Swap {
  const plural = DAY.test(typed) && /s$/i.test(form) && !/day$/i.test(form) ? `${typed}s` : typed
  const hasArticle =
    /^(?:the|a|an|my|our)\s/i.test(old) && !/^(?:the|a|an|my|our)\s/i.test(form) && /^\p{Ll}/u.test(form)
  return {
    old: form,
    fresh: plural,
    ...(hasArticle && { bareFresh: plural.replace(DETERMINER, '') }),
  }
}

/** Every place of the old words in these texts, with the article that the fresh ones want. */
export function withSwap(text: string, { old, fresh, bareFresh }: Swap): string {
  return text.replace(patternOf(old), (found, determiner: string | undefined, _word: string, at: number) => {
    const after = text.slice(at + found.length)
    const capital =
      /^\p{Lu}/u.test(found) &&
      (at === 0 || /[.!?:]["'”’]?\s+$/.test(text.slice(0, at)) || /^\p{Lu}\p{Ll}/u.test(fresh))
    const lone = withoutEcho(determiner === undefined && bareFresh !== undefined ? bareFresh : fresh, after)
    const said = withDeterminer(determiner, lone)
    return capital ? upperFirst(said) : said
  })
}

/** "Around ten in a week in a week": what follows already is not said twice. */
export function withoutEcho(put: string, after: string): string {
  const words = put.split(' ')
  const at = words.findIndex(
    (_, start) =>
      start > 0 && new RegExp(`^\\s+${escaped(words.slice(start).join(' '))}(?![\\p{L}\\p{N}])`, 'iu').test(after),
  )
  return at < 0 ? put : words.slice(0, at).join(' ')
}

function withDeterminer(determiner: string | undefined, put: string): string {
  if (determiner === undefined) return put
  const own = DETERMINER.test(put)
  // "Our beagle" becomes "our terrier", also where "a terrier" was typed.
  if (/^(?:an?|the)\s/i.test(put) && /^(?:my|our|his|her|their|your|the)\s/i.test(determiner))
    return determiner + put.replace(/^(?:an?|the)\s/i, '')
  if (own || /^\p{Lu}/u.test(put)) return /^(?:some|own)/i.test(determiner) || !own ? nameAfter(determiner, put) : put
  if (!/^an?\s/i.test(determiner)) return determiner + put
  const article = /^(?!one\b|once\b)[aeio]|^u(?!ni|se|su)/i.test(put) ? 'an ' : 'a '
  return (determiner.startsWith('A') ? upperFirst(article) : article) + put
}

/** A name takes no article, but "my Saturdays" stay mine. */
const nameAfter = (determiner: string, put: string) =>
  /^(?:the|an?)\s/i.test(determiner) && !/day/i.test(put) ? put : determiner + put
