import { expect, test } from 'vitest'
import { jsonPart } from './json-part'
import { readAnswer, screenplayIn } from './read-answer'

const SPOKEN = [
  "Noon. It's warm again.",
  'Then I got the Kumo, and it folds flat.',
  "It's $20, linked here on this video, and it stays.",
]
const keyed = (key: (at: number) => string, value: (text: string) => unknown) =>
  Object.fromEntries(SPOKEN.map((text, at) => [key(at), value(text)]))

test.each<[string, unknown]>([
  ['a list of texts', SPOKEN],
  ['a list of scenes', SPOKEN.map((voiceover) => ({ voiceover }))],
  ['lists in lists', { scenes: [SPOKEN.map((text) => [{ text }])] }],
  [
    'scenes by number',
    {
      script: {
        scenes: keyed(
          (at) => `${at + 1}`,
          (narration) => ({ narration, visuals: ['A'], notes: null }),
        ),
      },
    },
  ],
  ['scenes by name', { 'Scene 1': { Dialogue: SPOKEN[0] }, scene_2: { VO: SPOKEN[1] }, scene_3: SPOKEN[2] }],
  [
    'parts by name',
    { hook: SPOKEN[0], body: { line: SPOKEN[1] }, call_to_action: { spoken_script: '', script: SPOKEN[2] } },
  ],
  ['parts in a list', [{ hook: SPOKEN[0] }, { solution: SPOKEN[1] }, { cta: SPOKEN[2] }]],
  ['one text with paragraphs', { output: SPOKEN.join('\n\n') }],
  ['one text with lines', { response: { text: SPOKEN.join('\n') } }],
  ['any name around it', { video: { scenes: SPOKEN } }],
  ['JSON in a text', { answer: JSON.stringify({ shots: SPOKEN.map((line) => ({ id: 7, line, duration: 'three' })) }) }],
  ['one speaker', { scenes: SPOKEN.map((line) => ({ dialogue: [{ speaker: 'Host', line }] })) }],
])('reads %s to the letter', (_, answer) => {
  expect(readAnswer(answer)?.scenes.map(({ voiceover }) => voiceover)).toEqual(SPOKEN)
})

test('reads the names of speakers where there are two, and what stands beside a scene or the scenes', () => {
  const lines = [
    { character: 'Max', line: 'You owe me.' },
    { character: 'Tess', line: 'For what?' },
  ]
  const known = readAnswer({
    hook_options: 'Eleven dollars.',
    CTAs: ['Tap it.', null],
    segments: [{ scene_number: '2', label: 'Hook', shot: 'Two chairs.', camera_angle: 'Wide', dialogue: lines }],
  })
  expect(known).toMatchObject({
    hooks: ['Eleven dollars.'],
    ctas: ['Tap it.'],
    scenes: [
      {
        scene: 2,
        beat: 'Hook',
        voiceover: 'MAX: You owe me.\nTESS: For what?',
        visualCue: 'Two chairs.',
        cameraDirection: 'Wide',
      },
    ],
  })
})

test.each([
  [null],
  ['hello'],
  [{ script: 'hello' }],
  [{ weather: 'sunny' }],
  [{ scenes: [null, 7, {}] }],
  [{ scenes: { a: { b: { c: {} } } } }],
])('finds no script in %j', (answer) => {
  expect(readAnswer(answer)).toBeUndefined()
})

test('reads a list after words, with broken lines in its texts', () => {
  const said = `The beats ["hook", "cta"]:\n${JSON.stringify(SPOKEN).replace('Noon. ', 'Noon.\n')}\nEnjoy!`
  expect(readAnswer(JSON.parse(jsonPart(said)))?.scenes.map(({ voiceover }) => voiceover)).toEqual([
    SPOKEN[0]?.replace(' ', '\n'),
    ...SPOKEN.slice(1),
  ])
})

test('reads a script under headings, and none of the talk around it', () => {
  const [first, second, third] = SPOKEN
  const said = `Sure! Here you go:\n\n**Hook (0-3s)**\n"${first}"\n\n### Scene 2 - The turn\n*Visual:* Hands.\n**Voiceover:** ${second}\n\nCTA:\n${third}\n\nWant changes?`
  expect(readAnswer(screenplayIn(said))?.scenes).toMatchObject([
    { voiceover: `"${first}"` },
    { voiceover: second, visualCue: 'Hands.' },
    { voiceover: third },
  ])
  expect(readAnswer(screenplayIn("I'm sorry.\n\nHook\nI can't."))).toBeUndefined()
})
