import type { Scene, ScriptBrief } from '@reelwright/shared'
import { PRICE_ON_SCREEN, tidy, upperFirst } from '../language'
import { readBrief, type Reading } from './reading'
import { shareIn } from './relevance'
import { filmed, SHOT, withCalled } from './shots'
import { shotOfFeature } from './feature-shots'
import { filled } from './spoken-line'
import { directionFor } from './write'
import { kindIn, type KindSource } from './write-brief'

/** What is seen in a scene. */
export type Film = Pick<Scene, 'visualCue' | 'cameraDirection'>

/** Where nothing written about products is at hand: pictures come from the brief's own words. */
export const NO_KINDS: KindSource = {
  index: [],
  skeletons: [],
  common: {
    answers: [],
    onlyAnswers: [],
    sameThings: [],
    worlds: {},
    worldRules: [],
    lines: {},
    pieces: [],
    priceLines: [],
    callLines: [],
    shots: [],
    acts: [],
    contexts: [],
    works: [],
    departments: [],
  },
  kind: () => undefined,
}

const HALF = 0.5

/** Pictures and camera for scenes whose words are final: what each says of the problem, the features and the offer, no picture twice. */
export function filmsFor(voiceovers: readonly string[], brief: ScriptBrief, kinds: KindSource): Film[] {
  const entry = kindIn(brief, kinds)
  const reading = readBrief(brief, entry && kinds.kind(entry.id), kinds.common)
  const lines = voiceovers.map((text, at) => ({ text, picture: pictureOf(text, at, voiceovers.length, reading) }))
  return filmed(lines, reading).map((picture, at) => {
    const shown = picture.replace(
      'the price as text',
      reading.shown ? `"${reading.shown}" as text` : 'the price as text',
    )
    return {
      visualCue: `${upperFirst(tidy(filled(withCalled(shown, reading), reading, reading.product.later))).replace(/\.$/, '')}.`,
      cameraDirection: directionFor(picture, at),
    }
  })
}

function pictureOf(text: string, at: number, scenes: number, reading: Reading): string {
  const { topics, features, price, fields } = reading
  const feature = features.find(({ topics: own }) => own.size > 0 && shareIn(own, text) >= HALF)
  if (at > 0 && at === scenes - 1) return SHOT.last
  if (feature) return shotOfFeature(feature, reading)
  if (topics.size > 0 && shareIn(topics, text) >= HALF) return fields.problemWords(reading, 'scene')[0] ?? SHOT.lens
  if (text.includes(price ?? PRICE_ON_SCREEN)) return SHOT.price
  return at === 0 ? SHOT.lens : SHOT.use
}
