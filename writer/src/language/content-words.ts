const STOP = new Set(
  `about after again because been before being both could does from have into just like more most much only other over really same some such than
that their them then there these they this those very what when where which while with would your yours you the and for its it's there's has are can`.split(
    /\s+/,
  ),
)

/** The word without its ending, so that "keeps" and "keeping" meet: "keep". */
function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '')
  if (lower.length <= 3) return lower
  const cut = lower.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s)$/, '')
  return cut.length >= 3 ? cut.replace(/(.)\1$/, '$1').replace(/e$/, '') : lower
}

/** The words of a phrase that carry its meaning, by their stems. */
export const contentStems = (text: string): readonly string[] => contentOf(text).stems

/** The same without repetition. */
export const contentSet = (text: string): ReadonlySet<string> => contentOf(text).distinct

interface Content {
  stems: readonly string[]
  distinct: ReadonlySet<string>
}

/** Characters of texts whose content is kept: several scripts. */
const MAX_CHARACTERS = 60_000

const known = new Map<string, Content>()
let size = 0

/** One wish holds each line against each feature many times over, and nobody else is answered meanwhile. */
function contentOf(text: string): Content {
  const before = known.get(text)
  if (before) return before
  // "8-inch arm" and "the arm's 8 inches"
  const stems = (text.match(/\p{N}+(?=-\p{L})|[\p{L}\p{N}]+(?:['’-]\p{L}+)*/gu) ?? [])
    .filter((word) => (word.length >= 3 || /\d/.test(word)) && !STOP.has(word.toLowerCase()))
    .map(stem)
  const content = { stems, distinct: new Set(stems) }
  size += text.length
  if (size > MAX_CHARACTERS) {
    known.clear()
    size = text.length
  }
  known.set(text, content)
  return content
}

/** Whether at least half of a phrase's own words are in the text. */
export function sharedContent(text: string, phrase: string): boolean {
  const { stems: wanted } = contentOf(phrase)
  if (wanted.length === 0) return phrase.trim().length > 2 && text.toLowerCase().includes(phrase.trim().toLowerCase())
  const { distinct } = contentOf(text)
  return wanted.filter((word) => distinct.has(word)).length * 2 > wanted.length - (wanted.length > 2 ? 1 : 0)
}
