import type { GeneratedScript, Scene, ScriptMetadata } from './script/generated-script'
import { optionLabel } from './script-options'
import { formatClock, timedScenes, timeRange, totalSeconds } from './script-times'

/** What is printed of a script. */
export interface ScriptInText
  extends Pick<GeneratedScript, 'title'>, Partial<Pick<GeneratedScript, 'caption' | 'hashtags'>> {
  scenes: readonly Omit<Scene, 'id'>[]
  metadata: Pick<ScriptMetadata, 'productName' | 'price' | 'targetAudience' | 'videoStyle' | 'tone' | 'spokenWords'> & {
    /** As typed, with its currency. */
    priceText?: string | null | undefined
  }
}

/** A whole script as plain text: title, facts, every scene with its time and cues, caption and hashtags. (CX-16) */
export function scriptText(script: ScriptInText): string {
  const blocks = [
    underlined(script.title.trim() || 'Untitled script'),
    facts(script).join('\n'),
    ...timedScenes(script.scenes).map((scene, at) =>
      [
        `${at + 1}. ${timeRange(scene)}`,
        scene.voiceover.trim(),
        labelled('Visual', scene.visualCue),
        labelled('Camera', scene.cameraDirection),
        labelled('Note', scene.notes),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    [script.caption?.trim(), tagsBeside(script.caption ?? '', script.hashtags ?? []).join(' ')]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const underlined = (title: string) => `${title}\n${'='.repeat(Math.min(72, [...title].length))}`

const labelled = (name: string, text: string) => (text.trim() === '' ? '' : `${name}: ${text.trim()}`)

function facts({ metadata, scenes }: ScriptInText): string[] {
  const { productName, price, priceText, targetAudience, videoStyle, tone, spokenWords } = metadata
  return [
    labelled('Product', productName),
    labelled('Price', shownPrice(price, priceText) ?? ''),
    labelled('Audience', targetAudience && optionLabel(targetAudience)),
    labelled('Style', videoStyle && optionLabel(videoStyle)),
    labelled('Tone', tone && optionLabel(tone)),
    `Length: ${formatClock(totalSeconds(scenes))}, ${spokenWords} spoken words`,
  ].filter(Boolean)
}

/** As typed, "€4,50"; a number without a currency is in dollars: "$99.99", "$1,299". Undefined without a price. */
export function shownPrice(price: number | null | undefined, typed?: string | null): string | undefined {
  if (!price || price < 0) return undefined
  if (typed && /[^\d.,\s]/.test(typed)) return typed
  return `$${price.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2, maximumFractionDigits: 2 })}`
}

/** The price text that a row of `scripts` keeps with its brief, unless the row's price was changed since. */
export function typedPriceOf(row: { price?: unknown; metadata?: unknown }): string | undefined {
  const { brief } = Object(row.metadata) as { brief?: unknown }
  const { price, priceText } = Object(brief) as { price?: unknown; priceText?: unknown }
  return price === row.price && typeof priceText === 'string' ? priceText : undefined
}

/** Hashtags that the caption does not hold already: written scripts end their caption with them. */
export const tagsBeside = (caption: string, hashtags: readonly string[]): string[] => {
  const words = new Set(caption.split(/\s+/))
  return hashtags.filter((tag) => !words.has(tag))
}
