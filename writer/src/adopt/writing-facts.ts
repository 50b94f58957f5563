import type { ScriptBrief } from '@reelwright/shared'
import { analyseBrief } from '../analysis'
import { pacingFor } from '../compose/pacing'
import { cleanField, cleanText, dropInjection, FIELD_CAPS, injection } from '../language'

/**
 * What somebody else needs to know to write a script for a brief: cleaned, parsed, and without anything that may not be said.
 * A plain object of texts and numbers, so that it can be handed on as data.
 */
export function writingFacts(brief: ScriptBrief) {
  const analysis = analyseBrief(brief)
  const pacing = pacingFor(analysis.videoLength, analysis.style, analysis.tone)
  const { product, price, pain, audience, category } = analysis
  return {
    style: analysis.style,
    tone: analysis.tone,
    seconds: analysis.videoLength,
    words: { min: pacing.accept.min, aim: Math.round(pacing.aim), max: pacing.accept.max },
    scenes: { min: pacing.scenes.min, max: pacing.scenes.max },
    callWords: pacing.callToActionWords.max,
    product: { name: product.displayName, firstMention: product.firstMention, laterMention: product.laterMention },
    features: analysis.features.map(({ clause, benefits, shot }) => ({
      says: clause,
      soWhat: benefits.slice(0, 3),
      shot,
    })),
    neverSay: analysis.unvoicedFeatures.map(({ text, reason }) => ({
      text: cleanField(text, FIELD_CAPS.feature),
      reason,
    })),
    price: price?.exact ?? null,
    problem: pain && {
      inShort: pain.nounPhrase,
      asSaid: pain.clause ?? null,
      // A product never promises to help with somebody's body.
      onlyMention: pain.sensitive,
    },
    audience: {
      who: audience.plural ?? 'you',
      moments: audience.moments,
      cares: audience.cares,
      avoid: audience.avoid,
    },
    everyday: {
      settings: category.settings.slice(0, 4),
      moments: category.moments.slice(0, 6),
      oldWays: category.oldWays,
      limits: category.limits,
    },
    callToAction: analysis.callToAction ?? null,
    firstPerson: brief.firstPerson,
    disclosure: brief.disclosure ?? null,
    visualCues: brief.includeVisualCues,
  }
}
export type WritingFacts = ReturnType<typeof writingFacts>

/** Sentences in the fields that give orders to a machine: nobody who writes may be seen to follow them. (INJ-01) */
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

/** The fields of a brief that people type freely. */
export function typedTexts(brief: ScriptBrief): string[] {
  return [
    brief.productName,
    ...brief.features,
    brief.painPoint,
    brief.callToAction,
    brief.targetAudience,
    brief.style,
    brief.tone,
  ]
}
