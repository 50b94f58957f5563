// @ts-check
/** What is printed on a terminal. */

/** What stands in a row may come from strangers: nothing in it steers the terminal. @param {string} text */
const plain = (text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')

/**
 * @template Row
 * @param {Row[]} rows
 * @param {[title: string, read: (row: Row) => string, side?: 'right'][]} columns
 * @param {string} [empty]
 */
export function table(rows, columns, empty = 'None.') {
  if (rows.length === 0) return empty
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, read]) => plain(read(row))))]
  const widths = columns.map((_, place) => Math.max(...lines.map((cells) => cells[place]?.length ?? 0)))
  return lines
    .map((cells) => {
      const padded = cells.map((cell, place) => {
        const width = widths[place] ?? 0
        return columns[place]?.[2] === 'right' ? cell.padStart(width) : cell.padEnd(width)
      })
      return padded.join('  ').trimEnd()
    })
    .join('\n')
}

/**
 * One thing with much to say of it.
 * @param {string} title @param {string} words @param {[name: string, value: string | null | undefined][]} details
 */
export function block(title, words, details) {
  const known = details.flatMap(([name, value]) => (value ? [[name, value]] : []))
  const width = Math.max(0, ...known.map(([name = '']) => name.length))
  const lines = known.map(([name = '', value = '']) => `  ${name.padEnd(width)}  ${plain(value)}`)
  return [plain(title), `  ${plain(words)}`, ...lines].join('\n')
}

/** @param {number} cents */
export const dollars = (cents) => `$${(cents / 100).toFixed(2)}`
/** @param {string} iso */
export const day = (iso) => iso.slice(0, 10)
/** @param {string} iso */
export const minute = (iso) => iso.slice(0, 16).replace('T', ' ')
