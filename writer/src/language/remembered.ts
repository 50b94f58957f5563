/** Asks a pure function once for each object, and keeps the answer as long as the object is there. */
export function kept<Of extends object, Answer>(ask: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, { answer: Answer }>()
  return (of) => {
    const found = known.get(of)
    if (found) return found.answer
    const answer = ask(of)
    known.set(of, { answer })
    return answer
  }
}

const MAX_KEYS = 5000

/** The same for each text or number. Bounded: when the memory is full it begins again. */
export function keptBy<Key, Answer>(ask: (key: Key) => Answer, max = MAX_KEYS): (key: Key) => Answer {
  const known = new Map<Key, { answer: Answer }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.answer
    const answer = ask(key)
    if (known.size >= max) known.clear()
    known.set(key, { answer })
    return answer
  }
}

/** Characters of texts kept in memory; several long scripts. */
const MAX_CHARACTERS = 60_000

/**
 * Keeps the answers of a pure function that answers for each of several texts. While somebody types only one sentence changes, and the
 * drafts of one script share most of theirs. Bounded: long texts are not kept, and when the memory is full it begins anew.
 */
export function remembered<Answer>(
  ask: (texts: readonly string[]) => readonly Answer[],
): (texts: readonly string[]) => Answer[] {
  const known = new Map<string, { answer: Answer }>()
  let size = 0
  return (texts) => {
    const fresh = [...new Set(texts.filter((text) => !known.has(text)))]
    const answers = new Map(ask(fresh).map((answer, at) => [fresh[at] ?? '', { answer }]))
    const all = texts.flatMap((text) => {
      const found = answers.get(text) ?? known.get(text)
      return found ? [found.answer] : []
    })
    for (const [text, answer] of answers) {
      if (text.length > MAX_CHARACTERS / 4) continue
      size += text.length
      if (size > MAX_CHARACTERS) {
        known.clear()
        size = text.length
      }
      known.set(text, answer)
    }
    return all
  }
}
