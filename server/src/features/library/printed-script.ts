import {
  countSpokenWords,
  hasContent,
  holdsScenes,
  LIMITS,
  MAX_PRINTED_SCENES,
  type Scene,
  scenesOfText,
  ScriptExportRequest,
  type ScriptInText,
  secondsOf,
  storedScenes,
  storedText,
  toHalfSecond,
  typedPriceOf,
} from '@reelwright/shared'

/** What of a stored script goes into a file. */
export interface StoredScript {
  id: string
  title: string
  script_text: string
  /** In any stored shape. */
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
  const stored = printedScenes(row)
  const scenes = stored.length > 0 && holdsScenes(row.script_text, stored) ? stored : timed(storedText(row))
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
  const text = Array.from(storedText(row)).slice(0, LIMITS.content / 2)
  return ScriptExportRequest.parse(ask({ ...script, caption: '', hashtags: [], scenes: timed(text.join('')) }).data)
}

/** Scenes without a time of their own take as long as their words. */
function printedScenes(row: StoredScript): PrintedScene[] {
  return storedScenes(row)
    .filter(hasContent)
    .map(({ voiceover, visualCue, cameraDirection, notes, duration }) => ({
      duration: duration ?? toHalfSecond(secondsOf(countSpokenWords(voiceover))),
      voiceover: voiceover.trim(),
      visualCue: visualCue.trim(),
      cameraDirection: cameraDirection.trim(),
      notes: notes.trim(),
    }))
}

const timed = (text: string): PrintedScene[] => {
  const scenes = scenesOfText(text, { maxScenes: MAX_PRINTED_SCENES, minSeconds: 0, maxSeconds: 3600 })
  return scenes.length > 0 ? scenes : [NOTHING]
}
const NOTHING: PrintedScene = { duration: 0, voiceover: '', visualCue: '', cameraDirection: '', notes: '' }

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
