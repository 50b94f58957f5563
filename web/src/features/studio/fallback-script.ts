import {
  countSpokenWords,
  type GeneratedScript,
  optionLabel,
  type ScriptBrief,
  shownPrice,
  spokenText,
} from '@reelwright/shared'
import type { ScriptAnswer } from './script-answer'

/** (B-CN-05) Spoken when no price was typed. */
const FALLBACK_PRICE = 99

/** (B-GN-09) */
const SUGGESTIONS = ['Add trending hashtags', 'Post during peak hours (7-9 PM)', 'Use trending audio']

const ESTIMATES = { viralScore: '8.2/10', estimatedViews: '50K-200K', suggestions: SUGGESTIONS }

const HONESTY_NOTE = 'Check price and discount against your shop before you film.'

/**
 * The script that keeps a seller going while the service is away: four scenes built from the form alone.
 * (B-GN-05 to B-GN-09, B-CN-05, B-CN-06, B-CN-08, B-CN-13)
 *
 * A quarter of the length each: the 15 seconds of the standard scene at 60 seconds, and half-second borders at the other lengths.
 */
export function fallbackScript({ brief, priceTyped }: { brief: ScriptBrief; priceTyped: boolean }): ScriptAnswer {
  const product = brief.productName
  const audience = audienceWords(brief.targetAudience)
  const price = (priceTyped && shownPrice(brief.price, brief.priceText)) || shownPrice(FALLBACK_PRICE)
  const callToAction = sentence(brief.callToAction || 'Shop now on TikTok Shop!')
  // Longer videos have room for more of the list.
  const spokenFeatures = brief.features.slice(0, Math.max(2, Math.round(brief.videoLength / 20))).map(bare)

  const lines = [
    {
      voiceover: brief.painPoint
        ? `If this sounds familiar, stay with me: ${sentence(brief.painPoint)} That's exactly why I'm showing you ${product}.`
        : `Stop scrolling for a moment. This is ${product}, and I want to show you why I picked it.`,
      visualCue: `Your face and ${product} in the first frame, already in your hand`,
      cameraDirection: 'Close-up, slow push in',
      notes: 'Start talking at once, no greeting.',
    },
    {
      voiceover:
        spokenFeatures.length > 0
          ? `Here's what you get: ${spokenList(spokenFeatures)}. Now watch it in action.`
          : `Watch ${product} in action, from the first try to the last detail.`,
      visualCue: `Show ${product} in use, one shot for each thing you name`,
      cameraDirection: 'Top-down, then close-up on your hands',
      notes: 'Leave half a second between the shots.',
    },
    {
      voiceover: `Who's it for? This one's for ${audience}. Right now it's ${price}, and that's 40% off.`,
      visualCue: `${product} on a clean table, the price as a text overlay`,
      cameraDirection: 'Medium shot, static',
      notes: HONESTY_NOTE,
    },
    {
      voiceover: `So if you want your own ${product}, here is the next step. ${callToAction}`,
      visualCue: `Point to where the link sits, ${product} in your other hand`,
      cameraDirection: 'Close-up, handheld',
      notes: 'Hold the last look for a second.',
    },
  ]
  const scenes = lines.map((line, index) => ({
    id: index + 1,
    duration: brief.videoLength / lines.length,
    ...line,
    ...(brief.includeVisualCues ? {} : { visualCue: '', cameraDirection: '' }),
  }))
  const spoken = spokenText(scenes)

  const script: GeneratedScript = {
    title: `${product} - ${optionLabel(brief.style)} Script`,
    scenes,
    metadata: {
      ...ESTIMATES,
      productName: product,
      price: priceTyped ? brief.price : 0,
      features: brief.features,
      targetAudience: brief.targetAudience,
      videoLength: brief.videoLength,
      videoStyle: brief.style,
      tone: brief.tone,
      spokenWords: countSpokenWords(spoken),
    },
    spoken_script: spoken,
    selling_points: brief.features,
    benefits: [],
    urgency_tactics: [],
    cta_phrases: [callToAction],
    hooks: [],
    hashtags: [],
    caption: '',
  }
  return fallbackAnswer(script)
}

/** What a script has that was written without the service. (B-GN-05, B-GN-07 to B-GN-09) */
export function fallbackAnswer(script: GeneratedScript): ScriptAnswer {
  return {
    success: true,
    script,
    suggestions: SUGGESTIONS,
    message: 'Generated with fallback mode',
    allowance: undefined,
  }
}

/** A known key in the middle of a sentence ("college students", "Gen Z"); the seller's own words as they are. */
function audienceWords(audience: string): string {
  if (!/^[a-z-]+$/.test(audience)) return bare(audience)
  const label = optionLabel(audience)
  return label.startsWith('Gen ') ? label : label.toLowerCase()
}

function bare(text: string): string {
  return text.trim().replace(/[\s.!?,;:]+$/, '')
}

function sentence(text: string): string {
  const trimmed = text.trim()
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

function spokenList(items: string[]): string {
  if (items.length < 3) return items.join(' and ')
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
}
