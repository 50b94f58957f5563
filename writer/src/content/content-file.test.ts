import { describe, expect, test } from 'vitest'
import { readContentFile } from './content-file'
import { readFeatureWords, readFrameGroups, readPlots, readStyle } from './readers'

const read = (text: string) => readContentFile(text).file

test('a file is a title, sections, and lines with a key, marks, qualifiers and texts', () => {
  const { file, faults } = readContentFile(
    '# styles\n\n> for readers only\n\n## setting\n\nopen+, urgent-psa, no-features: One: two. / Three.\n',
  )
  expect(faults).toEqual([])
  expect(file).toEqual({
    title: 'styles',
    sections: [
      {
        title: 'setting',
        line: 5,
        entries: [
          {
            key: 'open',
            marks: '+',
            qualifiers: ['urgent-psa', 'no-features'],
            text: 'One: two. / Three.',
            texts: ['One: two.', 'Three.'],
            line: 7,
          },
        ],
      },
    ],
  })
})

test.each([
  ['no colon here', 3],
  ['Key: with a capital', 3],
])('what is no line is named with its number: %s', (line, at) => {
  expect(readContentFile(`# t\n## s\n${line}\n`).faults).toEqual([
    { line: at, message: expect.stringContaining('key') },
  ])
})

test('frames carry the tones and conditions of their line', () => {
  const { value, faults } = readFrameGroups(
    read('# t\n## spoken\nline: A. / B.\nline, comedy-entertainment, price: C.\n'),
  )
  expect(faults).toEqual([])
  expect(value).toEqual({
    spoken: { line: ['A.', 'B.', { text: 'C.', tones: ['comedy-entertainment'], requires: ['price'] }] },
  })
})

test('a qualifier that is neither a tone nor a condition is a fault', () => {
  expect(readFrameGroups(read('# t\n## s\nline, loud: A.\n')).faults).toHaveLength(1)
})

describe('a plot', () => {
  const PLOT = `# storytelling
## The third reheat
for: drinkware
only: mug, cup
match: coffee, cold
hook problem: A. / B.
setting: One. / Two.
setting+: Three.
change-: Four.`

  test('knows its products, hooks, and which lines are optional or for beats without features', () => {
    const { value, faults } = readPlots(read(PLOT))
    expect(faults).toEqual([])
    expect(value).toEqual([
      {
        title: 'The third reheat',
        bucket: 'drinkware',
        only: ['mug', 'cup'],
        match: ['coffee', 'cold'],
        hooks: [
          { category: 'problem', text: 'A.' },
          { category: 'problem', text: 'B.' },
        ],
        lines: {
          setting: [{ texts: ['One.', 'Two.'] }, { texts: ['Three.'], optional: true }],
          change: [{ texts: ['Four.'], withoutFeature: true }],
        },
      },
    ])
  })

  test.each(['for: drinkware', 'hook problem: A. / B.'])('without "%s" is a fault', (line) => {
    expect(readPlots(read(PLOT.replace(line, ''))).faults).toHaveLength(1)
  })
})

test('a beat without a share of the time is a fault', () => {
  expect(readStyle(read('# s\n## turn\nkind: turn\nopen: A.\n')).faults).toHaveLength(1)
})

test('words of features match as wholes, with a hyphen, a blank, or nothing between their parts', () => {
  const { value, faults } = readFeatureWords(
    read('# f\n## leakproof\nwords: leak proof\nso: it stays in\nshot: tilt {it}\n'),
  )
  expect(faults).toEqual([])
  const pattern = new RegExp(value[0]?.pattern ?? '')
  expect(['leakproof lid', 'leak-proof', 'leak proof'].every((text) => pattern.test(text))).toBe(true)
  expect(pattern.test('leaks')).toBe(false)
})

test.each([
  ['a slot that does not exist', 'line: Look at {produkt}.'],
  ['a slot that is not closed', 'line: Look at {product.'],
  ['an optional clause that is not closed', 'line: Look [at it.'],
  ['nothing between two slashes', 'line: One. /  / Two.'],
  ['a mark that only plots know', 'line+: Look.'],
  ['a condition that does not exist', 'line, known-bucket: Look.'],
])('%s is named, or the line would never be said', (_, line) => {
  expect(readFrameGroups(read(`# t\n## s\n${line}\n`)).faults).toHaveLength(1)
})

test("a condition on a plot's line is named, since nobody would keep it", () => {
  expect(readPlots(read('# s\n## t\nfor: any\nhook problem: A.\nsetting, price: B.\n')).faults).toHaveLength(1)
})
