import { expect, test } from 'vitest'
import { exampleScript } from '../example-script'
import { fileName } from './file-name'
import { scriptText } from './script-text'

test('a text file has title, facts, scenes with times and cues, caption and hashtags', () => {
  expect(scriptText(exampleScript({ durations: [4, 7.5] }))).toBe(`Glaciero tumbler - Storytelling Script
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
  const text = scriptText({ ...exampleScript(), caption: 'Shut.\n\n#Tumbler #Cold', hashtags: ['#Tumbler', '#New'] })
  expect(text.endsWith('Shut.\n\n#Tumbler #Cold\n#New\n')).toBe(true)
})

test('what a script does not have is not in its file', () => {
  const script = exampleScript({ durations: [4], title: ' ' })
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

test.each([
  ['Glaciero tumbler - Skit Script', 'Glaciero tumbler - Skit Script.srt'],
  ['Was: "1/2" <b>?*|\\', 'Was 1 2 b.srt'],
  ['../../etc/passwd', 'etc passwd.srt'],
  ['CON', 'Script.srt'],
  [' . ', 'Script.srt'],
  ['', 'Script.srt'],
  ['夏の水筒 Ütü', '夏の水筒 Ütü.srt'],
  ['a\u202egpj.exe\u0000', 'a gpj.exe.srt'],
  ['冷'.repeat(200), `${'冷'.repeat(40)}.srt`],
  ['🧊'.repeat(100), `${'🧊'.repeat(30)}.srt`],
])('%j gives a file name that every system takes', (title, name) => {
  expect(fileName(title, 'srt')).toBe(name)
})
