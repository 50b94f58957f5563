import { GeneratedScript, ScriptBrief } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { exampleScript } from './example-script'
import { readAnswer } from './script-answer'
import { scriptRow } from './script-row'

const brief = ScriptBrief.parse({
  productName: 'Glaciero tumbler',
  targetAudience: 'women',
  price: 29.99,
  style: 'hack-tip',
})
const scenes = [
  { voiceover: 'One.', visualCue: 'Lid', duration: 4 },
  { voiceover: 'Two.', cameraDirection: 'Close-up' },
]

describe('reads', () => {
  test('the full answer of our own server [B-CL-03]', () => {
    const script = exampleScript()
    const answer = {
      success: true,
      data: { script, suggestions: ['a'] },
      message: 'Done',
      allowance: { used: 3, limit: null },
    }
    expect(readAnswer(answer, brief)).toEqual({
      success: true,
      script,
      suggestions: ['a'],
      message: 'Done',
      allowance: { used: 3, limit: null },
    })
  })

  test('the server result form with metadata beside the script [B-CL-04, B-EN-28]', () => {
    const { script, suggestions } = readAnswer(
      {
        script: {
          spoken_script: 'One.\n\nTwo.',
          script_sections: [{ text: 'One.', visual: 'Lid' }, { text: 'Two.' }],
          selling_points: ['Leakproof'],
          cta_phrases: ['Tap.'],
        },
        suggestions: { hashtagStrategy: ['1', '2', '3', '4', '5', '6'] },
        metadata: { viralScore: '9.1/10', tone: 'urgent-psa' },
      },
      brief,
    )
    expect(script).toMatchObject({
      title: 'Glaciero tumbler - Hack / Tip Script',
      spoken_script: 'One.\n\nTwo.',
      metadata: { viralScore: '9.1/10', tone: 'urgent-psa', price: 29.99, spokenWords: 2 },
      selling_points: ['Leakproof'],
    })
    expect(script.scenes.map((scene) => [scene.voiceover, scene.visualCue, scene.duration])).toEqual([
      ['One.', 'Lid', 15],
      ['Two.', '', 15],
    ])
    expect(suggestions).toEqual(['1', '2', '3', '4', '5'])
  })

  test.each([
    ['bare scenes [B-CL-05]', { scenes }],
    ['a script of scenes [B-CL-06]', { script: { scenes } }],
  ])('%s', (_, answer) => {
    const { script } = readAnswer(answer, brief)
    expect(script.spoken_script).toBe('One.\n\nTwo.')
    expect(script.scenes.map((scene) => scene.duration)).toEqual([4, 15])
    expect(GeneratedScript.safeParse(script).success).toBe(true)
  })

  test('a script without scenes, paragraph by paragraph [B-CL-04]', () => {
    const { script } = readAnswer({ script: { spoken_script: 'One.\n\nTwo.', visual_cues: ['Lid', 'Bag'] } }, brief)
    expect(script.scenes.map((scene) => scene.visualCue)).toEqual(['Lid', 'Bag'])
  })
})

const saved = (answer: object) =>
  scriptRow(readAnswer(answer, brief).script, { brief, status: 'draft', offline: false })

test.each([
  ['script_text', { script_text: 'Text.', voiceover: 'Voice.', scenes }, 'Text.'],
  ['voiceover', { voiceover: 'Voice.', scenes }, 'Voice.'],
  ['sections, separated by spaces', { script_sections: [{ text: 'One.' }, { text: 'Two.' }] }, 'One. Two.'],
])('what is saved of an answer with %s [B-EN-16]', (_, script, text) => {
  expect(saved({ script }).script_text).toBe(text)
})

test('takes product and style from the title when nothing else names them [B-EN-17, B-EN-19]', () => {
  const title = 'Glow Serum - skit Script'
  expect(saved({ script: { title, scenes } })).toMatchObject({ product_name: 'Glow Serum', video_style: 'skit' })
  const metadata = { productName: 'Lamp', videoStyle: 'comparison' }
  expect(saved({ script: { title, scenes, metadata } })).toMatchObject({
    product_name: 'Lamp',
    video_style: 'comparison',
  })
  const beside = { product_name: 'Mug', video_style: 'story-time', target_audience: 'gamers' }
  expect(saved({ script: { title, scenes, ...beside } })).toMatchObject({
    product_name: 'Mug',
    video_style: 'story-time',
    audience: 'gamers',
  })
})

test('fills the score and the views when none came [B-CN-08, CX-35]', () => {
  expect(readAnswer({ scenes }, brief).script.metadata).toMatchObject({
    viralScore: '8.5/10',
    estimatedViews: '50K-200K',
  })
})

test('gives at most five suggestions [B-CL-07, B-CN-12]', () => {
  expect(readAnswer({ scenes, suggestions: ['1', '2', '3', '4', '5', '6'] }, brief).suggestions).toHaveLength(5)
})

test('hashtags come first among suggestions, then those about posting and editing [B-CL-07, B-CN-12]', () => {
  const suggestions = {
    postingTips: ['Post at 7 pm'],
    hashtagStrategy: ['#a', '#b'],
    editingTips: ['Cut early'],
    other: 5,
  }
  const { script, suggestions: listed } = readAnswer({ script: { scenes }, suggestions }, brief)
  expect(listed).toEqual(['#a', '#b', 'Post at 7 pm', 'Cut early'])
  expect(script.metadata.suggestions).toEqual(listed)
})

describe('refuses', () => {
  test.each([
    [null, 'No data received from Edge Function'],
    [undefined, 'No data received from Edge Function'],
    ['', 'Empty response from Edge Function'],
    [{}, 'Empty response from Edge Function'],
    ['<html>', 'Invalid response format from Edge Function'],
    [[1], 'Invalid response format from Edge Function'],
    [7, 'Invalid response format from Edge Function'],
    [{ hello: 'world' }, 'Invalid script format in response'],
    [{ success: true, data: { script: null } }, 'Invalid script format in response'],
    [{ scenes: [] }, 'Invalid script format in response'],
    [{ scenes: 'none' }, 'Invalid script format in response'],
    [{ script: { scenes: [{ voiceover: '  ' }] } }, 'Invalid script format in response'],
  ])('%j with "%s" [B-ER-01, B-ER-02, B-ER-03, B-ER-04]', (answer, message) => {
    expect(() => readAnswer(answer, brief)).toThrow(message)
  })
})
