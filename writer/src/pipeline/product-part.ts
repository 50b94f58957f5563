import { lowerFirst } from '../language'
import { isAdjective, isFunctionWord, isNoun, isParticiple, productNoun, verbAfterSubject } from '../reading'

const MAX_WORDS = 3
/** "The handles are thick", "the magnets spin", "three drops are enough" */
const SUBJECT = /^(?:the|its|their|each|every|all the|one|an?|two|three|four) /i
/** "It has a hook that goes behind the vent", "There's a light" */
const HAD =
  /^(?:(?:it|they|(?:the|each|every) [^.,]{2,40}?)(?: also)?(?:['’]s got| has| have| comes? with| (?:holds?|locks?|closes?|stays? \p{L}+) with)|you (?:can|['’]ll) (?:even )?see|there(?:['’]s| is| are)|(?:in|on|inside)(?: the \p{L}+)? there(?:['’]s| is| are)) (?:(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (.+)|((?:[\p{L}-]+ ){0,2}[\p{L}-]+[^s\W]s(?= (?:which|that|you|on|in|at|for|so|and)\b|[,.]|$).*))/iu
/** "The zip pocket at the back takes keys" */
const LOCATED =
  /^(?:the|its) ((?:\p{Ll}+ )?\p{Ll}+) (?:at|behind|in|inside|on|under) (?:the|its|your) \p{Ll}+ \p{Ll}+/iu
/** "We bring our own hoover" */
const BROUGHT = /^(?:I|we) (?:bring|come with|use) (?:my|our) own (.+)/i
/** What a service hands over: "You get a certificate" */
const PAPER =
  /^(?:there(?:['’]s| is| are)|you get) (?:an?|one|the|\d+) ((?:\p{L}+ )?(?:certificates?|chapters?|files?|manual|pages?|recordings?|reports?|sheets?))\b/iu
/** What is not seen, or somebody. */
export const UNSEEN =
  /^(?:access|adjustment|adults?|age|air|app|aroma|back|batch(?:es)?|batter(?:y|ies)|bit|body|bottom|box|brand|change|charge|charging|child|children|chance|client|cold|colou?rs?|company|compression|cost|course|crotch|customers?|day|days|degrees?|details?|difference|dispatch|dogs?|cats?|delivery|father|feeling|feet|fingers?|fit|foot|flavou?r|form|fragrance|front|girls?|grams?|group|grown-?ups?|guests?|guarantee|hand|hands|heats?|hours?|humidity|idea|ingredients?|inside|instructions?|kids?|kind|lawyer|length|levels?|life|line|lot|man|material|men|minutes?|mode|modes|months?|mother|name|niacinamide|night|noise|one|ones|order|outside|pack|pair|people|perfume|person|piece|pieces|places?|plan|player|postage|power|pressure|price|product|protection|quality|reason|rest|result|rule|scent|settings?|set|shape|shipping|side|sides|size|sizes|smell|songs?|sound|speeds?|stains?|square|stuff|style|support|taste|technology|temperatures?|texts|thing|thumb|things|time|times|type|use|videos?|volume|warranty|water|way|week|weeks|weight|whole|wi-?fi|women|woman|work|world|years?|zinc|(?!(?:oyst|pepp|flow|pap|stick|lay|draw|cov|feath|roll|speak|burn|corn|zipp)ers)\p{L}+(?:er|or)s)$/iu

/** These make no picture by themselves: measures, places far away, what is only thought of, and parts inside a machine. */
export const NO_CLOSER =
  /^(?:inch(?:es)?|pounds?|ounces?|centimet(?:er|re)s?|millimet(?:er|re)s?|met(?:er|re)s?|feet|miles?|mls?|kilos?|(?:milli)?grams?|percent|warehouses?|factor(?:y|ies)|questions?|access|noise|prices?|qualit(?:y|ies)|hairs?|sensitivit(?:y|ies)|motors?|batter(?:y|ies)|chips?|inseams?|layers?)$/i

/** "the alarm rings": nothing is seen. */
export const ONLY_HEARD = /\balarm\b/

/** What something is written on: "the carton". */
export function writtenOn(text: string): string | undefined {
  const noun = WRITTEN_ON.exec(text)?.slice(1).find(Boolean) ?? ''
  return isNoun(noun) && !UNSEEN.test(noun) ? `the ${noun}` : undefined
}

/** A part of a thing that a feature is about: "the handles". Who works for others has tools. */
export function partIn(text: string, it: string, names: readonly string[], isThing: boolean): string | undefined {
  const plain = text.replace(/^(?:and|so|yes,?|then|just|also|when \S+ \S+ \S+,?) /i, '')
  const [, bare = '', last = ''] = /^(\p{Lu}\p{Ll}+(?: (\p{Ll}+))?) \p{Ll}/u.exec(plain) ?? []
  // "Hose tucks away in the handle"
  const isBare =
    !isFunctionWord(bare.split(' ')[0]?.toLowerCase() ?? '') &&
    [bare.split(' ')[0] ?? '', last].some((word) => productNoun(word) === 'thing') &&
    verbAfterSubject(plain.split(' ')) > 0
  const said = isBare ? `the ${lowerFirst(plain)}` : plain
  const [, held] = isThing ? (HELD.exec(said) ?? []) : []
  if (held !== undefined && !it.split(' ').includes(held)) return `the ${held}`
  const [, mark = '', where = ''] = isThing ? (MARKED.exec(said) ?? []) : []
  if (where !== '') return `where it is ${mark}, ${where}`
  const words = said.split(' ')
  const verb = SUBJECT.test(said) ? verbAfterSubject(words) : -1
  const [, one, many] = HAD.exec(said) ?? []
  const had = one ?? many
  const [, brought] = BROUGHT.exec(said) ?? []
  const [, paper] = PAPER.exec(said) ?? []
  const subject =
    verb > 1 && !COMES_FIRST.test(words.slice(verb).join(' '))
      ? words.slice(/^all/i.test(said) ? 2 : 1, verb).join(' ')
      : undefined
  const [, located] = LOCATED.exec(said) ?? []
  const owned = /^(?:each|every) /i.test(said) ? (had ?? subject) : (subject ?? had ?? located)
  const named = (isThing ? owned : (brought ?? paper)) ?? ''
  const phrase = nounPhrase(named)
  // "machine washable cover"
  const next = named.split(' ')[phrase.length] ?? ''
  const head = phrase.at(-1)?.toLowerCase() ?? ''
  const isSeen =
    phrase.length > 0 &&
    phrase.length <= MAX_WORDS &&
    phrase.every(
      (word) =>
        /^\p{L}[\p{Ll}-]+$/u.test(word) && !isFunctionWord(word) && !/^(?:anti|auto|percent|sounds?)$/.test(word),
    ) &&
    /^\p{Ll}/u.test(phrase.at(-1) ?? '') &&
    // "the Czech keys"
    phrase.every((word) => /^\p{Ll}/u.test(word) || !names.some((name) => name.includes(word))) &&
    (isNoun(head) || MARK.test(head) || brought !== undefined) &&
    !isAdjective(head) &&
    !(isAdjective(next) && !isFunctionWord(next)) &&
    !UNSEEN.test(head) &&
    !NO_CLOSER.test(head) &&
    !ONLY_HEARD.test(phrase.join(' ')) &&
    !it.split(' ').includes(head) &&
    (PACKING.test(head) || !names.some((name) => name.toLowerCase().endsWith(phrase.join(' '))))
  return isSeen ? `${isThing || paper !== undefined ? 'the' : 'your'} ${phrase.join(' ')}` : undefined
}
const MARK = /^(?:beads?|dots?|rivets?|stripes?|studs?)$/
/** What a hand can hold, though the word may be an adjective. */
const HELD = /^(?:the|its) (remote|cable|cord|plug|charger)(?: control)? (?!of\b)\p{Ll}/iu
/** "Every pair is signed under the insole" */
const MARKED = /\b(signed|stamped|engraved|numbered|dated) ((?:under|on|in|inside|at) the \p{Ll}+)(?= by\b|[,.]|$)/iu
/** "We print the batch test on the carton" */
const WRITTEN_ON =
  /\b(?:I|we|he|she|they) (?:[\p{L}]+ly |also |by hand )?(?:engrave|print|sign|stamp|write)s? (?:[^,.;]+ )?on (?:the|each|every|its) (\p{Ll}+)(?=[,.;]|$| (?:and|so|of)\b)|\b(?:date|name|number|recipe)s? [^,.;]*(?:is|are) on (?:an?|the|each|every|its) (\p{Ll}+)/iu
/** "The tin protects it", of oil in a tin */
const PACKING = /^(?:bottle|jar|pouch|tin|tube)$/
/** A scent comes first. */
const COMES_FIRST = /^comes? (?:first|after|later)\b/i

/** The words up to the end of their noun. */
export function nounPhrase(rest = ''): string[] {
  const words = rest.split(' ').map((word) => word.replace(/[.,;:!?]$/, ''))
  const stop = rest.split(' ').findIndex((word, at) => /[.,;:!?]$/.test(word) || (at > 0 && isEnd(words[at] ?? '')))
  const isCut = /[.,;:!?]$/.test(rest.split(' ')[stop] ?? '') && !isEnd(words[stop] ?? '')
  return stop < 0 ? words : words.slice(0, isCut ? stop + 1 : stop)
}
const AFTER_NOUN =
  /^(?:best|better|enough|fine|first|last|now|\p{L}+sel(?:f|ves)|again|also|away|behind|here|instead|there|together|too|twice|upside)$/iu
const isEnd = (word: string) =>
  isFunctionWord(word) ||
  AFTER_NOUN.test(word) ||
  ((isParticiple(word) || isAdjective(word)) && !isNoun(word)) ||
  (/(?:ly|ing)$/.test(word) && !isNoun(word))
