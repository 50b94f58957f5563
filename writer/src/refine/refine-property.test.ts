import { type GeneratedScript, RefineResult, ScriptBrief, TONES, VIDEO_STYLES } from '@reelwright/shared'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { checkText } from '../check'
import { splitSentences } from '../language'
import { runs } from '../testing/runs'
import { writeBrief } from '../pipeline'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { refineScript } from './index'
import { WISHES } from './wishes'

// A slow machine is no finding.
vi.setConfig({ testTimeout: 120_000 })

const BRIEFS = [
  {
    productName: 'GLACIERO TUMBLER 40OZ!!',
    price: 19.9,
    targetAudience: 'working-professionals',
    features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
    painPoint: 'warm water by noon',
  },
  { productName: 'Wireless earbuds', targetAudience: 'left-handed bakers', features: ['30 hour battery', 'no wires'] },
  { productName: '保温杯', price: 1299, targetAudience: 'everyone' },
]
const SCRIPTS: { script: GeneratedScript; brief: ScriptBrief }[] = BRIEFS.flatMap((input, at) =>
  VIDEO_STYLES.filter((_, style) => style % 3 === at).map((style, index) => {
    const brief = ScriptBrief.parse({
      ...input,
      style,
      tone: TONES[(at * 4 + index) % TONES.length],
      videoLength: [30, 60, 90][index % 3],
    })
    return { script: writeBrief(brief, { seed: `${at}${index}`, kinds: WRITTEN_KINDS }), brief }
  }),
)

const wish = fc.oneof(
  fc.constantFrom(...WISHES.map(({ prompt }) => prompt)),
  fc.constantFrom(...WISHES.flatMap(({ aliases }) => aliases)),
  fc.constantFrom(
    'to 30 seconds',
    'make it a minute',
    'to 15 s',
    'to 120 seconds',
    'the price is $24',
    'remove the handle',
    'emphasise the lid',
    'add feature "dishwasher safe"',
    'rewrite scene 1',
    'rewrite the last scene',
    'replace "the" with "that"',
    'use this hook "Look at this cup."',
    'use this CTA "Tap the link."',
    'make it a skit',
    'change the tone to shocked',
    'for gamers',
    'keep the hook',
    "don't make it shorter",
    'add feature "cures acne"',
    'replace "it" with "a guaranteed cure for acne"',
    'drop the part about the lid',
    'say the cup, not the tumbler',
    'talk about my brother instead of my sister',
    'it was six days, not two',
    'swap scenes 1 and 2',
    'delete scene 1',
    'keep the first scene and change the rest',
    'mention the handle in the hook',
    'start with a question',
    'add that it floats',
    'add that it cures acne',
    'say the price earlier',
    'end with the handle',
    "don't say I",
    'explain why the water is warm',
    'make it about Mondays',
    'shorter, but keep the handle',
    'show the product in every picture',
    'fix the grammar',
  ),
  fc.string({ maxLength: 60 }),
)
const prompt = fc.array(wish, { minLength: 1, maxLength: 3 }).map((wishes) => wishes.join(', ') || 'x')
const edited = fc.record({
  sample: fc.constantFrom(...SCRIPTS),
  /** What a person typed into one scene. */
  typed: fc.oneof(
    fc.constant(undefined),
    fc.string({ maxLength: 200 }),
    fc.constantFrom(
      '',
      'No end mark here',
      'ME: Hi.\nYOU: No.',
      'The BEST!!! Only 3 left... $5',
      'One. Two. Three. Four? Five!',
      '[holds it up] Look (whispers) at it.',
    ),
  ),
  at: fc.nat(9),
  locks: fc.array(fc.nat(30), { maxLength: 4 }),
})

function editedScript({
  sample,
  typed,
  at,
  locks,
}: {
  sample: (typeof SCRIPTS)[number]
  typed: string | undefined
  at: number
  locks: number[]
}) {
  const scenes = sample.script.scenes.map((scene, index) =>
    typed !== undefined && index === at % sample.script.scenes.length ? { ...scene, voiceover: typed } : scene,
  )
  const script: GeneratedScript = {
    ...sample.script,
    scenes,
    spoken_script: scenes.map(({ voiceover }) => voiceover).join('\n\n'),
  }
  const sentences = scenes.flatMap(({ voiceover }) => splitSentences(voiceover))
  const locked = locks.flatMap((lock) => sentences[lock % Math.max(1, sentences.length)] ?? [])
  return { script, brief: sample.brief, locked }
}

/** What shows where a line was not finished. */
const SEAMS = /undefined|NaN|[{}\ue000-\uf8ff]/

const blocksOf = (text: string, price: number) =>
  checkText(text, 'script', price > 0 ? { price } : {}).filter(({ severity }) => severity === 'block').length

function expectSound(
  before: GeneratedScript,
  after: GeneratedScript,
  changed: readonly number[],
  locked: readonly string[],
) {
  expect(after.scenes.length).toBeGreaterThan(0)
  for (const { duration } of after.scenes) expect(duration).toBeGreaterThan(0)
  const total = after.scenes.reduce((sum, { duration }) => sum + duration, 0)
  expect(total).toBeCloseTo(after.metadata.videoLength, 5)
  for (const text of locked) expect(after.spoken_script).toContain(text)
  if (after.scenes.length !== before.scenes.length) return
  for (const [at, scene] of after.scenes.entries()) {
    if (changed.includes(scene.id)) continue
    const { duration: _before, ...was } = before.scenes[at] ?? scene
    const { duration: _after, ...is } = scene
    expect(is).toEqual(was)
  }
}

describe('whatever is asked of whatever script', () => {
  test('nothing throws, locked sentences stay to the letter, scenes that are not named as changed are the same, and durations sum exactly', () => {
    fc.assert(
      fc.property(edited, prompt, fc.boolean(), (input, refinementPrompt, withBrief) => {
        const { script, brief, locked } = editedScript(input)
        const result = refineScript(
          { script, refinementPrompt, brief: withBrief ? brief : null, locked },
          { seed: 'property', kinds: WRITTEN_KINDS },
        )
        expect(() => RefineResult.parse(result)).not.toThrow()
        const after = result.script
        if (!after) throw new Error('A whole script comes back whole')
        expect(result.refinedScript).toBe(after.scenes.map(({ voiceover }) => voiceover).join('\n\n'))
        if (result.changes.length === 0 && after === script) return
        expectSound(
          script,
          after,
          result.changes.map(({ scene }) => scene),
          locked,
        )
        expect(blocksOf(after.spoken_script, after.metadata.price)).toBeLessThanOrEqual(
          blocksOf(script.spoken_script, script.metadata.price) +
            (after.metadata.price > script.metadata.price ? 9 : 0),
        )
        if (!SEAMS.test(script.spoken_script + refinementPrompt)) expect(result.refinedScript).not.toMatch(SEAMS)
      }),
      { numRuns: runs(20, 150), seed: 7 },
    )
  })

  test('a text alone can be refined as well, and comes back as a text', () => {
    fc.assert(
      fc.property(edited, prompt, (input, refinementPrompt) => {
        const { script, locked } = editedScript(input)
        const text = script.spoken_script.trim() ? script.spoken_script : 'Hello.'
        const result = refineScript(
          { script: text, refinementPrompt, locked },
          { seed: 'property', kinds: WRITTEN_KINDS },
        )
        expect(result.script).toBeNull()
        for (const lock of locked) if (text.includes(lock)) expect(result.refinedScript).toContain(lock)
        if (result.changes.length === 0) expect(result.refinedScript).toBe(text)
      }),
      { numRuns: runs(12, 80), seed: 8 },
    )
  })

  test('a script that is fitted to any time sums exactly to it and keeps what is locked', () => {
    fc.assert(
      fc.property(edited, fc.integer({ min: 15, max: 180 }), (input, seconds) => {
        const { script, brief, locked } = editedScript(input)
        const result = refineScript(
          { script, brief, refinementPrompt: `to ${seconds} seconds`, locked },
          { seed: 'property', kinds: WRITTEN_KINDS },
        )
        expectSound(
          script,
          result.script ?? script,
          result.changes.map(({ scene }) => scene),
          locked,
        )
      }),
      { numRuns: runs(12, 50), seed: 9 },
    )
  })

  test('the same request and seed give the same answer', () => {
    const { script, brief } = SCRIPTS[0] ?? { script: undefined, brief: undefined }
    if (!script || !brief) throw new Error('no script')
    const ask = () =>
      refineScript(
        { script, brief, refinementPrompt: 'shorter, new hook and funnier', locked: [] },
        { seed: 'same', kinds: WRITTEN_KINDS },
      )
    expect(ask()).toEqual(ask())
  })

  test('hundreds of scenes and a text of 50,000 characters come back', () => {
    const { script, brief } = SCRIPTS[0] ?? { script: undefined, brief: undefined }
    if (!script || !brief) throw new Error('no script')
    const scene = script.scenes[0]
    if (!scene) throw new Error('no scene')
    const many: GeneratedScript = {
      ...script,
      scenes: Array.from({ length: 300 }, (_, at) => ({ ...scene, id: at + 1, voiceover: `Line ${at} is here.` })),
    }
    const fitted = refineScript(
      { script: many, brief, refinementPrompt: 'to 30 seconds', locked: [] },
      { seed: 'x', kinds: WRITTEN_KINDS },
    )
    expect(fitted.script?.scenes.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(30, 5)
    const long = 'This is a line that goes on and on. '.repeat(1388)
    expect(
      refineScript({ script: long, refinementPrompt: 'shorter', locked: [] }, { seed: 'x', kinds: WRITTEN_KINDS })
        .refinedScript.length,
    ).toBeLessThan(long.length)
  }, 30_000)
})

describe('a wish reaches as far as it names', () => {
  const scenesOf = (script: GeneratedScript) =>
    script.scenes.map(({ voiceover, visualCue, cameraDirection }) => ({ voiceover, visualCue, cameraDirection }))
  const refined = (at: number, refinementPrompt: string) => {
    const { script, brief } = SCRIPTS[at % SCRIPTS.length] ?? { script: undefined, brief: undefined }
    if (!script || !brief) throw new Error('no script')
    const result = refineScript(
      { script, brief, refinementPrompt, locked: [] },
      { seed: 'reach', kinds: WRITTEN_KINDS },
    )
    return { script, after: result.script ?? script, summary: result.summary }
  }
  const SCENE_WISHES = ['rewrite scene %', 'delete scene %', 'scene % sounds stiff, fix it', 'drop scene %']

  test('nothing outside of a named scene changes', () => {
    fc.assert(
      fc.property(
        fc.nat(SCRIPTS.length - 1),
        fc.constantFrom(...SCENE_WISHES),
        fc.integer({ min: 1, max: 9 }),
        (at, wish, scene) => {
          const { script, after } = refined(at, wish.replace('%', String(scene)))
          const is = scenesOf(after).map((each) => JSON.stringify(each))
          scenesOf(script).forEach((each, index) => {
            if (index !== scene - 1) expect(is).toContain(JSON.stringify(each))
          })
        },
      ),
      { numRuns: runs(15, 300), seed: 11 },
    )
  })

  test('a wish for the pictures leaves the words, and one for the words leaves the pictures', () => {
    SCRIPTS.forEach((_, at) => {
      for (const wish of ['no face, only hands', 'show the product in every picture', 'no cues']) {
        const { script, after } = refined(at, wish)
        expect(after.spoken_script).toBe(script.spoken_script)
      }
      for (const wish of [
        'simplify the words',
        'make the words punchier',
        'fix the grammar',
        'remove the repetition of the name',
      ]) {
        const { script, after } = refined(at, wish)
        const cues = new Set(script.scenes.map(({ visualCue }) => visualCue))
        expect(after.scenes.filter(({ visualCue }) => !cues.has(visualCue))).toEqual([])
      }
    })
  })

  test('the number in a reply is the number of sentences that changed', () => {
    const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
    let counted = 0
    SCRIPTS.forEach((_, at) => {
      for (const wish of [
        'replace "it" with "that"',
        'simplify',
        'remove the repetition of the name',
        'replace "the" with "this"',
      ]) {
        const { script, after, summary } = refined(at, wish)
        const [, word = ''] = /\b(\p{L}+) (?:sentence|line)s?\b/iu.exec(summary) ?? []
        if (after.spoken_script === script.spoken_script || !NUMBERS.includes(word.toLowerCase())) continue
        const bodies = (text: string) => splitSentences(text).map((each) => each.replace(/^[A-Z ]+: /, ''))
        const left = bodies(after.spoken_script)
        const gone = bodies(script.spoken_script).filter((sentence) => {
          const found = left.indexOf(sentence)
          if (found >= 0) left.splice(found, 1)
          return found < 0
        })
        expect(`${wish}: ${gone.length}`).toBe(`${wish}: ${NUMBERS.indexOf(word.toLowerCase())}`)
        counted++
      }
    })
    expect(counted).toBeGreaterThan(5)
  })
})
