export interface Labelled {
  label: string
  text: string
}

/**
 * A naive Bayes classifier over words and pairs of words with add-one smoothing: simple enough that what it recognises
 * is there to be heard.
 */
export function trainClassifier(examples: readonly Labelled[]): (text: string) => string {
  const counts = new Map<string, Map<string, number>>()
  const totals = new Map<string, number>()
  const vocabulary = new Set<string>()
  for (const { label, text } of examples) {
    const words = counts.get(label) ?? new Map<string, number>()
    counts.set(label, words)
    for (const token of tokens(text)) {
      words.set(token, (words.get(token) ?? 0) + 1)
      totals.set(label, (totals.get(label) ?? 0) + 1)
      vocabulary.add(token)
    }
  }
  return (text) => {
    const seen = tokens(text).filter((token) => vocabulary.has(token))
    let best = ''
    let bestScore = -Infinity
    for (const [label, words] of counts) {
      const base = (totals.get(label) ?? 0) + vocabulary.size
      const score = seen.reduce((sum, token) => sum + Math.log(((words.get(token) ?? 0) + 1) / base), 0)
      if (score > bestScore) [best, bestScore] = [label, score]
    }
    return best
  }
}

function tokens(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+|[?!:]/gu) ?? []
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]
}

/** Share of held-out examples that are recognised. */
export function accuracy(training: readonly Labelled[], heldOut: readonly Labelled[]): number {
  const classify = trainClassifier(training)
  return heldOut.filter(({ label, text }) => classify(text) === label).length / Math.max(1, heldOut.length)
}
