import type { GenerationAnswer } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { preferredShape, shaped } from './answer-shapes'

test.each([
  ['shape=sections', 'sections'],
  ['shape=scenes', 'scenes'],
  ['shape=script-scenes', 'script-scenes'],
  ['Shape = "Sections"', 'sections'],
  ['return=representation, shape=scenes; strict, wait=10', 'scenes'],
  ['shape=scenes, shape=sections', 'scenes'],
  ['shape=toString', undefined],
  ['shape=', undefined],
  ['shape', undefined],
  ['reshape=scenes', undefined],
  ['', undefined],
  [undefined, undefined],
])('Prefer: %s asks for %s', (prefer, shape) => {
  expect(preferredShape(prefer)).toBe(shape)
})

const scene = { id: 1, duration: 15, voiceover: 'One.', visualCue: 'Lid', cameraDirection: 'Close-up', notes: 'Slowly' }
const ANSWER: GenerationAnswer = {
  success: true,
  data: {
    script: {
      title: 'Tumbler - Skit Script',
      scenes: [scene],
      metadata: {
        viralScore: '8.4/10',
        estimatedViews: '50K-200K',
        suggestions: ['Show the lid'],
        productName: 'Tumbler',
        price: 20,
        features: [],
        targetAudience: 'women',
        videoLength: 15,
        videoStyle: 'skit',
        tone: 'comedy-entertainment',
        spokenWords: 1,
      },
      spoken_script: 'One.',
      selling_points: ['Leakproof'],
      benefits: ['A dry bag'],
      urgency_tactics: ['Before the next trip'],
      cta_phrases: ['Tap the link.'],
      hooks: ['My bag was wet.'],
      hashtags: ['#a', '#b', '#c', '#d', '#e', '#f'],
      caption: 'Dry.',
    },
    suggestions: ['#a', '#b', '#c', '#d', '#e'],
  },
  message: 'Script generated',
  allowance: { used: 1, limit: null },
}

test('has the script in sections, hashtags as a strategy and metadata beside it [B-CL-04, B-CL-07, B-EN-28]', () => {
  expect(shaped(ANSWER, 'sections')).toMatchObject({
    script: {
      spoken_script: 'One.',
      visual_cues: ['Lid'],
      script_sections: [{ text: 'One.', visual: 'Lid' }],
      selling_points: ['Leakproof'],
      benefits: ['A dry bag'],
      urgency_tactics: ['Before the next trip'],
      cta_phrases: ['Tap the link.'],
    },
    suggestions: { hashtagStrategy: ['#a', '#b', '#c', '#d', '#e', '#f'] },
    metadata: { viralScore: '8.4/10', videoStyle: 'skit' },
  })
})

test('has bare scenes [B-CL-05]', () => {
  const answer = shaped(ANSWER, 'scenes')
  expect(answer).toMatchObject({ scenes: [scene] })
  expect(answer).not.toHaveProperty('script')
  expect(answer).not.toHaveProperty('data')
})

test('has scenes in a script [B-CL-06]', () => {
  const answer = shaped(ANSWER, 'script-scenes')
  expect(answer).toMatchObject({ script: { scenes: [scene] } })
  expect(answer).not.toHaveProperty('data')
})
