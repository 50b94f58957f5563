import { expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { lineAt, prompterScript, sceneAt } from './prompter-script'

test('each scene takes its own seconds, and its lines share them by what there is to say', () => {
  const { scenes, lines, total } = prompterScript(
    exampleEdit(['Warm.\nThe same tumbler, nine hours on, still full of ice.', 'Tap it.'], [9, 3]),
  )
  expect(scenes.map(({ start, end }) => [start, end])).toEqual([
    [0, 9],
    [9, 12],
  ])
  expect(total).toBe(12)
  const first = lines.filter(({ scene }) => scene === 0)
  expect(first[0]?.start).toBe(0)
  expect(first.at(-1)?.end).toBe(9)
  for (const [at, line] of first.entries()) if (at > 0) expect(line.start).toBe(first[at - 1]?.end)
  const long = first.reduce((longest, line) => (line.text.length > longest.text.length ? line : longest))
  expect(long.end - long.start).toBeGreaterThan((first[0]?.end ?? 0) - (first[0]?.start ?? 0))
})

test('a scene without words shows what is seen, and a direction is separated from speech', () => {
  const { lines } = prompterScript(exampleEdit(['', 'Look. [points at the lid]']))
  expect(lines.map(({ text, isDirection }) => [text, isDirection])).toEqual([
    ['Cue 1', true],
    ['Look.', false],
    ['[points at the lid]', true],
  ])
  expect(prompterScript(exampleEdit(['[sighs]'])).lines[0]?.isDirection).toBe(true)
})

test.each([
  [0, 0, 0],
  [9.99, 0, 0],
  [10, 1, 1],
  [20, 2, 2],
  [30, 2, 2],
  [99, 2, 2],
  [-1, 0, 0],
])('at second %s line %s of scene %s is spoken', (seconds, line, scene) => {
  const prompter = prompterScript(exampleEdit(['One.', 'Two.', 'Three.']))
  expect(lineAt(prompter, seconds)).toBe(line)
  expect(sceneAt(prompter, seconds)).toBe(scene)
})
