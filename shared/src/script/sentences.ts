/** Marks that end in a full stop without ending a sentence. */
const ABBREVIATION = /(?:^|[\s("'“])(?:a\.m|p\.m|vs|no|mr|mrs|ms|dr|st|e\.g|i\.e|approx|inc|ltd|u\.s|oz|lb|lbs|ft)\.$/i

/** Sentences in order, each with its end mark. A line break always ends one; "a.m.", "vs.", "No." and decimals never do. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\r?\n/)) {
    let start = 0
    const end = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)/g
    for (let match = end.exec(line); match; match = end.exec(line)) {
      const until = match.index + match[0].length
      if (continues(line.slice(start, until), line.slice(until))) continue
      sentences.push(line.slice(start, until).trim())
      start = until
    }
    const rest = line.slice(start).trim()
    if (rest) sentences.push(rest)
  }
  return sentences
}

/** "Fr. Donal", "Capt. Lee": a title before a name. */
const TITLE = /(?:^|[\s("'“])(?:Fr|Rev|Prof|Capt|Sgt|Gen|Lt|Mt|Mme)\.$/

function continues(before: string, after: string): boolean {
  if (TITLE.test(before)) return /^\s*\p{Lu}/u.test(after)
  // "Save my no. before you need it"
  if (/\b(?:my|our|your|ur|phone|contact) no\.$/i.test(before)) return /^\s*[\p{Ll}\d]/u.test(after)
  // "No." is a sentence of its own unless a number follows.
  // "9,500 Ft." is a price in forints.
  if (/\d{3} Ft\.$/.test(before)) return false
  if (ABBREVIATION.test(before)) return !/\bno\.$/i.test(before) || /^\s*\d/.test(after)
  if (!/^\s*\p{Ll}/u.test(after)) return false
  // "said #REF! all the way down"
  if (/#[\p{L}\d/]+[!?]$/u.test(before)) return true
  // '"hello? hello?" and hung up' is one sentence.
  if (/(?:…|\.\.\.)["”']?$|["”]$/.test(before)) return true
  return before.length < MAX_QUOTED && (before.match(/["“”]/g)?.length ?? 0) % 2 === 1
}
/** Characters: a longer quotation may be split, since its marks are counted at each end mark. */
const MAX_QUOTED = 400
