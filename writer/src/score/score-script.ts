import type { Flag } from '../check'
import { clamp, type Pacing, pacingFor } from '../pacing'
import { adviceFor, adviceText } from './advice'
import { lengthPart, pacingPart, rhythmPart, specificsPart } from './body'
import { arcPart, asksOf, callOf, offerPart, ownOfferPart, trustPart } from './closing'
import { concreteWordsFor } from './concrete-words'
import { hookPart, isGreeting, relevancePart } from './opening'
import type { Judged } from './part'
import { type SpokenText, spokenTextOf } from './spoken-text'
import { isTold } from './told'
import type { Band, CraftScore, PartId, ScoredScript } from './types'
import { visualsPart } from './visuals'

const WARNING_COSTS = 0.4
const WARNINGS_COST_AT_MOST = 2

/** Scores a script in nine explained parts. (domain/script-writing.md, section 10) */
export function scoreScript({ scenes, brief, flags }: ScoredScript): CraftScore {
  const pacing = pacingFor(brief.videoLength, brief.style, brief.tone)
  const text = spokenTextOf(scenes, pacing)
  const concrete = concreteWordsFor(brief)
  const isOwn = isTold(text, brief)
  // What the seller tells in their own words is judged only by its length, what it names and what stands behind it.
  const judgements = (
    isOwn
      ? [lengthPart(text, pacing, brief), withoutFix(specificsPart(text, brief, concrete)), ownOfferPart(text, brief)]
      : [
          hookPart(text, brief, concrete),
          relevancePart(text, brief),
          pacingPart(text, scenes, pacing, brief),
          specificsPart(text, brief, concrete),
          rhythmPart(text),
          trustPart(text, flags, brief.features.length > 0),
          offerPart(text, brief),
          arcPart(text, brief),
          visualsPart(scenes, pacing),
        ]
  ).filter((part) => part !== undefined)

  const weights = judgements.reduce((sum, { weight }) => sum + weight, 0)
  const warnings = flags.filter(({ severity }) => severity === 'warn').length
  const raw =
    judgements.reduce((sum, { points, weight }) => sum + points * weight, 0) / weights -
    Math.min(WARNINGS_COST_AT_MOST, warnings * WARNING_COSTS)
  const cap = capsOf(judgements, flags, pacing, text, brief.call, isOwn)
    .filter(({ at }) => at < raw)
    .sort((a, b) => a.at - b.at)[0]
  const total = Math.round(clamp(Math.min(raw, cap?.at ?? 10), 0, 10) * 10) / 10
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
    ...(cap && { cap: cap.why }),
    advice,
    suggestions: advice.map(adviceText),
  }
}

/** Which words to add is the seller's choice. */
const withoutFix = ({ id, weight, points, sentence }: Judged): Judged => ({ id, weight, points, sentence })

function bandOf(total: number): Band {
  return total < 5 ? 'rework' : total < 7 ? 'usable' : total < 8.5 ? 'strong' : 'excellent'
}

function capsOf(
  parts: readonly Judged[],
  flags: readonly Flag[],
  pacing: Pacing,
  text: SpokenText,
  call: string | undefined,
  isOwn: boolean,
): { at: number; why: string }[] {
  const points = (id: PartId) => parts.find((each) => each.id === id)?.points ?? 10
  const { min, max } = pacing.hardReject
  return [
    { at: 4, why: 'A line may not be said as it stands.', applies: flags.some(({ severity }) => severity === 'block') },
    { at: 4.5, why: 'Too few concrete details.', applies: points('V4') < 2 },
    { at: 5.5, why: 'Far from the length you asked for.', applies: text.words < min || text.words > max },
    { at: 6, why: 'The opener does not stop anyone.', applies: points('V1') < 4 || (!isOwn && isGreeting(text)) },
    {
      at: 9,
      why: 'Your own story is not scored: only its length, its details, the price and the call.',
      applies: isOwn,
    },
    { at: 6, why: 'No usable call to action at the end.', applies: callOf(text, call) === undefined },
  ].filter(({ applies }) => applies)
}
