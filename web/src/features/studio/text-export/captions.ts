import { type Scene, textWidth, withoutCues } from '@reelwright/shared'
import { MAX_SPEECH_LENGTH } from '../edited-script/edited-script'
import { joinedTexts } from '../edited-script/typed-text'
import { captionLines, MAX_LINES } from './caption-lines'
import { clausesOf } from './clauses'
import { timedScenes } from '../timeline'

export interface Caption {
  /** Seconds from the start of the video. */
  from: number
  to: number
  /** One or two. */
  lines: string[]
}

/** Shorter than this and nobody has read it: it joins its neighbour where the two fit. */
const MIN_SECONDS = 1

/**
 * What is said, as captions: a clause each, at most two lines. The captions of a scene begin and end with it and share its time by what
 * there is to read, so nobody has to read faster than the scene is spoken. Scenes without words have none.
 */
export function captionsOf(scenes: readonly Scene[]): Caption[] {
  return timedScenes(scenes).flatMap(({ voiceover, start, end }) => captionsOfLine(voiceover, start, end))
}

function captionsOfLine(voiceover: string, start: number, end: number): Caption[] {
  const texts = joinedWhereShort(spokenClauses(voiceover).flatMap(captionLines), end - start)
  const total = Math.max(
    1,
    texts.reduce((sum, { width }) => sum + width, 0),
  )

  let read = 0
  let clock = start
  return texts.map(({ lines, width }, at): Caption => {
    read += width
    const from = clock
    clock = at === texts.length - 1 ? end : toMillis(start + ((end - start) * read) / total)
    return { from, to: clock, lines }
  })
}

/** The spoken clauses, without speakers' names and [directions]. */
function spokenClauses(voiceover: string): string[] {
  if (voiceover.length > MAX_SPEECH_LENGTH) return [unarrowed(voiceover)]
  return voiceover
    .split('\n')
    .map((line) =>
      unarrowed(withoutCues(line))
        .split(/\s+/)
        .join(' ')
        .replace(/ (?=[.,!?…])/g, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .flatMap(clausesOf)
}

/** The format's own sign between two times. */
const unarrowed = (text: string) => text.replaceAll('-->', '→')

interface CaptionText {
  lines: string[]
  width: number
}

function joinedWhereShort(texts: readonly string[][], seconds: number): CaptionText[] {
  const all = texts.map((lines): CaptionText => ({ lines, width: textWidth(lines.join(' ')) }))
  const total = Math.max(
    1,
    all.reduce((sum, { width }) => sum + width, 0),
  )
  const isShort = ({ width }: CaptionText) => (width / total) * seconds < MIN_SECONDS
  const result: CaptionText[] = []
  for (const text of all) {
    const before = result.at(-1)
    if (before && (isShort(before) || isShort(text))) {
      const [together, ...more] = captionLines([...before.lines, ...text.lines].reduce(joinedTexts))
      if (together && more.length === 0 && together.length <= MAX_LINES) {
        result[result.length - 1] = { lines: together, width: textWidth(together.join(' ')) }
        continue
      }
    }
    result.push(text)
  }
  return result
}

/** The captions as a SubRip file: UTF-8, lines end as on Windows, since that is what the format says. */
export function srtText(scenes: readonly Scene[]): string {
  return captionsOf(scenes)
    .map(({ from, to, lines }, at) => `${at + 1}\r\n${srtTime(from)} --> ${srtTime(to)}\r\n${lines.join('\r\n')}\r\n`)
    .join('\r\n')
}

const toMillis = (seconds: number) => Math.round(seconds * 1000) / 1000

/** 3661.5 is "01:01:01,500". */
function srtTime(seconds: number): string {
  const millis = Math.round(seconds * 1000)
  const part = (size: number, of: number, digits: number) =>
    String(Math.floor(millis / size) % of).padStart(digits, '0')
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)},${part(1, 1000, 3)}`
}
