import { countSpokenWords, optionLabel, type ScriptExportRequest, tagsBeside } from '@reelwright/shared'
import { cleanLine, cleanText } from '../text/clean-text'

/** One scene as it goes on paper. */
export interface PaperScene {
  number: number
  /** "0:04-0:09"; as people say where something is in a video. */
  time: string
  start: string
  spoken: string
  shot: string
  camera: string
  notes: string
}

/** A script as it goes on paper: every text clean, every number said. */
export interface PaperScript {
  title: string
  product: string
  /** "0:30", "78 words", "Storytelling". */
  facts: string[]
  scenes: PaperScene[]
  caption: string
  hashtags: string
  language: string
}

/** "1:05"; halves of seconds are said by the scene that has them. */
function clock(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const rest = (tenths % 600) / 10
  return `${Math.floor(tenths / 600)}:${rest < 10 ? '0' : ''}${rest}`
}

export function paperScript({ script, product }: ScriptExportRequest): PaperScript {
  let start = 0
  const scenes = script.scenes.map((scene, at): PaperScene => {
    const from = start
    start += scene.duration
    return {
      number: at + 1,
      time: `${clock(from)}\u2013${clock(start)}`,
      start: clock(from),
      spoken: cleanText(scene.voiceover),
      shot: cleanText(scene.visualCue),
      camera: cleanText(scene.cameraDirection),
      notes: cleanText(scene.notes),
    }
  })
  const spoken = scenes.map((scene) => scene.spoken).join('\n')
  const count = countSpokenWords(spoken)
  const style = cleanLine(script.metadata?.videoStyle ?? '')
  const title = cleanLine(script.title) || 'Untitled script'
  return {
    title,
    product: cleanLine(product || (script.metadata?.productName ?? '')),
    facts: [clock(start), count === 1 ? '1 word' : `${count} words`, ...(style ? [optionLabel(style)] : [])],
    scenes,
    caption: cleanText(script.caption),
    hashtags: tagsBeside(script.caption, script.hashtags.map(cleanLine).filter(Boolean)).join(' '),
    language: languageOf(`${title}\n${spoken}`),
  }
}

/** All text of a script, to choose fonts by its characters. */
export const textOf = (script: PaperScript): string =>
  [
    script.title,
    script.product,
    ...script.facts,
    ...script.scenes.flatMap(({ spoken, shot, camera, notes }) => [spoken, shot, camera, notes]),
    script.caption,
    script.hashtags,
  ].join('\n')

const LANGUAGES: [RegExp, string][] = [
  [/[\u3041-\u30ff]/g, 'ja'],
  [/[\uac00-\ud7a3]/g, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/g, 'vi'],
]

/** A guess by the letters, for readers that speak: a tenth of them decides. Latin without Vietnamese marks is English, as the writer's. */
function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const found = LANGUAGES.find(([pattern]) => (text.match(pattern)?.length ?? 0) * 10 > letters)
  return found?.[1] ?? 'en'
}
