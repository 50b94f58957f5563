/** What a cell's number means, by its format. */
export type NumberKind = 'number' | 'date' | 'percent'

/** The formats that every book has without saying so. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Of each style, by the number of its format and the codes that the book gives them. */
export function numberKinds(formats: readonly number[], codes: ReadonlyMap<number, string>): NumberKind[] {
  return formats.map((id) => {
    const code = codes.get(id)
    if (code !== undefined) return kindOfCode(code)
    if (id === 9 || id === 10) return 'percent'
    return isBuiltInDate(id) ? 'date' : 'number'
  })
}

/** Characters that a spreadsheet program takes at most. */
const MAX_CODE_LENGTH = 255

export function kindOfCode(code: string): NumberKind {
  // Words in quotes, escaped letters, colours and places such as [Red] or [$-409] say nothing.
  const bare = code
    .slice(0, MAX_CODE_LENGTH)
    .replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')
    .split(';')[0]!
  // Hours and minutes alone are a length of time, not a day.
  if (/[yd]/i.test(bare) && !/general/i.test(bare)) return 'date'
  return bare.includes('%') ? 'percent' : 'number'
}

const DAY_MS = 86_400_000

/** A spreadsheet's day number as "2026-11-21", with the time where it has one; undefined for what is no day. */
export function dayOfSerial(serial: number, date1904: boolean): string | undefined {
  if (!(serial >= 1 && serial < 2_958_466)) return undefined
  const epoch = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const text = new Date(epoch + Math.round(serial * 86_400) * 1000).toISOString()
  return (serial * DAY_MS) % DAY_MS < 1000 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`
}
