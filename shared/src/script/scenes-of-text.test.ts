import { expect, test } from 'vitest'
import { scenesOfText } from './scenes-of-text'
import { toHalfSecond } from './seconds'

const BOUNDS = { maxScenes: 3, minSeconds: 2, maxSeconds: 4 }

test('a text becomes scenes, each as long as it takes to say it, within bounds', () => {
  const text = `Shoes.\n\nIt is dark and my knees hurt.\n\n${'Still I went out. '.repeat(9)}`
  const cues = { visualCue: '', cameraDirection: '', notes: '' }
  expect(scenesOfText(text, BOUNDS)).toEqual([
    { id: 1, duration: 2, voiceover: 'Shoes.', ...cues },
    // Seven words take 2.7 seconds.
    { id: 2, duration: 2.5, voiceover: 'It is dark and my knees hurt.', ...cues },
    { id: 3, duration: 4, voiceover: 'Still I went out. '.repeat(9).trim(), ...cues },
  ])
})

test.each([
  [4.3, 4.5],
  [4.2, 4],
])('%d seconds are %d to the nearest half', (seconds, rounded) => expect(toHalfSecond(seconds)).toBe(rounded))
