import { describe, expect, test } from 'vitest'
import { exampleEdit } from './example-edit'
import { spokenLength, wordsPerSecond } from './spoken-length'

const words = (count: number) => Array<string>(count).fill('word').join(' ')
const scriptOf = (count: number, facts: object = {}) => {
  const script = exampleEdit([words(count)], [60])
  return {
    ...script,
    metadata: { ...script.metadata, videoLength: 60, videoStyle: 'informative', tone: 'helpful-friend', ...facts },
  }
}

test.each([
  [154, 60, 'right', 0],
  [140, 54.5, 'right', 0],
  [138, 53.8, 'short', 16],
  [169, 65.8, 'right', 0],
  [170, 66.2, 'long', -16],
  [0, 0, 'short', 154],
] as const)('%i words of a plain script take %d of 60 seconds: %s', (count, seconds, verdict, wordsToGo) => {
  expect(spokenLength(scriptOf(count))).toMatchObject({
    words: count,
    seconds,
    verdict,
    wordsToGo,
    target: 60,
    sceneSeconds: 60,
  })
})

test('dialogue takes its time, urgency does not', () => {
  const pace = (videoStyle: string, tone: string) => wordsPerSecond(scriptOf(1, { videoStyle, tone }))
  expect(pace('skit', 'helpful-friend')).toBeLessThan(pace('informative', 'helpful-friend'))
  expect(pace('story-time', 'urgent-psa')).toBeGreaterThan(pace('informative', 'helpful-friend'))
})

test.each(['energetic', 'constructor', '', '__proto__'])(
  'a style and a tone of "%s" count as plain ones [CX-40]',
  (foreign) => {
    expect(wordsPerSecond(scriptOf(1, { videoStyle: foreign, tone: foreign }))).toBe(wordsPerSecond(scriptOf(1)))
  },
)

test.each([NaN, 0, -5, Infinity])('without a sound length (%d) the scenes are the target', (videoLength) => {
  expect(spokenLength(scriptOf(154, { videoLength }))).toMatchObject({ target: 60, verdict: 'right' })
})

test('prices and numbers count as they are said', () => {
  expect(spokenLength(exampleEdit(['$19.90 for 24h [points at it]'])).words).toBe(5)
})

test('a pasted book is counted word by word, whatever is in it', () => {
  expect(spokenLength(exampleEdit([`${words(2000)}${'['.repeat(40_000)}`]))).toMatchObject({
    words: 2000,
    verdict: 'long',
  })
})

describe('a scene', () => {
  const overload = (line: string, seconds: number) =>
    spokenLength(exampleEdit([line, words(50)], [seconds, 20])).scenes[0]?.overload
  test.each([
    ['has room', words(10), 4, null],
    ['may run ahead a little, as openers do', words(10), 3, null],
    ['has more words than the pace allows', words(12), 3, 'words'],
    ['has more syllables than anybody can say', 'Unbelievably comfortable university vocabulary', 3, 'syllables'],
    ['without words has room', '', 0.5, null],
  ] as const)('%s', (_, line, seconds, expected) => {
    expect(overload(line, seconds)).toBe(expected)
  })
})
