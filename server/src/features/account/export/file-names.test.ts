import { describe, expect, test } from 'vitest'
import { createFileNames, fileNameOf } from './file-names'

describe('a title as the name of a file', () => {
  test.each([
    ['Glaciero tumbler - Storytelling', 'Glaciero tumbler - Storytelling'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\system32', 'C Windows system32'],
    ['...', 'Untitled script'],
    ['   ', 'Untitled script'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['a\u0000b\nc', 'a b c'],
    ['Why? "Now" <here> | *', 'Why Now here'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['Ends with dots...', 'Ends with dots'],
    ['-rf', 'rf'],
    ['🔥 سكربت', '🔥 سكربت'],
    ['é'.normalize('NFD'), 'é'],
  ])('%j becomes %j [OP-55]', (title, name) => {
    expect(fileNameOf(title)).toBe(name)
  })

  test.each(['😀', '漢', 'é'])(
    '200 times %s is cut to what every file system takes, between two of them [OP-55]',
    (letter) => {
      const name = fileNameOf(letter.repeat(200))
      expect([...name].length).toBeLessThanOrEqual(80)
      expect(Buffer.byteLength(`${name} (10000).md`)).toBeLessThanOrEqual(255)
      expect(new Set(name)).toEqual(new Set([letter]))
      expect(name).not.toMatch(/\p{Cs}/u)
    },
  )
})

test('equal titles get numbers, and none takes the name of another [OP-55]', () => {
  const nameOf = createFileNames()
  const titles = ['Mug (2)', 'Mug', 'mug', 'MUG', 'Mug/', 'Mug (2)']
  const names = titles.map(nameOf)
  expect(names).toEqual(['Mug (2)', 'Mug', 'mug (3)', 'MUG (4)', 'Mug (5)', 'Mug (2) (2)'])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length)
})

test('ten thousand equal titles are named in a moment [OP-55]', () => {
  const nameOf = createFileNames()
  const names = new Set(Array.from({ length: 10_000 }, () => nameOf('Same').toLowerCase()))
  expect(names.size).toBe(10_000)
})
