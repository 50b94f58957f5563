import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GeneratedScript } from './generated-script'
import { ANSWER_SHAPES, parseScript, Script, scriptTextOf, toAnswer, toRow } from './script'
import { spokenText, storedText, withSpokenText } from './stored-parts'

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((words) => words.replace(/\s+/g, ' ').trim())
const filled = text.map((words) => words || 'A word')
const list = fc.array(text, { maxLength: 3 })
const scene = fc.record({
  duration: fc.integer({ min: 1, max: 1200 }).map((halves) => halves / 2),
  voiceover: filled,
  visualCue: text,
  cameraDirection: text,
  notes: text,
})

/** What the studio holds: scenes with ids, and text that follows from them. */
const generated = fc
  .record({
    title: filled,
    scenes: fc.array(scene, { minLength: 1, maxLength: 5 }),
    metadata: fc.record({
      viralScore: filled,
      estimatedViews: text,
      suggestions: list,
      productName: filled,
      price: fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100),
      features: list,
      targetAudience: filled,
      videoLength: fc.integer({ min: 15, max: 180 }),
      videoStyle: filled,
      tone: filled,
      spokenWords: fc.nat(),
    }),
    selling_points: list,
    benefits: list,
    urgency_tactics: list,
    cta_phrases: list,
    hooks: list,
    hashtags: list,
    caption: text,
    writtenBy: fc.option(fc.record({ writer: filled }), { nil: undefined }),
  })
  .map(({ scenes, writtenBy, ...script }): GeneratedScript => {
    const numbered = scenes.map((each, at) => ({ id: at + 1, ...each }))
    return { ...script, scenes: numbered, spoken_script: spokenText(numbered), ...(writtenBy && { writtenBy }) }
  })

function parsed(script: GeneratedScript, locked: number[] = []): Script {
  const { spoken_script: _, ...rest } = script
  return { ...rest, locked }
}
const bare = { title: '', locked: [], metadata: {}, caption: '', hooks: [], hashtags: [], benefits: [] }
const BARE: Script = { ...bare, scenes: [], selling_points: [], urgency_tactics: [], cta_phrases: [] }
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const sections = ({ scenes }: GeneratedScript) =>
  scenes.map(({ voiceover, visualCue }) => ({ text: voiceover, visual: visualCue }))
const withoutIds = ({ scenes }: GeneratedScript) =>
  scenes.map((each) => {
    const { id: _, ...rest } = each
    return rest
  })
const pictured = ({ scenes }: GeneratedScript) =>
  scenes.map(({ voiceover, visualCue }) => ({ voiceover, visualCue, cameraDirection: '', notes: '' }))
const spoken = ({ scenes }: GeneratedScript) =>
  scenes.map(({ voiceover }) => ({ voiceover, visualCue: '', cameraDirection: '', notes: '' }))
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Every shape that a version of the product stored or answered, and what of the script each of them holds. */
const SHAPES: [string, (script: GeneratedScript) => unknown, (script: GeneratedScript) => Script][] = [
  ['the studio keeps in the browser', (script) => ({ ...script, locked: [1] }), (script) => parsed(script, [1])],
  [
    'the first studio stored',
    (script) => ({
      title: script.title,
      script_text: script.spoken_script,
      script_data: { ...script, script: script.spoken_script, script_sections: sections(script) },
      metadata: { generatedBy: 'server' },
    }),
    (script) => parsed(script),
  ],
  [
    'the studio stored with locks, and without a column for metadata',
    (script) => ({
      ...toRow(parsed(script, [1])),
      script_data: { ...toRow(parsed(script, [1])).script_data, row_metadata: { generatedBy: 'offline' } },
    }),
    (script) => parsed(script, [1]),
  ],
  [
    'the library stored for a text of its own',
    ({ title, spoken_script }) => ({ title, script_text: spoken_script, script_data: {} }),
    (script) => ({ ...BARE, title: script.title, scenes: spoken(script) }),
  ],
  [
    'the import stored',
    ({ title, spoken_script, scenes, caption, hashtags }) => ({
      title,
      script_text: spoken_script,
      script_data: { scenes, caption, hashtags },
    }),
    ({ title, scenes, caption, hashtags }) => ({ ...BARE, title, scenes, caption, hashtags }),
  ],
  [
    'an export of an account holds',
    (script) => ({ id: 'x', ...toRow(parsed(script)), tags: ['a'], features: ['b'], metadata: { brief: {} } }),
    (script) => parsed(script),
  ],
  [
    'the library knew before: names of its own, times as text',
    (script) => ({
      title: script.title,
      script_data: {},
      scenes: script.scenes.map(({ id, duration, voiceover, visualCue, cameraDirection }) => ({
        sceneNumber: id,
        duration: `${duration}s`,
        scriptText: voiceover,
        visualDescription: visualCue,
        cameraDirection,
      })),
    }),
    (script) => ({
      ...BARE,
      title: script.title,
      scenes: withoutIds(script).map((each) => ({ ...each, notes: '' })),
    }),
  ],
  [
    'the library knew before: times as stretches',
    ({ scenes }) => ({
      script_data: {
        scenes: scenes.map(({ duration, voiceover: script }) => ({
          duration: `0:04-${clock(4 + Math.ceil(duration))}`,
          script,
        })),
      },
    }),
    (script) => ({
      ...BARE,
      scenes: spoken(script).map((each, at) => ({ ...each, duration: Math.ceil(script.scenes[at]?.duration ?? 0) })),
    }),
  ],
  [
    'a row with an answer inside holds',
    (script) => ({ title: script.title, script_data: { script } }),
    (script) => parsed(script),
  ],
  [
    'a row of sections holds',
    (script) => ({
      title: script.title,
      script_text: script.spoken_script,
      script_data: { script_sections: sections(script) },
    }),
    (script) => ({ ...BARE, title: script.title, scenes: pictured(script) }),
  ],
  [
    'the server answers',
    (script) => ({ success: true, data: { script, suggestions: ['a'] }, message: 'Done', allowance: { used: 1 } }),
    (script) => parsed(script),
  ],
  [
    'the server answers the simple studio',
    (script) => ({ success: true, data: { script }, script: script.spoken_script }),
    (script) => parsed(script),
  ],
  ...ANSWER_SHAPES.map((shape): (typeof SHAPES)[number] => [
    `the server answers as "${shape}"`,
    (script) => ({ ...toAnswer(script, shape), allowance: { used: 1 } }),
    (script) => ({ ...parsed(script), scenes: shape === 'sections' ? withoutIds(script) : script.scenes }),
  ]),
]

describe('a script comes back as it was', () => {
  test.each(SHAPES)('from the shape that %s [B-EN-08, B-CL-04]', (_, write, held) => {
    fc.assert(
      fc.property(generated, (script) => {
        const source = asJson(write(script))
        const read = parseScript(source)
        expect(read).toEqual(held(script))
        expect(Script.safeParse(read).success).toBe(true)
        // Saved again, it is the same.
        expect(parseScript(asJson(toRow(read)))).toEqual(read)
        expect(scriptTextOf(read)).toBe(script.spoken_script)
      }),
      // Of each shape.
      { numRuns: 10 },
    )
  })

  test('with a text beside its scenes that says something else', () => {
    fc.assert(
      fc.property(generated, filled, (script, other) => {
        const read = parseScript({ ...script, spoken_script: other })
        expect(scriptTextOf(read)).toBe(other)
        expect(parseScript(asJson(toRow(read)))).toEqual(read)
      }),
    )
  })

  test('whatever it was: reading never throws, and writing what was read changes nothing', () => {
    const names = ['script', 'data', 'scenes', 'script_data', 'script_text', 'spoken_script', 'script_sections', 'text']
    const odd = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, fc.constantFrom(null, 7, true, '', 'One.\n\nTwo.'), tie('list'), tie('object')),
      list: fc.array(tie('value'), { maxLength: 3 }),
      object: fc.dictionary(fc.constantFrom(...names, 'locked', 'metadata', 'id', 'duration', 'hooks'), tie('value')),
    })).value
    fc.assert(
      fc.property(odd, (source) => {
        const once = parseScript(asJson(toRow(parseScript(source))))
        expect(parseScript(asJson(toRow(once)))).toEqual(once)
      }),
    )
  })
})

test('a row with a new text keeps cues while each scene has its paragraph [B-DT-01]', () => {
  fc.assert(
    fc.property(generated, fc.array(filled, { minLength: 1, maxLength: 5 }), (script, lines) => {
      const { title, script_data: data } = toRow(parsed(script))
      const script_text = lines.join('\n\n')
      const read = parseScript({ title, script_text, script_data: withSpokenText(data, script_text) })
      expect(storedText({ script_text, script_data: data })).toBe(script_text)
      const isSameNumber = lines.length === script.scenes.length
      expect(read.scenes).toEqual(
        lines.map((voiceover, at) => ({
          ...(isSameNumber ? script.scenes[at] : { visualCue: '', cameraDirection: '', notes: '' }),
          voiceover,
        })),
      )
      expect(read.text).toBeUndefined()
    }),
  )
})

test.each([
  ['a list of mere texts', { scenes: ['One.', 'Two.'] }, ['One.', 'Two.']],
  [
    'cues in a list of their own',
    { script: { spoken_script: 'One.\n\nTwo.', visual_cues: ['Lid'] } },
    ['One.', 'Two.'],
  ],
  ['a text under an older name', { script_data: {}, script_content: 'One.\nTwo.' }, ['One.', 'Two.']],
  [
    'a text in the place of an answer before its older column',
    { script_data: { script: 'One.\nTwo.' }, script_content: 'Old.' },
    ['One.', 'Two.'],
  ],
  ['a text called a voiceover', { voiceover: 'One.\nTwo.' }, ['One.', 'Two.']],
  ['nothing', null, []],
])('reads %s', (_, source, lines) =>
  expect(parseScript(source).scenes.map(({ voiceover }) => voiceover)).toEqual(lines),
)

const PLAN = { angle: { id: 'pain', label: 'The problem' }, problem: '', proof: '', others: [], notes: [] }
const ROW = { script_data: { scenes: [{ voiceover: 'One.' }, { voiceover: 'Two.' }] } }
test.each<[string, object, Partial<Script>]>([
  [
    'cues beside a text',
    { script: { spoken_script: 'One.\n\nTwo.', visual_cues: [' Lid ', ''] } },
    {
      scenes: [
        { voiceover: 'One.', visualCue: 'Lid', cameraDirection: '', notes: '' },
        { voiceover: 'Two.', visualCue: '', cameraDirection: '', notes: '' },
      ],
    },
  ],
  ['no text beside scenes that say it', ROW, { text: undefined }],
  [
    'the text of sections in one line',
    { script_data: { scenes: [], script_sections: [{ text: ' One. ' }, { visual: 'Lid' }, { text: 'Two.' }] } },
    { text: 'One. Two.' },
  ],
  [
    'columns about the product',
    {
      script: 'One.',
      product_name: ' Mug ',
      target_audience: 'parents',
      video_style: 'demo',
      metadata: { tone: 'calm' },
    },
    { metadata: { productName: 'Mug', targetAudience: 'parents', videoStyle: 'demo', tone: 'calm' } },
  ],
  ['the ids of locks, and nothing else', { ...ROW, locked: [1, 2.5, '3', null] }, { locked: [] }],
  ['the ids of locks of its data', { script_data: { locked: [1, 2.5, '3', null] } }, { locked: [1] }],
  [
    'no caption, hooks or plan that are something else',
    { caption: 7, hooks: 'One.', hashtags: ['#mug', 7], plan: 'none', writtenBy: 7 },
    { caption: '', hooks: [], hashtags: [], plan: undefined, writtenBy: undefined },
  ],
  ['its plan', { plan: PLAN }, { plan: PLAN }],
  ['who wrote it', { writtenBy: { writer: 'openai' } }, { writtenBy: { writer: 'openai' } }],
  ['a score of 84', { metadata: { viralScore: 84 } }, { metadata: { viralScore: '8.4/10' } }],
  ['a score of 8.4', { metadata: { viralScore: 8.4 } }, { metadata: { viralScore: '8.4/10' } }],
  ['a score of 10', { metadata: { viralScore: 10, tone: 7 } }, { metadata: { viralScore: '10/10' } }],
  ['a score as text', { metadata: { viralScore: '9/10', price: '7' } }, { metadata: { viralScore: '9/10' } }],
])('reads %s [B-EN-08]', (_, source, parts) => {
  const script = parseScript(source)
  expect(script).toEqual({ ...script, ...parts })
})

test('a row repeats text and scenes, and an answer cues and hashtags, under earlier names [B-CL-04]', () => {
  const scenes = [{ id: 1, duration: 3, voiceover: 'One.', visualCue: 'Lid', cameraDirection: '', notes: '' }]
  const script = { ...BARE, scenes, hashtags: ['#mug'] }
  expect(toRow(script).script_data).toMatchObject({
    spoken_script: 'One.',
    script: 'One.',
    script_sections: [{ text: 'One.', visual: 'Lid' }],
  })
  expect(toAnswer({ ...script, spoken_script: 'One.' } as never, 'sections')).toMatchObject({
    script: { visual_cues: ['Lid'] },
    suggestions: { hashtagStrategy: ['#mug'] },
  })
})
