import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DiffPart, wordDiff } from './word-diff'

/** [-removed-], [+added+], the rest as it is. */
const shown = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}+]` : `[-${text}-]`)).join('')
const side = (parts: readonly DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

test.each([
  ['nothing', 'Same words.', 'Same words.', 'Same words.'],
  ['one word', 'It keeps drinks cold.', 'It keeps tea cold.', 'It keeps [-drinks-][+tea+] cold.'],
  ['a phrase, as one change', 'Grab the old mug now.', 'Grab a new cup now.', 'Grab [-the old mug-][+a new cup+] now.'],
  ['a mark alone', 'Warm by noon.', 'Warm by noon!', 'Warm by noon[-.-][+!+]'],
  ['a price as one word', "It's $19.90 today.", "It's $19.50 today.", "It's $[-19.90-][+19.50+] today."],
  ['a contraction as one word', "It isn't warm here.", "It wasn't warm here.", "It [-isn't-][+wasn't+] warm here."],
  [
    'an emoji as a whole',
    'A cook 👩‍🍳 here, with ice.',
    'A cook 👩‍🔧 here, with ice.',
    'A cook [-👩‍🍳-][+👩‍🔧+] here, with ice.',
  ],
  ['an insertion', 'Mine has ice.', 'Mine still has ice.', 'Mine [+still +]has ice.'],
  ['Chinese words', '我的水还是冷的。', '我的茶还是冷的。', '我的[-水-][+茶+]还是冷的。'],
  [
    'another text, shown whole',
    'Your water is warm by noon.',
    'Nobody told me about this lid.',
    '[-Your water is warm by noon.-][+Nobody told me about this lid.+]',
  ],
  ['a new text', '', 'New.', '[+New.+]'],
  ['a text that is gone', 'Old.', '', '[-Old.-]'],
  ['no text at all', '', '', ''],
])('shows %s', (_, before, after, expected) => {
  expect(shown(wordDiff(before, after))).toBe(expected)
})

const words = fc.array(fc.constantFrom('one', 'two', 'three', ' ', '\n', '.', ', ', '水', '👩‍🍳', 'é'), { maxLength: 60 })
test('both texts can be read out of it to the letter', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const parts = wordDiff(before, after)
      expect(side(parts, 'added')).toBe(before)
      expect(side(parts, 'removed')).toBe(after)
      for (const { text } of parts) expect(text).not.toBe('')
    }),
  )
})

describe('a long text', () => {
  const long = (word: string) => Array.from({ length: 6000 }, (_, at) => `${word}${at % 977}`).join(' ')
  test('with one change is still compared by words', () => {
    const text = long('w')
    const parts = wordDiff(text, text.replace('w500', 'changed'))
    expect(parts.filter(({ kind }) => kind !== 'same').map(({ text: part }) => part)).toEqual(['w500', 'changed'])
  })

  test('that differs a lot is compared by lines', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `${`Line ${at} of it `.repeat(8)}\n`)
    const other = lines.map((line, at) => (at % 3 ? line : line.replaceAll('of', `x${at}`).replaceAll('it', `y${at}`)))
    const parts = wordDiff(lines.join(''), other.join(''))
    expect(parts.some(({ kind }) => kind === 'same')).toBe(true)
    for (const { kind, text } of parts) if (kind === 'added') expect(text.endsWith('\n')).toBe(true)
  })

  test('that is another one is shown whole', () => {
    const [before, after] = [long('a'), long('b')]
    expect(wordDiff(before, after)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  })
})
