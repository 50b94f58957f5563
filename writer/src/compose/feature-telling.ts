import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import type { Drafting } from './drafting'
import type { FeatureVoice } from './feature-lines'
import { type FeatureGroup, planFeatures, spreadGroups } from './feature-plan'
import { type Beat, type ParsedFrame, parseFrame } from './frame'
import type { Line } from './lines'
import { sayMood } from './moods'
import type { Pacing } from './pacing'
import { type OwnLine, type PlotTelling, SEQ } from './plot-telling'
import { hasLongTurn } from './skit-voices'
import { countWords } from './word-counts'

/** Which beat says which features, and about how many words they take. */
export function placeFeatures(
  analysis: BriefAnalysis,
  pacing: Pacing,
  beats: readonly Beat[],
): { carried: Map<string, FeatureGroup[]>; words: number } {
  // Three steps leave the tool less room than other styles leave their product.
  const isNarrow = analysis.style === 'hack-tip' || (analysis.style === 'skit' && pacing.aim < 60)
  const groups = planFeatures(analysis.features, pacing.aim * (pacing.tight ? 0.4 : isNarrow ? 0.72 : 1), (clause) =>
    canSay(clause, analysis, pacing),
  )
  const carriers = beats.filter((beat) => beat.withFeature)
  const carried = spreadGroups(
    groups,
    carriers.slice(0, Math.max(1, groups.length)).map((beat) => beat.id),
  )
  const clauseWords = (at: number) => countWords(analysis.features[at]?.clause ?? '')
  const words = groups.reduce(
    (sum, group) =>
      sum + group.features.reduce((inGroup, at) => inGroup + clauseWords(at), group.form === 'full' ? 9 : 3),
    0,
  )
  return { carried, words }
}

/** A feature that cannot be said stays a selling point. */
function canSay(clause: string, analysis: BriefAnalysis, pacing: Pacing): boolean {
  // Where every word counts, the feature has to name the product, too.
  if (pacing.tight && !(/^(?:it|they)\b/.test(clause) && countWords(clause) <= TIGHT_CLAUSE)) return false
  // In a dialogue nobody talks in paragraphs.
  return analysis.style !== 'skit' || !hasLongTurn(clause)
}
const TIGHT_CLAUSE = 8

/** Says the features of a beat: a lead-in of the plot or the style, then one line for each group. */
export function sayFeatures(
  drafting: Drafting,
  voice: FeatureVoice,
  telling: PlotTelling,
  beat: Beat,
  groups: readonly FeatureGroup[],
  ownLines: readonly OwnLine[],
  budget: number,
  from: Random,
  reacts: boolean,
) {
  const { line, lines, noteStamp, picker } = drafting
  const behind: Line[] = []
  groups.forEach((group, at) => {
    const ownLead = ownLines
      .map(({ line: { texts } }) => telling.pickText(texts, from, true))
      .find((frame) => frame !== undefined)
    if (at === 0 && ownLead) picker.note(ownLead)
    const lead =
      at === 0
        ? (ownLead ?? picker(beat.withFeature ?? [], from, { words: drafting.pacing.tight ? 1 : budget }))
        : undefined
    // Whoever asked for more in the lead-in does not ask again.
    const leadVoice = /([A-C]): [^|]*\| \{feature\}/.exec(lead?.parts.map((each) => each.text).join(' ') ?? '')?.[1]
    const said = voice.say(group, at === 0 || lead !== undefined, from, leadVoice)
    const [frame, verdict] = lead ? splitBehindFeature(lead) : [parseFrame('{feature}'), undefined]
    noteStamp(beat, frame)
    lines.push({
      ...line(beat, 'feature', frame, new Map([['feature', said.text]])),
      features: group.features,
      droppable: false,
      shot: said.shot,
      seq: SEQ.feature + 2 * at,
    })
    if (verdict) behind.push({ ...line(beat, 'open', verdict), keeps: true, seq: SEQ.verdict })
    if (at === groups.length - 1 && reacts) sayMood(drafting, 'react', beat, from, SEQ.react)
  })
  lines.push(...behind)
}

/** "Round one. {feature} Point right.": what follows the features waits until all of them are said. */
function splitBehindFeature(lead: ParsedFrame): [ParsedFrame, ParsedFrame | undefined] {
  const at = lead.text.indexOf('{feature}') + '{feature}'.length
  const rest = lead.text.slice(at).replace(/^\s*\|?\s*/, '')
  if (rest === '' || rest.includes('{') || /[[\]]/.test(lead.text)) return [lead, undefined]
  return [parseFrame(lead.text.slice(0, at)), parseFrame(rest)]
}
