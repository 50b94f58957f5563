import type { BriefAnalysis, FeatureAnalysis } from '../analysis'
import type { Random } from '../language'
import { clauseList, type FeatureGroup } from './feature-plan'
import { FEATURE_FRAMES, SKIT_FEATURE_FRAMES } from './frames'
import { type FrameSource, type ParsedFrame, parseFrame } from './frame'
import { type Heard, sentenceKeys } from './heard'
import { ownWords } from './frame-picker'
import { featureSlots, type Material, PRODUCT } from './material'
import type { Pacing } from './pacing'
import { hasLongTurn, LONGEST_SKIT_LINE } from './skit-voices'
import { inTone } from './tone'
import { countWords } from './word-counts'

/** The sentences that voice one group of features. */
export interface FeatureLine {
  text: string
  shot: string | undefined
}

export interface FeatureVoice {
  /**
   * @param atStart nothing in the sentence before could be meant by "it", so the product is named
   * @param leadVoice who asked for it in a skit: somebody else answers
   */
  say(group: FeatureGroup, atStart: boolean, random: Random, leadVoice?: string): FeatureLine
  /** One more thing about features already voiced: another consequence, or a situation in which it counts. */
  sayMore(features: readonly number[], room: number, random: Random): string | undefined
}

/** Says features so that none is said twice, and rather not as the account has heard it before. */
export function featureVoice(analysis: BriefAnalysis, material: Material, heard: Heard, pacing: Pacing): FeatureVoice {
  const skit = analysis.style === 'skit'
  const pool = skit ? SKIT_FEATURE_FRAMES : FEATURE_FRAMES
  const usedFrames = new Set<ParsedFrame>()
  const usedLeads = new Set<string>()
  const usedTexts = new Set<string>()
  const more = new Map<FeatureAnalysis, { pictures: number; benefits: number }>()
  let itRun = 1
  let featureLines = 0

  const speak = (frame: ParsedFrame, slots: ReadonlyMap<string, string>, random: Random, isList: boolean) =>
    material
      .fill(frame, slots)
      .filter((piece) => !piece.optional || random.next() < 0.5)
      // A list keeps its commas, however short of breath the tone is.
      .map((piece) => inTone(piece.text, analysis.tone, isList ? 'tone' : 'feature'))
      .join(skit ? ' | ' : ' ')

  const heardIn = (text: string) => {
    if (heard.sentences.size === 0) return 0
    const spoken = text.replaceAll(/[\ue001\ue002]/g, analysis.product.laterMention).replace(/(^|\| )[A-C]: /g, '$1')
    return sentenceKeys(spoken.replaceAll(' | ', '\n')).filter((key) => heard.sentences.has(key)).length
  }

  const isLong = (text: string) =>
    skit && hasLongTurn(text.replaceAll(/[\ue001\ue002]/g, analysis.product.laterMention))

  const usable = (frames: readonly FrameSource[], leadVoice: string | undefined): ParsedFrame[] => {
    const fitting = frames
      .map(parseFrame)
      .filter((frame) => (!frame.tones || frame.tones.has(analysis.tone)) && material.allows(frame))
    const answering =
      leadVoice === undefined ? [] : fitting.filter((frame) => !frame.parts[0]?.text.startsWith(`${leadVoice}: `))
    const voices = answering.length > 0 ? answering : fitting
    const fresh = voices.filter((frame) => !usedFrames.has(frame) && !usedLeads.has(leadOf(frame)))
    return fresh.length > 0 ? fresh : voices
  }

  function say(group: FeatureGroup, atStart: boolean, random: Random, leadVoice?: string): FeatureLine {
    const features = group.features.flatMap((at) => analysis.features[at] ?? [])
    const first = features[0]
    if (!first) return { text: '', shot: undefined }
    const needsName = atStart || itRun >= 2
    const clauseStartsWithIt = /^(?:it|they)\b/.test(first.clause)
    itRun = needsName || !clauseStartsWithIt ? 0 : itRun + 1
    const subject = needsName ? PRODUCT : analysis.product.it
    const named = first.predicate && clauseStartsWithIt ? `${PRODUCT} ${first.predicate}` : first.clause
    // A long name can make a turn too long that is short enough with "it".
    const clause = needsName && !isLong(named) ? named : first.clause
    const slots = featureSlots({ ...first, clause }, undefined)
    const unused = first.benefits.filter((text) => !usedTexts.has(text))
    const quick = unused.filter((text) => countWords(text) <= QUICK_BENEFIT)
    const benefits = random.shuffle(pacing.aim < 110 && quick.length > 0 ? quick : unused)

    // In a dialogue a fact is a sentence of its own, so it needs another beginning each time.
    const led = (text: string) => {
      const short = random.shuffle(pool.lead.map((source) => parseFrame(source).text.replace('{clause}', text)))
      const fitting = short.filter((each) => countWords(each) <= LONGEST_SKIT_LINE)
      return [text, ...fitting].find((each) => heardIn(`${each}.`) === 0) ?? fitting[0] ?? text
    }
    if (skit) slots.set('clause', led(clause))

    let frames: readonly FrameSource[] = pool.plain
    let withBenefit = false
    if (group.form === 'pair' || (skit && group.form === 'list')) {
      features.forEach((feature, at) => {
        if (at > 0 || skit)
          slots.set(['clause', 'clause2', 'clause3'][at] ?? 'clause', skit ? led(feature.clause) : feature.clause)
      })
      frames = features.length === 2 ? pool.pair : pool.list
    } else if (group.form === 'list') {
      slots.set('clause', clauseList(features, subject))
      frames = pool.list
    } else if (countWords(first.clause) > 13 || group.form === 'short') {
      frames = pool.short
    } else if (benefits.length > 0 && !(skit && benefits.every((benefit) => isLong(`So ${benefit}.`)))) {
      withBenefit = true
      frames = pool['with benefit']
    } else if (!first.announced) {
      // Nothing to show by hand: the feature itself is the line.
      frames = pool.short
    }
    // A very short video has no room for a lead-in, and the first feature has nothing before it that it could come on top of.
    const bare =
      !skit && (pacing.aim < 60 || featureLines === 0 || atStart) && (frames === pool.short || frames === pool.list)
    featureLines++

    const roomy = usable(frames, leadVoice)
    const brief = roomy.filter((frame) => ownWords(frame) <= roomFor(pacing))
    const shuffled = random.shuffle(brief.length > 0 ? brief : roomy)
    // Features are half of a script: where the tone has words of its own for them, it is heard there most.
    const inOwnTone = random.next() < OWN_TONE
    const own = shuffled
      .toSorted((a, b) => (inOwnTone ? Number(b.tones !== undefined) - Number(a.tones !== undefined) : 0))
      .slice(0, MOST_TRIES)
    const choices = bare ? [parseFrame('{clause}.'), ...own] : own
    let best: { frame: ParsedFrame; text: string; benefit: string | undefined; cost: number } | undefined
    for (const [at, frame] of choices.entries()) {
      const benefit = withBenefit ? benefits[at % benefits.length] : undefined
      if (benefit) slots.set('benefit', benefit)
      const text = speak(frame, slots, random, group.form === 'list')
      const cost = heardIn(text) + (isLong(text) ? TOO_LONG : 0)
      if (!best || cost < best.cost) best = { frame, text, benefit, cost }
      if (best.cost === 0) break
    }
    if (!best) return { text: speak(parseFrame('{clause}.'), slots, random, true), shot: first.shot }
    usedFrames.add(best.frame)
    if (leadOf(best.frame) !== '') usedLeads.add(leadOf(best.frame))
    if (best.benefit) usedTexts.add(best.benefit)
    return { text: best.text, shot: first.shot }
  }

  function sayMore(features: readonly number[], room: number, random: Random): string | undefined {
    if (skit) return undefined
    const about = features.flatMap((at) => analysis.features[at] ?? [])
    // One more consequence and two pictures are a thought; more would be a list of restatements.
    const options = random.shuffle(
      about.flatMap((feature) => {
        const said = more.get(feature) ?? { pictures: 0, benefits: 0 }
        return [
          ...(said.pictures < 2 ? feature.pictures.map((text) => ({ text, own: text, feature, isPicture: true })) : []),
          ...(said.benefits < 1 ? moreBenefits(feature, random) : []),
        ]
      }),
    )
    const found = options.find(
      ({ text, own }) => !usedTexts.has(own) && countWords(text) <= room && heardIn(text) === 0,
    )
    if (!found) return undefined
    usedTexts.add(found.own)
    const said = more.get(found.feature) ?? { pictures: 0, benefits: 0 }
    more.set(
      found.feature,
      found.isPicture ? { ...said, pictures: said.pictures + 1 } : { ...said, benefits: said.benefits + 1 },
    )
    return found.text
  }

  function moreBenefits(
    feature: FeatureAnalysis,
    random: Random,
  ): { text: string; own: string; feature: FeatureAnalysis; isPicture: boolean }[] {
    const frames = usable(pool.again, undefined)
    if (frames.length === 0) return []
    return feature.benefits
      .filter((benefit) => !usedTexts.has(benefit))
      .map((benefit) => ({
        text: speak(random.pick(frames), new Map([['benefit', benefit]]), random, true),
        own: benefit,
        feature,
        isPicture: false,
      }))
  }

  return { say, sayMore }
}

const MOST_TRIES = 14
/** How often a tone says a feature in its own words, where it has them. */
const OWN_TONE = 0.8
/** More than any number of sentences heard before. */
const TOO_LONG = 100
/** Words of a consequence that a short video has room for. */
const QUICK_BENEFIT = 7

/** How many words of its own a frame may put around a feature: a short video has room for little else. */
function roomFor(pacing: Pacing): number {
  return pacing.aim < 60 || pacing.tight ? 2 : pacing.aim < 110 ? 4 : Infinity
}

/** "In one breath: {clause}." and "In one breath: {clause}, and {clause2}." begin alike. */
function leadOf(frame: ParsedFrame): string {
  return frame.text.slice(0, Math.max(0, frame.text.indexOf('{'))).toLowerCase()
}
