import { expect, test } from 'vitest'
import { scriptText, type ScriptInText } from './script-text'

const sceneOf = (id: number, duration: number) => ({
  duration,
  voiceover: `Line ${id}.`,
  visualCue: `Cue ${id}`,
  cameraDirection: `Camera ${id}`,
  notes: `Note ${id}`,
})

const SCRIPT: ScriptInText = {
  title: 'Glaciero tumbler - Storytelling Script',
  scenes: [sceneOf(1, 4), sceneOf(2, 7.5)],
  metadata: {
    productName: 'Glaciero tumbler',
    price: 29.99,
    targetAudience: 'women',
    videoStyle: 'storytelling',
    tone: 'excited-discovery',
    spokenWords: 4,
  },
  caption: 'The lid that stays shut.',
  hashtags: ['#Tumbler'],
}

test('a text file has title, facts, scenes with times and cues, caption and hashtags', () => {
  expect(scriptText(SCRIPT)).toBe(`Glaciero tumbler - Storytelling Script
======================================

Product: Glaciero tumbler
Price: $29.99
Audience: Women
Style: Storytelling
Tone: Excited Discovery
Length: 0:11.5, 4 spoken words

1. 0:00-0:04
Line 1.
Visual: Cue 1
Camera: Camera 1
Note: Note 1

2. 0:04-0:11.5
Line 2.
Visual: Cue 2
Camera: Camera 2
Note: Note 2

The lid that stays shut.
#Tumbler
`)
})

test('hashtags that stand in the caption are not repeated', () => {
  const text = scriptText({ ...SCRIPT, caption: 'Shut.\n\n#Tumbler #Cold', hashtags: ['#Tumbler', '#New'] })
  expect(text.endsWith('Shut.\n\n#Tumbler #Cold\n#New\n')).toBe(true)
})

test('what a script does not have is not in its file', () => {
  const script = { ...SCRIPT, title: ' ' }
  const scene = { id: 1, duration: 4, voiceover: 'Line.', visualCue: '', cameraDirection: ' ', notes: '' }
  const bare = {
    ...script,
    scenes: [scene],
    metadata: { ...script.metadata, price: 0, tone: '' },
    caption: '',
    hashtags: [],
  }
  const text = scriptText(bare)
  expect(text).toMatch(/^Untitled script\n/)
  expect(text).not.toMatch(/Price|Tone|Visual|Camera|Note|Tumbler$/)
  expect(text.endsWith('1. 0:00-0:04\nLine.\n')).toBe(true)
})
