import { isUncounted, keptBy, PRICE_ON_SCREEN, lowerFirst, upperFirst, withArticle } from '../language'
import { agreed } from './agreement'
import type { Reading } from './reading'

/** A line as it is said, with the product under this name. */
export const asSaid = (text: string, reading: Reading, name: string) =>
  sentenceCased(filled(reading.product.isPlural ? inPlural(text) : text, reading, name))

/** "This is {Name}" to "These are {Name}", also in pictures. */
export const inPlural = (text: string) =>
  text
    .replace(/\b([Tt])his is (?=\{Name\})/g, '$1hese are ')
    .replace(/\b([Hh]ere|[Tt]here)'s (?=\{Name\})/g, '$1 are ')
    .replace(
      /(\{Name\}) (comes|goes|sits|stands|lies|gets|grows|is|has)\b/g,
      (_, name: string, verb: string) => `${name} ${PLURAL_OF[verb] ?? verb}`,
    )

const PLURAL_OF: Record<string, string> = {
  comes: 'come',
  goes: 'go',
  sits: 'sit',
  stands: 'stand',
  lies: 'lie',
  gets: 'get',
  grows: 'grow',
  is: 'are',
  has: 'have',
}

/** "a parked truck" for "a parked car", where that is what the brief is about. */
const inOwnWorld = (text: string, { ruledOut }: Reading) =>
  ruledOut.say.reduce(
    (said, [from, to]) => said.replace(ofWorld(from), (found) => (/^\p{Lu}/u.test(found) ? upperFirst(to) : to)),
    text,
  )
const ofWorld = keptBy((from: string) => new RegExp(`\\b${from}(?=s?\\b)(?! (?:hair|fur|lover|owner|home|bed))`, 'gi'))

/** A sentence with the price. */
const PRICE_SENTENCE = /(?:[\p{L}{}'’]+ )*\{price\}[^.?!]*\.?/gu

/** A line with names and amounts in place. */
export function filled(line: string, reading: Reading, name: string): string {
  const { product, price, shown, voice, sorts } = reading
  const owner = voice === 'maker' || sorts.has('seller') ? (sorts.has('several') ? 'our' : 'my') : undefined
  const text = price === undefined && shown !== undefined ? line.replace(PRICE_SENTENCE, PRICE_ON_SCREEN) : line
  let isFirst = true
  const said = agreed(inOwnWorld(text, reading), product.isPlural)
  return (said.includes('{Name}') ? withNames(said) : said)
    .replaceAll('{price}', price ?? '')
    .replace(/\bThis is this\b/, 'Here it is')
    .replace(
      /(\bIt)?(?:'s| is| are|'re) from (?=\p{L}{0,3} ?\p{Sc}?\d)/u,
      (_, it: string | undefined) => `${it ?? ''} ${product.isPlural && it === undefined ? 'start' : 'starts'} at `,
    )

  function withNames(named: string): string {
    return named
      .replace(/\b([Tt]his is|This one's) \{Name\}/, (found, verb: string) =>
        !name.startsWith('this ')
          ? found
          : `${verb} ${owner ? `${owner} ${name.slice(5)}` : isUncounted(product.noun.split(' ').at(-1) ?? '') ? name.slice(5) : withArticle(name.slice(5))}`,
      )
      .replace(/\b([Tt]hese are) \{Name\}/, (found, verb: string) =>
        name.startsWith('these ') ? `${verb} ${owner ? `${owner} ` : ''}${name.slice(6)}` : found,
      )
      .replace(
        /\b(my|this|the|your|our|one|a|an|these|that) \{Name\}/gi,
        (_, determiner: string) => `${determiner} ${bare(product.later)}`,
      )
      .replace(/\{Name\}'s (?=\{price\})/g, product.isPlural ? '{Name} are ' : '{Name} is ')
      .replace(/\{Name\}('s)?/g, (_, owner: string | undefined) => {
        const said = isFirst ? name : product.later
        isFirst = false
        return owner ? ownerOf(said, product.isPlural) : said
      })
  }
}

const bare = (mention: string) => mention.replace(/^(?:the|this|these|a|an) /, '')
/** "The sauce is vegan", but "Pocketwren's vegan": a plain noun before "'s" sounds like an owner. */
const ownerOf = (mention: string, isPlural: boolean) =>
  isPlural
    ? `${mention} are`
    : /[s\d]$|^\S+ \S+ \S+|^(?:the|this) \p{Ll}[^\p{Lu}]*$/u.test(mention)
      ? `${mention} is`
      : `${mention}'s`

export const sentenceCased = (text: string) =>
  upperFirst(text)
    .replace(
      /(^|[.!?]["”']?\s+|[A-Z]: )(the|this|these)\b/g,
      (_, before: string, word: string) => before + upperFirst(word),
    )
    .replace(/(?<=\p{Ll}: )(?:It|They|You|There|The|This|These)\b/gu, (word) => lowerFirst(word))
