import { spokenText } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { textOfView, firstView, timedScenes, timeRange } from './timeline'
import { exampleScript } from './example-script'

test('scenes follow each other without a gap', () => {
  const timed = timedScenes(exampleScript({ durations: [4, 7.5, 3.5] }).scenes)
  expect(timed.map(timeRange)).toEqual(['0:00-0:04', '0:04-0:11.5', '0:11.5-0:15'])
})

test('joins spoken lines with a blank line and skips silent scenes [B-EN-16]', () => {
  expect(spokenText([{ voiceover: ' One. ' }, { voiceover: ' ' }, { voiceover: 'Two.' }])).toBe('One.\n\nTwo.')
})

test('opens the view that the seller asked for [OP-43, B-ST-05]', () => {
  expect(firstView({ includeVisualCues: true, outputType: 'both' })).toBe('both')
  expect(firstView({ includeVisualCues: true, outputType: 'visual' })).toBe('visual')
  expect(firstView({ includeVisualCues: false, outputType: 'visual' })).toBe('script')
})

test('copies what the view shows', () => {
  const script = exampleScript({ durations: [4] })
  expect(textOfView(script, 'script')).toBe(script.spoken_script)
  expect(textOfView(script, 'visual')).toBe('0:00-0:04\nVisual: Cue 1\nCamera: Camera 1')
  expect(textOfView(script, 'both')).toBe('0:00-0:04\nLine 1.\nVisual: Cue 1\nCamera: Camera 1\nNote: Note 1')
})
