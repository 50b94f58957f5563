import { checkText } from '../check'
import { pluralVerb } from '../language/grammar'
import { dropProfanity } from '../language/profanity'
import { capLength, cleanText, dropInjection, dropSymbols, FIELD_CAPS, isAbsent } from '../language/sanitise'
import { spellUnits } from '../language/units'
import { splitSentences } from '@reelwright/shared'
import { ADJECTIVES, PREPOSITION, VERBS } from './feature-words'
import { sayable } from './seller-shorthand'
import { speechCase } from './speech-case'

/** What sellers type as features, before it is understood: taken apart, cleared of what may not be said, and spelled out. */

/** One line may hold several features. Commas separate only short parts, since longer ones are one sentence. (R04) */
export function splitFeature(typed: string): string[] {
  const clean = dropInjection(cleanText(typed))
  return clean
    .split(/[;\n•●▪✓✔✅]+|\s\|\s?|\s+\/\/\s+/)
    .flatMap((part) => {
      const pieces = part
        .split(/,(?!\d{3}(?!\d))\s*/)
        .map((piece) => piece.trim())
        .filter(Boolean)
      const areShort =
        pieces.length > 1 && pieces.every((piece) => piece.replace(/^and\s+/i, '').split(/\s+/).length <= 4)
      return areShort ? pieces.map((piece) => piece.replace(/^and\s+/i, '')) : [part]
    })
    .flatMap((part) => {
      const sentences = splitSentences(part)
      return sentences.length > 1 && sentences.every((sentence) => /\p{L}{2}/u.test(sentence)) ? sentences : [part]
    })
    .map((part) =>
      capLength(
        dropSymbols(part)
          .replace(/^\s*(?:[-*–—+>»·]+|\(?\d{1,2}[.)](?!\d))\s*/, '')
          .trim(),
        FIELD_CAPS.feature,
      ),
    )
    .map((part) =>
      part
        .replace(/[\s.,:;!?*–—-]+$/, '')
        .replace(/^["'“”‘’([]+|(?<!\d)["“”)\]]+$/g, '')
        .trim(),
    )
    .filter((part) =>
      part
        .split(/\s+/)
        .some(
          (word) =>
            !/^(?:and|or|the|a|an|of|to|in|on|at|with|is|are|it|this|that|so|very|has|have|for|by|i|you|we|not|no)$/i.test(
              word,
            ),
        ),
    )
    .filter((part) => !isAbsent(part) && /\p{L}.*\p{L}|\p{N}|\p{Lo}/u.test(part))
}

/** "light weight", "Lightweight!" and "It's lightweight" are one feature. (R04) */
export function foldedStem(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(?:it['’]?s|it is|they['’]?re|they are|it has|has|have|with|super|very|is|are|a|an|the)\s+/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/, '')
}

const HOLLOW =
  /^(?:and|or|for|the|a|an|of|to|in|on|at|with|is|are|it|its|it's|this|that|so|very|super|most|more|all|results?|quality|product|design|use|choice|as|by|from|has|made|be|we|you|your|our|use|uses|absolutely|totally|really|works?|see|gets?|lasts?|dries|shows?|visible|feels?|just|day|days|week|weeks|only|gifts?|presents?|packaging|reviews?|ratings?|stars?|rated|reviewed)$/i

/** "Tangle free brush" gives nothing away for free. */
const FREE_OF =
  /\b(tangle|kink|wrinkle|lint|mess|streak|smudge|drip|odor|rust|flicker|tool|snag|frizz|crease) free (?=\p{L})/giu

/** A flagged claim is dropped, and with it what it made a claim of; the rest of the feature may stand. */
export function allowedPart(typed: string): { text: string; reason: string | undefined } {
  const text = typed.replace(FREE_OF, '$1-free ')
  const flags = checkText(text, 'feature').filter(({ severity, rule }) => severity !== 'info' && rule !== 'DISC-01')
  if (flags.length === 0) return { text: dropProfanity(text), reason: undefined }
  const blocking = flags.find(({ severity }) => severity === 'block')
  if (blocking) return { text: '', reason: `${blocking.rule}: ${blocking.reason}` }

  const first = flags[0]
  const reason = first ? `${first.rule}: ${first.reason}` : undefined
  let rest = text
  for (const flag of [...flags].reverse()) rest = `${rest.slice(0, flag.start)} ${rest.slice(flag.end)}`
  rest = dropProfanity(rest)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.&-]+|[\s,.&-]+$/g, '')
    .replace(/^(?:and|or|but|with|of|in|the|an?)\s+|\s+(?:and|or|but|with|of|in|for|the|an?|is|are|on|to)$/gi, '')
    .trim()
  rest = rest.replace(/\s+ever$/i, '')
  // "Fits all your tools" without "fits all" would only say "tools".
  const opening = text.split(/\s+/)[0]?.toLowerCase() ?? ''
  if (VERBS.has(pluralVerb(opening)) && !rest.toLowerCase().startsWith(opening)) return { text: '', reason }
  const content = rest.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word) && !HOLLOW.test(word))
  const isProfanityOnly = flags.every(({ rule }) => rule === 'PROF-01')
  if (content.length === 0) return { text: '', reason }
  return { text: rest, reason: isProfanityOnly ? undefined : content.length > 0 ? undefined : reason }
}

/** As it is said: units in words, one spelling, nothing in brackets. */
export function normalise(typed: string): string {
  const plain = sayable(typed.trim())
    .replace(/[’‘]/g, "'")
    .replace(/[“”"]/g, (_mark, at: number, whole: string) => (/\d$/.test(whole.slice(0, at)) ? '"' : ''))
  return spellUnits(
    speechCase(plain)
      .replace(/\s*&\s*/g, ' and ')
      .replace(/\bw\/\s*/gi, 'with ')
      .replace(/(\d)\s*[×x]\s*(?=\d)/g, '$1 by ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .replace(/(?<![\p{L}\p{N}-])(\p{L}+)(?:\s+\1)+(?![\p{L}\p{N}-])/giu, '$1')
    .replace(/\s*\(([^)]{1,60})\)\s*$/, ' $1')
    .replace(/\s*[([{].*$/, '')
    .replace(/(\p{L})\s*\/\s*(?=\p{L})/gu, '$1 or ')
    .replace(
      /\b(\d[\d,.]*) (fluid ounce|ounce|milliliter|liter|gallon|quart|pound|kilogram|gram|watt|volt|hour|minute|inche|inch|lumen|gigabyte|terabyte|megapixel|meter|milliamp-hour|day)(?:s|es)? (?=(\p{L}[\p{L}-]*)(?: (?:and|or|with)\b|$))/giu,
      (whole: string, number: string, unit: string, next: string) =>
        PREPOSITION.test(next) ||
        ADJECTIVES.has(next.toLowerCase()) ||
        /^(?:long|wide|tall|deep|high|thick|capacity|charging|straight|max|total|each|later|a|and|or)$/i.test(next)
          ? whole
          : `${number}-${unit === 'inche' ? 'inch' : unit} `,
    )
    .replace(/\b(\d[\d,.]*) feet (?=(?:cord|cable|hose|rope|leash|pole|strap|range|wire|string)s?\b)/gi, '$1-foot ')
    .replace(
      /\b(non|anti|multi|self|ultra)\s(slip|stick|sticky|skid|greasy|irritating|fading|fog|static|purpose|functional|cleaning|adhesive|watering|tool|light|soft)\b/gi,
      '$1-$2',
    )
    .replace(/\b(leak|water|spill|sweat|shock|dust|wind|rust|splash|sound)[ -]proof\b/gi, '$1proof')
    .replace(/\b(water|scratch|slip|heat|stain|spill|rust|fade|tear)[ ](resistant|repellent)\b/gi, '$1-$2')
    .replace(/(\d)\s?(?:°|degrees?) (?=\p{L})/gu, '$1-degree ')
    .replace(/\blight[ -]weight\b/gi, 'lightweight')
    .replace(/^(over|under|behind|around) the (\p{L}+) (?=\p{L})/giu, '$1-the-$2 ')
    .replace(/\b(rotates?|swivels?|spins?|turns?) 360$/gi, '$1 360 degrees')
    .replace(
      /^(over|under|on|in|behind) (ear|seat|desk|bed|sink|door|wall|shelf|counter|cabinet) (?=\p{L})/giu,
      '$1-$2 ',
    )
    .replace(/(up to \d[\d.]*)-inch$/i, '$1 inches')
    .replace(/\s+ever$/i, '')
    .replace(/^[^:]{2,30}:\s+(?=\S+(?:\s+\S+){0,8}$)/, '')
    .replace(/(\p{L}{2}):\s+/u, '$1, ')
    .trim()
}
