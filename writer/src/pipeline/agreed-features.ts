import { thirdPerson, withArticle } from '../language'
import { baseVerb, isAdjective, isNoun } from '../reading'
import { isCounted } from './plain-features'

/** Features in which a verb, a plural or an article is missing where nothing else can be meant: "it fill car tire in 6 minute". */
export function agreedFeatures(typed: readonly string[]): string[] {
  const isBroken = typed.some((text) => agreed(text) !== text)
  return typed.map((text) => {
    const said = agreed(isBroken ? text.replace(DOES, 'it $&') : text)
    return isBroken ? withArticles(said) : text
  })
}

const agreed = (text: string) =>
  text
    .replace(CLAUSE, (whole, before: string, it: string, verb: string, next: string) =>
      isBare(verb, next) ? `${before}${it} ${thirdPerson(verb)}` : whole,
    )
    .replace(/^have (?!to\b|you\b|a look\b)(?=\p{Ll})/iu, 'It has ')
const CLAUSE = /(^|, |\b(?:and|so|but|then|because) )(it|this) (\p{Ll}+)(?= (\S+)|,|$)/giu
/** What a product does, not what somebody is asked to do. */
const DOES = /^(?:charge|fit|work|hold|protect|support|connect|include|show|blow|fill) (?!it\b|them\b|this\b)/i

/** "it clear" is no verb, but "it clear the glass" is one. */
const isBare = (verb: string, next = '') =>
  /^(?:have|go|do)$/.test(verb) ||
  (/^(?:sure|likely)$/.test(baseVerb(verb) ?? '') && (!isAdjective(verb) || /^(?:the|your|an?|my|any|all)$/.test(next)))

const withArticles = (text: string) =>
  text
    .replace(/\b(\d+) pair (?:of )?(\p{Ll}+)$/iu, (whole, count: string, thing: string) =>
      isCounted(thing) ? `${count} pairs of ${thing}s` : whole,
    )
    .replace(/^([2-9]|\d\d+) (\p{Ll}+(?<!s))(?= (?:fit|hold) )/iu, 'the $1 $2s')
    .replace(
      /\b(\d+) (second|minute|hour|day|week|month|year|meter|gram|time|mode|speed|level)(?=$|,| (?:and|or|with|on|in|so|for)\b)/gi,
      (whole, count: string) => (count === '1' ? whole : `${whole}s`),
    )
    .replace(/\b(stops|starts|opens|closes|on|off) alone(?=$|,| at\b| in\b)/g, '$1 by itself')
    .replace(/\bno need (?!for\b|to\b)([\p{L} ]+)$/iu, (whole, things: string) =>
      isBareThing(things)
        ? `no need for ${withArticle(things)}`
        : isNoun(things.split(' ').at(-1) ?? '') && baseVerb(things) !== 'sure'
          ? `no need for ${things}`
          : whole,
    )
    .replace(
      /\b((?:it|It) (?:has|fills|charges|holds|needs|fits|cuts|cleans)) ((?:\p{Ll}+ )?\p{Ll}+)(?=$|,| (?:in|for|with|on|by|at)\b)/gu,
      (whole, does: string, thing: string) =>
        isBareThing(thing) || thing === 'light' ? `${does} ${withArticle(thing)}` : whole,
    )

const isBareThing = (thing: string) => {
  const words = thing.split(' ')
  return isCounted(words.at(-1) ?? '') && words.slice(0, -1).every((word) => isNoun(word) || isAdjective(word))
}
