const STOP = new Set(
  `about after again because been before being both could does from have into just like more most much only other over really same some such than
that their them then there these they this those very what when where which while with would your yours you the and for its it's there's has are can`.split(
    /\s+/,
  ),
)

/** The word without its ending, so that "keeps" and "keeping" meet: "keep". */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '')
  if (lower.length <= 3) return lower
  const cut = lower.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s)$/, '')
  return cut.length >= 3 ? cut.replace(/(.)\1$/, '$1').replace(/e$/, '') : lower
}

/** The words of a phrase that carry its meaning, by their stems. */
export function contentStems(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-]\p{L}+)*/gu) ?? [])
    .filter((word) => (word.length >= 3 || /\d/.test(word)) && !STOP.has(word.toLowerCase()))
    .map(stem)
}

/** Whether at least half of a phrase's own words are in the text. */
export function sharedContent(text: string, phrase: string): boolean {
  const wanted = contentStems(phrase)
  if (wanted.length === 0) return phrase.trim().length > 2 && text.toLowerCase().includes(phrase.trim().toLowerCase())
  const had = new Set(contentStems(text))
  return wanted.filter((word) => had.has(word)).length * 2 > wanted.length - (wanted.length > 2 ? 1 : 0)
}
