import { expect, test } from 'vitest'
import { readContentFile } from './content-file'
import { readFeatureWords, readFrameGroups, readStyle } from './readers'

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
  ['a mark that no line has', 'line+: Look.'],
  ['a condition that does not exist', 'line, known-bucket: Look.'],
])('%s is named, or the line would never be said', (_, line) => {
  expect(readFrameGroups(read(`# t\n## s\n${line}\n`)).faults).toHaveLength(1)
})
