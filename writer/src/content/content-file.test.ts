import { expect, test } from 'vitest'
import { readContentFile } from './content-file'
import { readLibrary, readProducts } from './readers'

const read = (text: string) => readContentFile(text).file

test('a file is a title, sections, and lines with a key and texts', () => {
  const { file, faults } = readContentFile('# styles\n\n> for readers only\n\n## setting\n\nopen: One: two. / Three.\n')
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

test('an item of the library without its category is a fault, and so is a key that nobody reads', () => {
  expect(readLibrary(read('# t\n## HK99\nkind: hook\nstyle: skit\ntext: Look.\n')).faults).toHaveLength(1)
  expect(readProducts(read('# t\n## mugs\nnouns: mug, travel mug\nprop: a spoon\n'))).toEqual({
    value: { mugs: 'mug, travel mug' },
    faults: [{ line: 4, message: 'Unknown key: prop' }],
  })
})
