import type { GeneratedScript, Scene, ScriptMetadata } from './script'
import { tagsBeside } from './script-export'
import { optionLabel } from './script-options'
import { formatClock, timedScenes, timeRange, totalSeconds } from './script-times'

/** What is printed of a script. */
export interface ScriptInText
  extends Pick<GeneratedScript, 'title'>, Partial<Pick<GeneratedScript, 'caption' | 'hashtags'>> {
  scenes: readonly Omit<Scene, 'id'>[]
  metadata: Pick<ScriptMetadata, 'productName' | 'price' | 'targetAudience' | 'videoStyle' | 'tone' | 'spokenWords'>
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
  const { productName, price, targetAudience, videoStyle, tone, spokenWords } = metadata
  return [
    labelled('Product', productName),
    price > 0 ? `Price: ${priceText(price)}` : '',
    labelled('Audience', targetAudience && optionLabel(targetAudience)),
    labelled('Style', videoStyle && optionLabel(videoStyle)),
    labelled('Tone', tone && optionLabel(tone)),
    `Length: ${formatClock(totalSeconds(scenes))}, ${spokenWords} spoken words`,
  ].filter(Boolean)
}

/** As entered: "$99.99", "$20". (CX-33) */
const priceText = (price: number) => `$${Number.isInteger(price) ? price : price.toFixed(2)}`
