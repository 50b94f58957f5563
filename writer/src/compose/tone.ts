import type { Tone } from '@reelwright/shared'

/** Tones that speak in short bursts: a connector starts a new sentence instead of stretching the old one. */
const TERSE: ReadonlySet<Tone> = new Set<Tone>(['excited-discovery', 'shocked-mindblown', 'urgent-psa'])

/** Exclamation marks a script may hold. The rest become full stops. */
const EXCLAMATIONS: Partial<Record<Tone, number>> = {
  'excited-discovery': 2,
  'comedy-entertainment': 1,
  'shocked-mindblown': 1,
  'urgent-psa': 1,
}

/** Bends a neutral line towards a tone without touching what it says. */
export function inTone(text: string, tone: Tone, isFeature = false): string {
  if (TERSE.has(tone)) return shortBreaths(text)
  // Only a feature's consequence may be called a meaning; elsewhere "so" is a plain "therefore".
  if (tone === 'educational-expert' && isFeature) return text.replace(/, so (?!that\b)/g, ', which means ')
  return text
}

function shortBreaths(text: string): string {
  // "If you like it, and many do, skip this": a condition is not cut before its consequence.
  if (/\b(?:if|when|unless|until)\b/i.test(text)) return text
  return text.replace(
    /, (so|but|and) (?=(?:it|it's|you|you're|that|that's|there's|they|they're|the|a|an|I|I'm|nobody|nothing)\b)/g,
    (whole, word: string, at: number) =>
      // "A case, touch controls, and a mic" is one list.
      word === 'and' && /^, and (?:an?|the) /.test(text.slice(at))
        ? whole
        : `. ${word.charAt(0).toUpperCase()}${word.slice(1)} `,
  )
}

/** Keeps at most the tone's number of exclamation marks. */
export function withinExclamations(texts: readonly string[], tone: Tone): string[] {
  let left = EXCLAMATIONS[tone] ?? 0
  return texts.map((text) => text.replace(/!/g, () => (left-- > 0 ? '!' : '.')))
}
