import { defaultFilter } from 'cmdk'
import { describe, expect, test } from 'vitest'
import { fixedEntries } from './entries'
import { ranked, remembered, saysSo } from './ranking'

const entries = fixedEntries('light')
const first = (typed: string, recent: string[] = []) => ranked(entries, typed, recent, defaultFilter)[0]?.id

describe('the best fit comes first', () => {
  test.each([
    ['trend', '/trending'],
    ['seo', '/partner-seo'],
    ['sett', '/settings'],
    ['stngs', '/settings'],
    ['new', 'new-script'],
    ['by hand', 'write-script'],
    ['logout', 'sign-out'],
    ['dark', 'theme'],
    ['avatar', '/profile'],
    ['  price', '/pricing'],
  ])('%j', (typed, id) => expect(first(typed)).toBe(id))
})

test('"New script" leads to the studio, as the button of the library does', () =>
  expect(entries.find(({ id }) => id === 'new-script')?.deed).toEqual({ to: '/script-studio' }))

test('what was used lately comes first, as long as it fits', () => {
  expect(first('')).toBe('new-script')
  expect(first('', ['/settings', '/trending'])).toBe('/settings')
  expect(first('script', ['/scripts'])).toBe('/scripts')
  expect(first('trend', ['/scripts', '/settings'])).toBe('/trending')
})

test.each([
  ['cold FOR', true],
  ['glac', true],
  [' mug ', true],
  ['cfad', false],
])('a script holds %j: %s', (typed, expected) =>
  expect(saysSo({ id: '1', label: 'Cold for a day', words: ['Glaciero mug'] }, typed)).toBe(expected),
)

test('nothing fits nonsense', () => expect(ranked(entries, 'qqqzzz', ['/scripts'], defaultFilter)).toEqual([]))

test('remembers six, each once', () => {
  expect(remembered(['a', 'b'], 'b')).toEqual(['b', 'a'])
  expect(remembered(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})
