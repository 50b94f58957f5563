import {
  countSpokenWords,
  LIMITS,
  MAX_PRINTED_SCENES,
  type Scene,
  sceneLines,
  ScriptExportRequest,
  type ScriptInText,
  secondsOf,
  toHalfSecond,
  typedPriceOf,
} from '@reelwright/shared'
import { sayTheSame } from '../account'

/** What of a stored script goes into a file. */
export interface StoredScript {
  id: string
  title: string
  script_text: string
  /** Whatever was saved. */
  script_data: Record<string, unknown>
  product_name: string
  price: number | null
  audience: string
  video_style: string
  tone: string | null
  metadata: unknown
}

type PrintedScene = Omit<Scene, 'id'>

/**
 * A stored script as its owner sees it: its scenes, unless the text was changed elsewhere and says something else by now. A text alone has
 * a scene for each paragraph, as the studio would give it. (CX-16)
 */
export function printedScript(row: StoredScript): ScriptInText {
  const stored = storedScenes(row.script_data.scenes)
  const scenes = stored.length > 0 && sayTheSame(stored, row.script_text) ? stored : scenesOfText(textOf(row))
  const { caption, hashtags } = row.script_data
  return {
    title: row.title,
    scenes,
    caption: words(caption),
    hashtags: Array.isArray(hashtags) ? hashtags.map(words).filter(Boolean).slice(0, 100) : [],
    metadata: {
      productName: row.product_name,
      price: row.price ?? 0,
      priceText: typedPriceOf(row),
      targetAudience: row.audience,
      videoStyle: row.video_style,
      tone: row.tone ?? '',
      spokenWords: countSpokenWords(scenes.map(({ voiceover }) => voiceover).join('\n')),
    },
  }
}

/** The same for paper. Of what is more than a PDF takes, the text alone is printed, as far as it goes. */
export function paperRequest(row: StoredScript): ScriptExportRequest {
  const ask = (script: ScriptInText) =>
    ScriptExportRequest.safeParse({
      format: 'pdf',
      layout: 'script',
      product: row.product_name,
      script: { ...script, metadata: { productName: row.product_name, videoStyle: row.video_style } },
    })
  const script = printedScript(row)
  const whole = ask(script)
  if (whole.success) return whole.data
  const text = Array.from(textOf(row)).slice(0, LIMITS.content / 2)
  return ScriptExportRequest.parse(
    ask({ ...script, caption: '', hashtags: [], scenes: scenesOfText(text.join('')) }).data,
  )
}

function storedScenes(stored: unknown): PrintedScene[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const scene = entry as Record<string, unknown>
    const { duration } = scene
    const printed = {
      duration: typeof duration === 'number' && duration > 0 && duration <= 3600 ? duration : 0,
      voiceover: words(scene.voiceover) || words(scene.script) || words(scene.text),
      visualCue: words(scene.visualCue),
      cameraDirection: words(scene.cameraDirection),
      notes: words(scene.notes),
    }
    return printed.voiceover || printed.visualCue || printed.cameraDirection || printed.notes ? [printed] : []
  })
}

function textOf({ script_text, script_data }: StoredScript): string {
  return script_text.trim() || words(script_data.spoken_script) || words(script_data.script)
}

function scenesOfText(text: string): PrintedScene[] {
  const lines = sceneLines(text, MAX_PRINTED_SCENES)
  return (lines.length > 0 ? lines : ['']).map((voiceover) => ({
    duration: Math.min(3600, toHalfSecond(secondsOf(countSpokenWords(voiceover)))),
    voiceover,
    visualCue: '',
    cameraDirection: '',
    notes: '',
  }))
}

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
