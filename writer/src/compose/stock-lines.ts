import type { VideoStyle } from '@reelwright/shared'
import type { Random } from '../language'
import { stampOf } from './clock'
import type { Drafting } from './drafting'
import { type Beat, type FrameSource, parseFrame } from './frame'
import { AUDIENCE_LINES, SITUATIONS, SKIT_SITUATIONS } from './frames'
import type { Line } from './lines'
import { LONGEST_SKIT_LINE } from './skit-voices'
import { countWords } from './word-counts'

/** Styles that talk to the viewer about the product; the others tell or play a scene. */
const DIRECT_STYLES: ReadonlySet<VideoStyle> = new Set<VideoStyle>([
  'talking-head',
  'informative',
  'bottom-of-funnel',
  'product-review',
  'hack-tip',
])

/** Lines that any script could hold, for a beat that has room left: the style's own ones, then situations that suit every style. */
export type StockLines = (beat: Beat, room: number, from: Random) => Line | undefined

/** @param firstBeat where the audience may be named, once */
export function stockLines(drafting: Drafting, firstBeat: Beat | undefined, audienceInHook: boolean): StockLines {
  const { analysis, latestStamp, line, noteStamp, picker, skit } = drafting
  const spare = skit ? SKIT_SITUATIONS : SITUATIONS
  let audienceNamed = audienceInHook

  function commonStock(beat: Beat): readonly FrameSource[] {
    if (beat.kind === 'price' || beat.kind === 'hook' || beat.kind === 'cta') return []
    if (beat.kind !== 'feature' && beat.kind !== 'limit') return spare.life
    return skit || DIRECT_STYLES.has(analysis.style) ? spare.product : spare.scene
  }

  const next: StockLines = (beat, room, from) => {
    const options = { words: room, strict: true }
    // A day runs forwards: no stamp earlier than the last one of its beat.
    const latest = latestStamp(beat)
    const later = (beat.more ?? []).filter((source) => (stampOf(parseFrame(source)) ?? Infinity) > latest)
    const nod = beat === firstBeat && !skit ? AUDIENCE_LINES : []
    const nods = nod.length > 0 && !audienceNamed && from.next() < (analysis.audience.key === 'custom' ? 0.9 : 0.25)
    const frame =
      (nods ? picker(nod, from, options) : undefined) ??
      picker(later, from, options) ??
      picker(commonStock(beat), from, options)
    if (!frame) return undefined
    if (frame.slots.has('audience')) audienceNamed = true
    noteStamp(beat, frame)
    const said = line(beat, 'more', frame)
    // What the slots hold can make a turn too long; the frame is used up then, so the next one is another.
    return skit && said.parts.some(({ text }) => text.split('\n').some(isLongTurn)) ? next(beat, room, from) : said
  }
  return next
}

function isLongTurn(labelled: string): boolean {
  return countWords(labelled.slice(labelled.indexOf(':') + 1)) > LONGEST_SKIT_LINE
}
