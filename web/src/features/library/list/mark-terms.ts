import { beginningOf, folded } from '@reelwright/shared'

export interface TextPart {
  text: string
  marked: boolean
}

/** A sign with the marks on it. */
const SIGNS = /\P{M}\p{M}*|\p{M}+/gu

/** A text in parts, of which those are marked that begin with something that was looked for; case, accents and apostrophes do not count. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  const signs = text.match(SIGNS) ?? []
  // One sign may become several when it is folded, or none: each folded one remembers where it comes from.
  const from: number[] = []
  let plain = ''
  for (const [at, sign] of signs.entries()) {
    const fold = folded(sign)
    plain += fold
    for (let unit = 0; unit < fold.length; unit++) from.push(at)
  }

  const marks = new Uint8Array(signs.length)
  for (const term of terms.map(folded).filter(Boolean)) {
    for (let at = beginningOf(term, plain); at >= 0; at = beginningOf(term, plain, at + 1))
      marks.fill(1, from[at], (from[at + term.length - 1] ?? 0) + 1)
  }

  const parts: TextPart[] = []
  for (const [at, sign] of signs.entries()) {
    const marked = marks[at] === 1
    const last = parts.at(-1)
    if (last?.marked === marked) last.text += sign
    else parts.push({ text: sign, marked })
  }
  return parts
}

/** What of a text follows its first hit, with a few words before it; undefined when it has none. */
export function fromFirstHit(text: string, terms: readonly string[]): string | undefined {
  const parts = terms.length > 0 ? markTerms(text, terms) : []
  const hit = parts.findIndex(({ marked }) => marked)
  if (hit < 0) return undefined
  const before = hit === 0 ? '' : (parts[0]?.text ?? '')
  const words = before.split(/(?<=\s)/)
  const kept = words.slice(-LEADING_WORDS).join('')
  return `${kept.length < before.length ? '…' : ''}${kept}${parts
    .slice(hit)
    .map((part) => part.text)
    .join('')}`
}

const LEADING_WORDS = 3
