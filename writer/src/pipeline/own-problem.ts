import type { ScriptBrief } from '@reelwright/shared'
import { upperFirst, withArticle } from '../language'
import { isCounted } from './plain-features'
import { correctSpelling, type ProblemText, readProblem } from '../reading'

/** The typed problem of a product without a kind: what no sentence is sure for is said as it was typed. */
export function readOwnProblem({
  painPoint,
  productName,
  targetAudience,
}: Pick<ScriptBrief, 'painPoint' | 'productName' | 'targetAudience'>): ProblemText | undefined {
  const text = withMarks(painPoint)
  const own = withoutOwner(readProblem(text))
  if (!own) return own
  // "cheap earrings = green ears": two fragments, as they would be said.
  const [, left, right] = /^([^=.?!]+?) = ([^=]+)$/.exec(text) ?? []
  const second = right && readProblem(right)
  if (left && second) {
    const first = (readProblem(left)?.hook ?? left).replace(/ Again\.$/, '').replace(/[.!?]+$/, '')
    return fragments(own, `${first}? ${second.hook.replace(/ Again\.$/, '')}`, second.more)
  }
  // '"whats for dinner" every night'
  const [, said = '', rest = ''] = /^["“]([^"”]+)["”],?\s*(.*)$/.exec(text) ?? []
  if (said !== '') {
    const quoted = upperFirst(correctSpelling(said).replace(/[.!?,]+$/, ''))
    const mark = /^(?:what|who|why|how|are|is|can|do|does|where|when|did)\b/i.test(quoted) ? '?' : '.'
    return fragments(
      own,
      `“${quoted}${mark}” ${rest === '' ? '' : `${upperFirst(rest.replace(/[.!]+$/, ''))}.`}`.trim(),
      undefined,
    )
  }
  if (!own.clause?.startsWith('It ') || /^(?:it|its|it's)\b/i.test(text)) return own
  // "kicks off every blanket": of somebody whom the name or the audience tells, or said as it stands.
  const who = WHO.exec(productName) ?? WHO.exec(targetAudience)
  const told = who && readProblem(`my ${WHOSE[who[0].toLowerCase()] ?? who[0].toLowerCase()} ${text}`)
  return told?.form === 'clause' ? told : fragments(own, `${upperFirst(own.clause.slice(3))}.`, own.more)
}

/** "my somebody drinks my wine" */
const withoutOwner = (own: ProblemText | undefined) =>
  own && /^My (?:some|every|any|no)(?:body|one)\b|^My people\b/.test(own.hook)
    ? {
        ...own,
        hook: upperFirst(own.hook.slice(3)),
        ...(own.clause && { clause: upperFirst(own.clause.slice(3)) }),
        ...(own.whole && { whole: upperFirst(own.whole.slice(3)) }),
      }
    : own

const WHO = /\b(?:baby|newborn|toddler|puppy|kitten|dog|cat)(?=s?\b)|\b(?:pet|kid)s?\b/i
const WHOSE: Record<string, string> = { newborn: 'baby', pet: 'pet', pets: 'pet', kids: 'kid', kid: 'kid' }

/** A problem that is said in these words only. */
const fragments = (
  { isSensitive, recurs, thing }: ProblemText,
  hook: string,
  more: string | undefined,
): ProblemText => ({
  form: 'noun',
  hook,
  recurs,
  isSensitive,
  isEnglish: true,
  ...(thing && { thing }),
  ...(more && { more }),
})

/** The commas, full stops and small words that are left out on a phone. */
const withMarks = (typed: string) =>
  typed
    .replace(/\s+[-–—]+\s+/g, '. ')
    .replace(/\b(?:zzz+|lol|smh|ugh+|sigh)\b[.!]*\s*$/i, '')
    .replace(
      /(\d ?[ap]m|\b(?:morning|night|day|time|week|anymore)) (?=(?:can'?t|cannot|don'?t|won'?t|still) )/gi,
      '$1, ',
    )
    .replace(/\b(bc|because) (the|my|an?) ([a-z]+)$/i, 'because of $2 $3')
    .replace(
      /\b(afford|need|want|buy|get|find) (new|another|good|decent|better|nice|bigger|cheap) (?=[a-z]+[^s\s]$|[a-z]+[^s\s][,.])/gi,
      (found, verb: string, how: string) => (how === 'another' ? found : `${verb} a ${how} `),
    )
    .replace(/\binfront\b/gi, 'in front')
    .replace(/^throw (?=blankets?\b|pillows?\b)/i, 'my throw ')
    .replace(/^hand me down\b/i, 'the hand-me-down')
    .replace(
      /^(?:up|awake) (?=.* for \d+ (?:days|weeks|months|years)\b)/i,
      (found) => `I've been ${found.toLowerCase()}`,
    )
    .replace(
      /^(grandma|grandpa|mom|dad|sister|brother|neighbor|husband|landlord)s (?=[a-z]+ (?:is|are|was|has|looks|smells|keeps)\b)/i,
      (_, who: string) => `my ${who.toLowerCase()}'s `,
    )
    .replace(/\b(my|the) ac\b/gi, '$1 AC')
    .replace(/\b(just|is|was|were|are)\s*(?:\.{2,}|…)\s*(?=[a-z])/gi, '$1 ')
    .replace(/\b(?:tsa|ups|usps|irs|hoa|dmv|tv|led)\b/g, (word) => word.toUpperCase())
    .replace(/^((?:[a-z]+ )?([a-z]+)) (?=[a-z]+ed (?:my|me|the|our)\b)/, (whole, subject: string, what: string) =>
      isCounted(what) &&
      !/^(?:client|customer|contractor|plumber|mechanic|driver|guest|tenant|stranger|my|the|our|an?|his|her|i|he|she|we|they)\b/.test(
        subject,
      )
        ? `my ${subject} `
        : whole,
    )
    .replace(/(?<=[\p{L}\d]),? (never again)[.!]*$/iu, '. $1')
    .replace(/(^|, )(?=took (?:\d+|two|three|four|half|an?|the whole)\b)/gi, '$1it ')
    .replace(
      /^(client|customer|contractor|plumber|mechanic|driver|guest|tenant|stranger|coworker) (?=[a-z]+(?:ed|s) )/i,
      'a $1 ',
    )
    .replace(/^(?!it|he|she|that|there|what|who|here)([a-z]+)'s been\b/i, "my $1's been")
    .replace(/\b(?:at|on|in) (?=(?:kitchen|dining|coffee) (?:table|counter|floor)\b|back of\b)/gi, '$&the ')
    .replace(
      /(^|, )((?:wore|came|cried|took|missed|forgot|lost|left|spent|slept|woke|drove|threw|waited|tried|ran|paid|killed|burned|finished) (?=[a-z\d]))/gi,
      (_, before: string, found: string) => `${before}I ${found.toLowerCase()}`,
    )
    .replace(
      /^(?:caught|stuck|stranded|trapped) (?=(?:in|on|at|without)\b)/i,
      (found) => `I got ${found.toLowerCase()}`,
    )
    .replace(/\b(?:by|in|at) (?=(?:second|first|third|last) [a-z]+)/gi, '$&the ')
    .replace(/\bout of ([a-z]+)\b/gi, (whole, what: string) => (isCounted(what) ? `out of the ${what}` : whole))
    .replace(
      /(?<!\b(?:a|an|the|my|this|that|our|your|her|his) )\b([a-z]+ing) ([a-z]+)(?= (?:in|on|with|while|at|to|from|every|all)\b|$)/g,
      (whole, verb: string, what: string) => (isCounted(what) ? `${verb} ${withArticle(what)}` : whole),
    )
    .replace(/\b(feel|lift|move|numb) (?=(?:fingers|toes|hands|feet|legs|arms|thumbs|face)\b)/gi, '$1 my ')
    .trim()
