import type { ScriptBrief } from '@reelwright/shared'
import { lowerFirst, plural, pluralVerb, thirdPerson, upperFirst } from '../language'
import {
  baseVerb,
  isAdjective,
  isFunctionWord,
  isNoun,
  isPluralWord,
  type ProblemText,
  readName,
  readProblem,
  verbAfterSubject,
  wholeClause,
} from '../reading'
import { isStillBroken, repaired } from './repaired-problem'
import { isWritten, sayProblem } from './say-problem'
import { whoIn, withoutMy, withThing, withWho } from './whose-problem'

const MIN_HOOK_WORDS = 3

/** The typed problem: the seller's words as they are said, and what they are. */
export function readOwnProblem({
  painPoint,
  productName,
  targetAudience,
  videoLength,
}: Pick<ScriptBrief, 'painPoint' | 'productName' | 'targetAudience'> & Partial<Pick<ScriptBrief, 'videoLength'>>):
  | ProblemText
  | undefined {
  const about = whoIn(productName, targetAudience)
  const named = aboutProduct(
    withThing(withWho(withYou(withMate(painPoint.trim())), about), productName, pluralVerb),
    productName,
  )
  const own = readProblem(named)
  if (!own?.isEnglish) return own
  const isToViewer = TO_VIEWER.test(named) && !OF_MINE.test(named)
  const asTyped = sayProblem(named, true, videoLength ?? 60)
  const said = sayProblem(named, isWritten(painPoint.trim()), videoLength ?? 60)
    .map((text) => (about === undefined ? text : withoutMy(text, named, about)))
    .map((text) => asAsked(text, named))
    .map((text, _, { length }) => (length === 1 ? asKnown(text) : text))
    .map((text, _, { length }) =>
      length === 1 && own.form !== 'past' && (isLabel(text) || BARE.test(text)) ? asQuestion(text) : text,
    )
    .map((text) => (isToViewer ? text.replace(/\bmy\b/g, 'your').replace(/\bMy\b/g, 'Your') : text))
  // Corrections of one half make the other sound wrong.
  const isHalf = said.join(' ') !== asTyped.join(' ') && isStillBroken(said.join(' '))
  const [first = '', second, ...others] = isHalf ? asTyped : said
  // "Ants. In the cereal.", "Housewarming gift? Another bottle of wine.": a word or two are no opening.
  const isBegun = first.endsWith('?') || first.split(' ').length < MIN_HOOK_WORDS
  const hook = isBegun && second ? `${first} ${second}` : first
  const more = [...(isBegun || !second ? [] : [second]), ...others]
  if (hook === '') return undefined
  const { more: _more, clause, ...rest } = own
  const isClause = clause !== undefined && hook.replace(/[.!?]+$/, '').toLowerCase() === clause.toLowerCase()
  return { ...rest, hook, ...(isClause && { clause }), ...(more.length > 0 && { more: more.join(' ') }) }
}

/** "They know how to drive": no person was named, so it is the viewer. */
const withYou = (text: string) =>
  (KNOWS.test(text) || (DOES.test(text) && !TO_VIEWER.test(text) && !OF_MINE.test(text))) && !PEOPLE.test(text)
    ? text
        .replace(/\bthey(?=['’]|\b)(?! \p{L}+ you\b)/giu, (word) => (word === 'They' ? 'You' : 'you'))
        .replace(/\byou are\b/gi, (words) => words.replace(' are', "'re"))
        .replace(/\bthem\b/gi, 'you')
        .replace(/\btheir\b/gi, 'your')
    : text
const KNOWS =
  /\bthey (?:only |always |never |just |still |all )?(?:know|think|spend|pay|waste|buy|lose|end up|give up|have to|find out|feel|want|forget|fail|learn|don['’]?t know|(?:are|['’]re) (?:afraid|scared|worried|tired|not sure))\b/i
/** Verbs of people: "they" of a sentence without another noun are people. */
const DOES =
  /^they (?:memori[sz]e|discover|borrow|panic|study|guess|quit|apply|sign (?:up|the|an?)|(?:open|start|write|read|try|book|hire) (?:the|an?|their|with an?|every) )/i
const PEOPLE =
  /\b(?:people|kids?|child(?:ren)?|guests?|customers?|clients?|owners?|neighbou?rs?|landlords?|parents?|men|women|students?|pupils?|families|couples|teams?|bosse?s?|friends|mates|dogs?|cats?|pets?|bab(?:y|ies)|toddlers?|sellers?|companies|brands|agents?|dealers?|doctors?|teachers?|buyers?|players?|drivers?|workers?|cleaners?)\b/i

/** What has no verb of its own is asked: "Phone falling when driving?" */
const asAsked = (text: string, typed: string) => {
  const bare = repaired(text, typed)
    .replace(
      /^((?:My )?\p{L}+(?<!s)(?: (?:on|in|under|at) (?:the )?\p{Ll}+)?) never (\p{Ll}+)\b/u,
      (whole, thing: string, verb: string) =>
        isNoun(thing.replace('My ', '').split(' ')[0] ?? '') && /^(?:sure|likely)$/.test(baseVerb(verb) ?? '')
          ? `${thing} never ${thirdPerson(verb)}`
          : whole,
    )
    .replace(COSTS, '$1ing')
  const isOpen = /\p{L}\.$/u.test(bare) && !OWN.test(bare)
  return isOpen && UNSAID.test(bare) && bare.split(' ').length <= MAX_LABEL_WORDS
    ? asQuestion(upperFirst(bare))
    : upperFirst(bare)
}
/** "Cold.", "Back pain.": no more than the name of it. */
const BARE = /^\p{L}+(?: \p{L}+)?\.$/u
const asQuestion = (text: string) => `${text.slice(0, -1)}?`
const COSTS =
  /^(Buy|Pay|Order|Clean|Wash|Cook|Eat|Wait|Carry|Fix|Find)(?= (?!me\b)[^,.]+ (?:is|takes|costs) (?:expensive|hard|boring|slow|\p{Ll}+ing|too|very|so|a lot|long|hours)\b)/u
/** "Leggings that go see-through when you bend over." would be what is sold: "You know those leggings that ...?" */
export function asKnown(text: string): string {
  const [, things = '', what = ''] = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?) ((?:that|who|which) [^.;:?!]+)\.$/u.exec(text) ?? []
  const isKnown = isPluralWord(things.toLowerCase().split(' ').at(-1) ?? '')
  return isKnown && !OF_MINE.test(what) && !HAS_VERB.test(what) ? `You know those ${lowerFirst(things)} ${what}?` : text
}
/** A verb of the things themselves: "that roll down are useless" */
const HAS_VERB =
  /(?<!\b(?:that|who|which|and|but|or|you|they|it|there|\p{L}+ing) )\b(?:is|are|was|were|never|always|drive|make|cost)\b/iu
const OWN = /\b(?:I|I'm|I've|my|we|our|is|are|was|were|am|can't|don't|'s|'re)\b/i
/** "Landlord keeping your deposit", "Not knowing what to buy", "Cooker not whistling", "Phone falling when driving" */
const UNSAID =
  /^(?!(?:Tired|Sick|Kept|One|Another|Still|Always)\b)(?:Not \p{Ll}+ing\b|(?:\p{Lu}\p{Ll}+ ){1}(?:\p{Ll}+ )?(?:not \p{Ll}+ing\b|\p{Ll}{3,}ing (?=your\b|you\b|when\b|from\b)))/u

/** "Bland braai meat", "Wrist pain after ranked": a headline, which creators do not say to a camera. Longer ones are told. */
function isLabel(text: string): boolean {
  const words = text.toLowerCase().slice(0, -1).split(' ')
  return (
    /\p{L}\.$/u.test(text) &&
    words.length >= MIN_HOOK_WORDS &&
    words.length <= MAX_LABEL_WORDS &&
    !NO_LABEL.test(text.slice(0, -1)) &&
    wholeClause(text.slice(0, -1)) === undefined &&
    verbAfterSubject(words) < 1 &&
    !words.some((word, at) => {
      const isAfterMany = isPluralWord(words[at - 1] ?? '')
      const isKnown = isFunctionWord(word) || isNoun(word) || isAdjective(word) || /(?:ing|where|again)$/.test(word)
      return (at > 0 && baseVerb(word) !== undefined && (!isNoun(word) || isAfterMany)) || (isAfterMany && !isKnown)
    })
  )
}
const MAX_LABEL_WORDS = 5
const NO_LABEL =
  /[,.:;"]|^(?:Still|Always|All|Kept|Took|Up|Tired|Sick|Stolen|Ruined|Caught) |\b(?:I|me|my|we|us|our|he|she|it|they|you(?! up\b)|nobody|everybody|everyone|people|is|are|was|were|am|has|have|had|do|does|did|can|will|dey|don)\b|n't\b|['’](?:s|re|ve|m|ll)\b/i

/** "you end up looking down for the map": then it is "your phone", too. */
const TO_VIEWER = /\b(?:you|your|u|ur)\b/i
const OF_MINE = /\b(?:I|me|my|mine|we|our|us|im|ive)\b/i

/** "ur mate asks if u just ran here": somebody of the creator's, who tells it. */
const withMate = (text: string) =>
  text.replace(
    /\b(?:your|ur) ((?:best )?(?:mate|friend|boss|mum|mom|dad|nan|gran|boyfriend|girlfriend|partner|husband|wife|sister|brother|coworker|flatmate|roommate)) (asks|says|thinks|tells|keeps|laughs)\b([^,.]*)/gi,
    (_, who: string, verb: string, rest: string) =>
      `my ${who} ${verb}${rest
        .replace(/\b(?:your|ur)\b/gi, 'my')
        .replace(/\b(?:you|u)(?= \p{L})/giu, 'I')
        .replace(/\b(?:you|u)$/i, 'me')}`,
  )

/** "cheap nylon ones fray" of collars, and "go see-through" of leggings. */
function aboutProduct(text: string, productName: string): string {
  const { noun, isPlural: isMany, form } = readName(productName)
  const head = noun.split(' ').at(-1) ?? ''
  const things = form === 'thing' || form === 'plural' ? (isMany ? head : plural(head)) : ''
  // "leggings that roll down, go see-through"
  const said = isMany && !/^[\p{L} -]+ that /u.test(text) ? text.replace(ALSO_DO, '$1they ') : text
  return things === '' || /^(?:things?|kits?|sets?)$/.test(head)
    ? said
    : said.replace(
        /^((?!the |these |those |which |new )(?:[a-z-]+ ){1,2})ones (?=[a-z]+\b)(?!that |you |i )/i,
        `$1${things} `,
      )
}
const ALSO_DO =
  /(, )(?=(?:go|turn|fall|ride|slip|roll|dig|pinch|bunch|snag|fray|peel) (?:see-? ?thr(?:ough|u)|up|down|off|apart|in|into|after|when|out)\b)/gi
