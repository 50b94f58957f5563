import type { Flag } from '../check'
import { clamp, pacingFor, type Range } from '../pacing'
import { adviceFor, adviceText } from './advice'
import { detailsPart, lengthPart, rhythmPart, voicePart } from './body'
import { asksOf, offerPart, ownOfferPart } from './closing'
import { hookPart, isGreeting } from './opening'
import type { Judged } from './part'
import { type SpokenText, spokenTextOf } from './spoken-text'
import { storyPart } from './story'
import { isTold } from './told'
import type { Band, CraftScore, ScoredScript } from './types'
import { picturesPart } from './visuals'

const WARNING_COSTS = 0.4
const WARNINGS_COST_AT_MOST = 2
const HIGHEST_USABLE = 6.9

/** Scores a script in eight explained parts. Which ones, and how much they weigh, was fitted to blind readers: docs/writer.md */
export function scoreScript({ scenes, brief, flags }: ScoredScript): CraftScore {
  const pacing = pacingFor(brief.videoLength, brief.style, brief.tone)
  const asked = pacingFor(brief.askedLength ?? brief.videoLength, brief.style, brief.tone)
  const text = spokenTextOf(scenes, pacing)
  const isOwn = isTold(text, brief)
  const words = [
    hookPart(text, brief, isOwn),
    voicePart(text),
    lengthPart(text, scenes, pacing, asked, brief),
    detailsPart(text, brief),
    rhythmPart(text),
  ]
  const story = storyPart(text, scenes, brief)
  const pictures = picturesPart(scenes, brief)
  // What the seller tells in their own words gets no advice to change them.
  const judgements = [
    ...(isOwn ? words.map(withoutFix) : words),
    isOwn ? ownOfferPart(text, brief) : offerPart(text, brief),
    isOwn ? withoutFix(story) : story,
    ...(pictures ? [pictures] : []),
  ]

  const weights = judgements.reduce((sum, { weight }) => sum + weight, 0)
  const warnings = flags.filter(({ severity }) => severity === 'warn').length
  const raw =
    judgements.reduce((sum, { points, weight }) => sum + points * weight, 0) / weights -
    Math.min(WARNINGS_COST_AT_MOST, warnings * WARNING_COSTS)
  const cap =
    raw > HIGHEST_USABLE
      ? capFor(flags, { min: pacing.hardReject.min, max: asked.hardReject.max }, text, isOwn)
      : undefined
  const total = Math.round(clamp(cap ? HIGHEST_USABLE : raw, 0, 10) * 10) / 10
  const advice = adviceFor(judgements, flags)
  return {
    total,
    band: bandOf(total),
    parts: judgements.map(({ id, weight, points, sentence, fix }) => ({
      id,
      weight,
      points,
      sentence,
      ...(fix && { fix }),
    })),
    asks: asksOf(text, brief.call),
    ...(cap && { cap }),
    advice,
    suggestions: advice.map(adviceText),
  }
}

const withoutFix = ({ id, weight, points, sentence }: Judged): Judged => ({ id, weight, points, sentence })

function bandOf(total: number): Band {
  return total < 5 ? 'rework' : total < 7 ? 'usable' : total < 8.5 ? 'strong' : 'excellent'
}

/** Why the total may not pass "usable", whatever the parts say. */
function capFor(flags: readonly Flag[], { min, max }: Range, text: SpokenText, isOwn: boolean): string | undefined {
  return [
    { why: 'A line may not be said as it stands.', applies: flags.some(({ severity }) => severity === 'block') },
    { why: 'Far from the length you asked for.', applies: text.words < min || text.words > max },
    { why: 'The opener does not stop anyone.', applies: !isOwn && isGreeting(text) },
  ].find(({ applies }) => applies)?.why
}
