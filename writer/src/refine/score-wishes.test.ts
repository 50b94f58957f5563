import { type GeneratedScript, ScriptBrief } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { checkText } from '../check'
import { keptBy } from '../language'
import { scoredBrief, scoreScript } from '../score'
import { writeBrief } from '../pipeline'
import { some } from '../testing/runs'
import { KNOWN_PRODUCT, WRITTEN_KINDS } from '../testing/written-kinds'
import { refineScript } from './index'

vi.setConfig({ testTimeout: 60_000 })

const brief = ScriptBrief.parse({
  productName: 'Glaciero tumbler',
  price: 19.9,
  targetAudience: 'working-professionals',
  features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
  painPoint: 'warm water by noon',
  style: 'talking-head',
  tone: 'helpful-friend',
  videoLength: 30,
})

const writtenOf = keptBy((videoLength: number) =>
  writeBrief({ ...brief, videoLength }, { seed: 'base', kinds: WRITTEN_KINDS }),
)

/** A script as a person might have left it: every part of it can be weak on purpose. */
function weak(
  voiceovers: string[],
  videoLength = 30,
  film = { visualCue: 'You talk', cameraDirection: 'Medium shot, static tripod, soft daylight, lamps off.' },
): GeneratedScript {
  const base = writtenOf(videoLength)
  return {
    ...base,
    spoken_script: voiceovers.join('\n\n'),
    metadata: { ...base.metadata, videoLength },
    scenes: voiceovers.map((voiceover, at) => ({
      id: at + 1,
      duration: videoLength / voiceovers.length,
      voiceover,
      notes: '',
      ...film,
    })),
  }
}

function pointsOf(script: GeneratedScript, part: string): number {
  const told = {
    ...brief,
    videoLength: script.metadata.videoLength,
    targetAudience: script.metadata.targetAudience,
  }
  const flags = checkText(script.spoken_script, 'script', { price: brief.price })
  return (
    scoreScript({ scenes: script.scenes, brief: scoredBrief(told), flags }).parts.find(({ id }) => id === part)
      ?.points ?? 10
  )
}

const TURN =
  'Then somebody gave me the Glaciero tumbler. It keeps drinks cold for 24 hours, so the last sip is like the first.'
const END = "There's a handle. It's $19.90. Tap the link on this video."
const GREETING = 'Hey guys and welcome back to my channel, today we have something really very special to show.'
const ASKS = 'Shop now while you are at it. Tap the link in the corner. Save this for later.'

describe('a wish that names a weak part of the score raises that part', () => {
  const WISHES: [part: string, wish: string, script: GeneratedScript][] = [
    ['V1', 'new hook', weak([GREETING, TURN, END])],
    ['V1', 'catchier opening', weak(['It was a nice and calm and quiet and sunny day over there.', TURN, END])],
    ['V2', 'more direct', weak(['Nobody saw it coming.', `Everything was fine. ${TURN}`, END])],
    ['V2', 'more personal', weak(['Nobody saw it coming.', `Everything was fine. ${TURN}`, END])],
    ['V3', 'shorter', weak(['Nobody saw it coming.', `${'Everything was fine on that day. '.repeat(12)}${TURN}`, END])],
    ['V3', 'longer', weak(['Nobody saw it coming.', 'Then I got the Glaciero tumbler.', "It's $19.90. Tap the link."])],
    [
      'V3',
      'fit it to 30 s',
      weak(['Nobody saw it coming.', 'Then I got the Glaciero tumbler.', "It's $19.90. Tap the link."]),
    ],
    [
      'V4',
      'more specific',
      weak([
        'Nobody saw it coming.',
        'Everything was fine. Then came the Glaciero tumbler. That was good. I liked that a lot.',
        'Tap the link on this video.',
      ]),
    ],
    [
      'V4',
      'add a feature',
      weak([
        'Nobody saw it coming.',
        'Everything was fine. Then came the Glaciero tumbler. That was good. I liked that a lot.',
        'Tap the link on this video.',
      ]),
    ],
    [
      'V5',
      'better rhythm',
      weak([
        'Nobody saw this come.',
        'It was a nice day. It was a good one. It was so calm here. It has a small handle. It stays very cold. It costs $19.90 now.',
        'Tap the link right here.',
      ]),
    ],
    ['V7', 'one cta', weak(['Nobody saw it coming.', `${ASKS} ${TURN}`, END])],
    ['V7', 'new cta', weak(['Nobody saw it coming.', TURN, "There's a handle. It's $19.90. That was all."])],
    ['V7', 'add the price', weak(['Nobody saw it coming.', TURN, "There's a handle. Tap the link on this video."])],
    ['V9', 'more visual', weak(['Nobody saw it coming.', TURN, END])],
  ]
  test.each(some(2, WISHES))('%s rises with "%s"', (part, refinementPrompt, script) => {
    const result = refineScript(
      { script, refinementPrompt, brief: { ...brief, videoLength: script.metadata.videoLength }, locked: [] },
      { seed: 'score', kinds: WRITTEN_KINDS },
    )
    if (!result.script) throw new Error('A whole script comes back whole')
    expect(pointsOf(result.script, part), result.summary + result.refinedScript).toBeGreaterThan(pointsOf(script, part))
  })
})

test.each([
  ['say who should skip it', "If your phone stays in your bag while you drive, you don't need one."],
  ['stronger ending', "It's a big phone. I like it big."],
])('"%s" takes a line that is written for the kind of product', (refinementPrompt, line) => {
  const known = ScriptBrief.parse({ ...KNOWN_PRODUCT, painPoint: 'my pro max keeps falling off the dash' })
  const script = weak(['Falling off the dash?', 'Then I got the GripMo. It rotates.', "It's $19.90. Tap the link."])
  const { refinedScript } = refineScript(
    { script, refinementPrompt, brief: known, locked: [] },
    { seed: 'score', kinds: WRITTEN_KINDS },
  )
  expect(refinedScript).toContain(line)
})

test.each([
  ['write it for parents', /name no audience/],
  ['write it for working professionals', /for working professionals already/],
  ['say who should skip it', /^Tell me for whom it is not right/],
  ['more honest', /^Tell me for whom it is not right/],
  ['stronger ending', /^I found nothing in the problem to come back to/],
])(
  '"%s" is not done where neither the brief nor its kind has a line for it, and no advice offers it',
  (refinementPrompt, answer) => {
    const script = weak(['My desk drowned on Tuesday.', `Everything was fine. ${TURN}`, END])
    const { refinedScript, summary, changes } = refineScript(
      { script, refinementPrompt, brief, locked: [] },
      { seed: 'score', kinds: WRITTEN_KINDS },
    )
    expect(summary).toMatch(answer)
    expect({ refinedScript, changes }).toEqual({ refinedScript: script.spoken_script, changes: [] })
    const flags = checkText(script.spoken_script, 'script', { price: brief.price })
    const { advice } = scoreScript({ scenes: script.scenes, brief: scoredBrief(brief), flags })
    expect(advice.map(({ action }) => action.prompt)).not.toContain(refinementPrompt)
  },
)

test('every wish that the advice offers is carried out', () => {
  const scripts = [
    weak(['Nobody saw it coming.', TURN, END]),
    weak([GREETING, 'Everything was fine.', 'That was all.']),
    weak(['Nobody saw it coming.', `${ASKS} ${TURN}`, "There's a handle. That was all."], 60),
    writeBrief(brief, { seed: 'advice', kinds: WRITTEN_KINDS }),
    writeBrief(ScriptBrief.parse({ ...KNOWN_PRODUCT, videoLength: 60 }), { seed: 'advice', kinds: WRITTEN_KINDS }),
  ]
  for (const script of scripts) {
    const { productName, features, videoLength } = script.metadata
    const own = { ...brief, productName, features, videoLength }
    const flags = checkText(script.spoken_script, 'script', { price: brief.price })
    const { advice } = scoreScript({ scenes: script.scenes, brief: scoredBrief(own), flags })
    for (const { action } of advice) {
      const {
        changes,
        summary,
        script: after,
      } = refineScript(
        { script, refinementPrompt: action.prompt, brief: own, locked: [] },
        { seed: 'advice', kinds: WRITTEN_KINDS },
      )
      expect(
        changes.length > 0 || after?.metadata.videoLength !== script.metadata.videoLength,
        `${action.prompt}: ${summary}`,
      ).toBe(true)
    }
  }
})
