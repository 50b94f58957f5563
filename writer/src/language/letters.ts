/** Letters that every match of an expression has, some of each list: "wash" or "rinse", and "off" of "(wash|rinse) off". */
export type Letters = readonly (readonly string[])[]

/** Reads them from the source of an expression. Looking for them costs far less than running it. */
export function lettersOf(source: string): Letters {
  const groups: (readonly string[])[] = []
  const anyOf = (text: string) => {
    const all = text.split('|').map((part) => runsOf(part)[0] ?? UNSURE)
    return all.includes(UNSURE) ? UNSURE : all.flat()
  }
  const runsOf = (text: string) =>
    (text.replace(/.(?:[?*]|\{\d*,?\d*\})/g, UNKNOWN).match(/[a-z` ]{2,}|[\ue000-\uf8ff]/g) ?? [])
      .map((run) => groups[run.charCodeAt(0) - FIRST_GROUP] ?? [run])
      .sort((a, b) => shortestOf(b) - shortestOf(a))
  let rest = source.toLowerCase().replace(/\\(?:p\{[^}]*\}|u[\da-f]{4}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]/g, UNKNOWN)
  for (let inner = ''; inner !== rest;) {
    inner = rest
    rest = rest.replace(/\(([^()]*)\)([?*+{]?)/g, (_, body: string, times: string) =>
      times !== '' || /^\?[^:]/.test(body)
        ? `${UNKNOWN}${times === '{' ? times : ''}`
        : String.fromCharCode(FIRST_GROUP + groups.push(anyOf(body)) - 1),
    )
  }
  return (rest.includes('|') ? [anyOf(rest)] : runsOf(rest)).filter((any) => any !== UNSURE)
}

/** Whether a text in lower case has the letters of an expression. */
export function hasLetters(lower: string, letters: Letters): boolean {
  for (const any of letters) if (!any.some((each) => lower.includes(each))) return false
  return true
}

/** Finds at once which of many expressions a text in lower case may match: their places, in order. Their letters are read at first use. */
export function finderOf<Of>(all: readonly Of[], lettersIn: (of: Of) => Letters): (lower: string) => number[] {
  let read: Letters[] | undefined
  const byStart = new Map<number, number[]>()
  return (lower) => {
    read ??= all.map((of, place) => {
      const letters = lettersIn(of)
      for (const run of letters[0] ?? UNSURE) {
        const start = run.length < START ? 0 : [...run.slice(0, START)].reduce(withLetter, 0)
        byStart.set(start, [...(byStart.get(start) ?? []), place])
      }
      return letters
    })
    const found = new Set(byStart.get(0))
    let last = 0
    for (let at = 0; at < lower.length; at++) {
      last = withLetter(last, lower.charAt(at))
      byStart.get(last)?.forEach((place) => found.add(place))
    }
    return [...found].filter((place) => hasLetters(lower, read?.[place] ?? [])).sort((a, b) => a - b)
  }
}
const START = 3
/** The last letters as a number of ten bits each: numbers are found faster than texts. */
const withLetter = (last: number, letter: string) => ((last << 10) | letter.charCodeAt(0)) & 0x3fffffff

/** Stands for a part of an expression that is not read: a character that no text has. */
const UNKNOWN = '\n'
/** Stands in every text. */
const UNSURE: readonly string[] = ['']
/** Brackets that were read are one letter each, of those that no text has. */
const FIRST_GROUP = 0xe000
const shortestOf = (words: readonly string[]) => Math.min(...words.map(({ length }) => length))
