import { contentStems } from '../language'
import type { Part } from './anatomy'

/** Words of a wish that name a piece of a script and nothing that is told in it. */
const NO_TOPIC = new Set([
  'part',
  'bit',
  'line',
  'sentenc',
  'stori',
  'story',
  'jok',
  'thing',
  'question',
  'everyth',
  'everything',
  'stuff',
  'fact',
  'whol',
  'too',
  'ones',
  'mention',
  'say',
  'says',
  'was',
  'were',
  'been',
  'who',
  'why',
  "don't",
  "doesn't",
  "can't",
  "won't",
])

/** Forms and names of the same: the first stands for all. */
const SAME = `mum mom mother mam mums moms|dad father dads|kid child children kids|telly tv television|grandma grandmother gran granny nana abuela|grandpa grandfather grandad|cash money|
come came coming|buy bought|make made making|go went gone going|say said|tell told|take took taken|get got|give gave given|have had has|do did does done|see saw seen|think thought|write wrote written|
know knew known|find found|sell sold|keep kept|leave left|lose lost|break broke broken|bring brought|wear wore|eat ate eaten|drink drank|sleep slept|drive drove|fall fell|feel felt|
one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|ten 10|eleven 11|twelve 12|rain rained raining rainy|trouser trousers pants|phone mobile|sofa couch|aluminum aluminium|color colour|night nights|day days|cm centimeter centimeters centimetre centimetres|kg kilo kilos kilogram kilograms|min minute minutes`
const FAMILY = new Map(
  SAME.split('|').flatMap((line) => {
    const [head = '', ...rest] = line.trim().split(/\s+/)
    return [head, ...rest].map((word): [string, string] => [contentStems(word)[0] ?? word, head])
  }),
)

/** What a phrase is about: the stems of its words, each by the one name of its family. */
export function topicsOf(phrase: string): string[] {
  const stems = contentStems(phrase).map((stem) => FAMILY.get(stem) ?? stem)
  const own = stems.filter((stem) => !NO_TOPIC.has(stem))
  return [...new Set(own.length > 0 ? own : stems)]
}

/** Whether a text says all that a phrase names. */
export function saysAll(text: string, phrase: string): boolean {
  const wanted = topicsOf(phrase)
  const said = new Set(topicsOf(text))
  return wanted.length > 0 && wanted.every((topic) => said.has(topic))
}

/** The sentences about something: those that name all of it, else its main word, else those that name at least half of it. */
export function partsAbout(parts: readonly Part[], phrase: string): Part[] {
  const wanted = topicsOf(phrase)
  // "A&E" has no word of three letters.
  if (wanted.length === 0)
    return phrase.trim().length < 2 ? [] : parts.filter(({ sentence }) => sentence.text.includes(phrase.trim()))
  const scored = parts.map((part) => {
    const said = new Set(topicsOf(part.sentence.text))
    return { part, hits: wanted.filter((topic) => said.has(topic)).length, said }
  })
  const full = scored.filter(({ hits }) => hits === wanted.length)
  if (full.length > 0) return full.map(({ part }) => part)
  // "Uncle Pete's shirt" is about the shirt, and "cleaning before we come" about the sentence that says most of it.
  const head = /['’]s \S+$/.test(phrase.trim()) ? wanted[wanted.length - 1] : undefined
  const ofHead = scored.filter(({ said }) => head !== undefined && said.has(head))
  if (ofHead.length > 0) return ofHead.map(({ part }) => part)
  const words = new Set(phrase.toLowerCase().match(/[\p{L}\p{N}']+/gu))
  const likeness = ({ part, hits }: (typeof scored)[number]) =>
    hits +
    (part.sentence.text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).filter(
      (word, at, all) => words.has(word) && all.indexOf(word) === at,
    ).length /
      10
  const half = scored.filter(
    ({ hits, part }) => hits * 2 >= wanted.length && hits > 0 && part.role !== 'call' && part.role !== 'price',
  )
  const most = Math.max(0, ...half.map(likeness))
  return half.filter((each) => likeness(each) === most).map(({ part }) => part)
}
