import type { ScriptBrief } from '@reelwright/shared'
import { analyseBrief, readProblem, singlePrice } from '../reading'
import { pacingFor } from '../pacing'
import { cleanField, cleanText, dropInjection, dropProfanity, FIELD_CAPS, injection } from '../language'
import { unaccountedIn } from './everyday-words'

/**
 * What somebody else needs to know to write a script for a brief: cleaned, parsed, and without anything that may not be said.
 * A plain object of texts and numbers, so that it can be handed on as data.
 */
export function writingFacts(brief: ScriptBrief) {
  const analysis = analyseBrief(brief)
  const pacing = pacingFor(analysis.videoLength, analysis.style, analysis.tone)
  const { product, audience } = analysis
  const unvoiced = new Set(analysis.unvoicedFeatures.map(({ text }) => text))
  const typed = (text: string, cap: number) => dropProfanity(cleanField(text, cap))
  return {
    asTyped: {
      productName: typed(brief.productName, FIELD_CAPS.name),
      features: brief.features
        .filter((text) => !unvoiced.has(text))
        .map((text) => typed(text, FIELD_CAPS.feature))
        .filter(Boolean),
      problem: typed(brief.painPoint, FIELD_CAPS.pain),
      // The seller's own experience.
      story: typed(brief.story ?? '', FIELD_CAPS.story),
      audience: typed(brief.targetAudience, FIELD_CAPS.audience),
      callToAction: typed(brief.callToAction, FIELD_CAPS.callToAction),
      price: typed(brief.priceText ?? '', FIELD_CAPS.name),
    },
    style: analysis.style,
    tone: analysis.tone,
    seconds: analysis.videoLength,
    words: { min: pacing.accept.min, aim: Math.round(pacing.aim), max: pacing.accept.max },
    scenes: { min: pacing.scenes.min, max: pacing.scenes.max },
    callWords: pacing.callToActionWords.max,
    product: { name: product.title, firstMention: product.first, laterMention: product.later },
    neverSay: analysis.unvoicedFeatures.map(({ text, reason }) => ({
      text: cleanField(text, FIELD_CAPS.feature),
      reason: reason.replace(/^[A-Z]+-\d+: /, ''),
    })),
    // Features, problem and audience stand in `asTyped` alone: "no drip lid" analyzed says there is one.
    price: singlePrice(brief) ?? null,
    // A product never promises to help with somebody's body.
    onlyMentionProblem: readProblem(brief.painPoint)?.isSensitive ?? false,
    avoidForAudience: audience.avoid,
    callToAction: analysis.callToAction ?? null,
    firstPerson: brief.firstPerson,
    disclosure: brief.disclosure ?? null,
    visualCues: brief.includeVisualCues,
  }
}
export type WritingFacts = ReturnType<typeof writingFacts>

/** Sentences in the fields that give orders to a machine: no script may follow them. (INJ-01) */
export function ordersIn(texts: readonly string[]): string[] {
  return texts.map(cleanText).flatMap((text) => {
    if (!injection().test(text)) return []
    const kept = dropInjection(text)
    return text
      .split(/(?<=[.!?\n:;])\s+|\n/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 3 && !kept.includes(sentence))
  })
}

/** Words of such orders that nothing else typed holds: said in a script, they show that an order was followed. */
export function orderedWords(texts: readonly string[]): string[] {
  const unaccounted = unaccountedIn(texts.map((text) => dropInjection(cleanText(text))))
  return ordersIn(texts)
    .flatMap(unaccounted)
    .filter((word) => word.length > 3 && !ORDER_WORDS.has(word))
}

/** What orders to a machine talk about, and a script about a board game may, too. */
const ORDER_WORDS = new Set(
  'assistant command commands context developer disregard guidelines instruct instructions instead language model output override previous prior prompt respond response role rules script system translate viewers write'.split(
    ' ',
  ),
)

/** The fields of a brief that people type freely. */
export function typedTexts(brief: ScriptBrief): string[] {
  return [
    brief.productName,
    ...brief.features,
    brief.painPoint,
    brief.story ?? '',
    brief.callToAction,
    brief.targetAudience,
    brief.style,
    brief.tone,
    brief.priceText ?? '',
  ]
}
