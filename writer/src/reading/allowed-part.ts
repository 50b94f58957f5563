import { checkText } from '../check'
import { pluralVerb } from '../language/grammar'
import { dropProfanity } from '../language/profanity'
import { baseVerb } from './lexicon'

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
  if (baseVerb(pluralVerb(opening)) === 'sure' && !rest.toLowerCase().startsWith(opening)) return { text: '', reason }
  const content = rest.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word) && !HOLLOW.test(word))
  const isProfanityOnly = flags.every(({ rule }) => rule === 'PROF-01')
  if (content.length === 0) return { text: '', reason }
  return { text: rest, reason: isProfanityOnly ? undefined : content.length > 0 ? undefined : reason }
}
