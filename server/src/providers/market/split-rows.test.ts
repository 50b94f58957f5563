import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growth } from '../../testing/growth'
import { runs } from '../../testing/runs'
import { rowSplitter } from './split-rows'

function split(text: string, piece = 1000, most = 500_000) {
  const splitter = rowSplitter(',', most)
  const rows: (string[] | null)[] = []
  for (let at = 0; at < text.length; at += piece) rows.push(...splitter.push(text.slice(at, at + piece)))
  return [...rows, ...splitter.end()]
}

/** What csv-parse makes of it; undefined when it refuses. */
function reference(text: string) {
  try {
    return parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    })
  } catch {
    return undefined
  }
}

test('splits as csv-parse does, wherever the text is parted', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '"', ',', '\n', '\r', ' '), maxLength: 30 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (text, piece) => {
      const rows = split(text, piece)
      expect(rows.at(-1) === null ? undefined : rows).toEqual(reference(text))
    }),
    { numRuns: runs(500, 2000) },
  )
})

test('leaves out a row that is too long, and finds the next one behind an open quotation mark', () => {
  const rows = split(`a,b\n"c,${'x\n'.repeat(40)}d,e\n`, 10, 50)
  expect(rows.slice(0, 2)).toEqual([['a', 'b'], null])
  expect(rows.at(-1)).toEqual(['d', 'e'])
})

test.each([
  ['blank lines', '\n'],
  ['rows of other widths', 'a\nb,c\n'],
  ['empty cells', ','],
])('takes %s in time that grows with their number alone', async (_name, text) => {
  // Rows are not kept: clearing them away would be most of the measurement.
  const taken = (count: number) => () => {
    const splitter = rowSplitter(',', 1e9)
    const whole = text.repeat(count)
    for (let at = 0; at < whole.length; at += 65_536) splitter.push(whole.slice(at, at + 65_536))
    splitter.end()
  }
  expect(await growth(32, taken(2500), taken(80_000))).toBeLessThan(8)
})
