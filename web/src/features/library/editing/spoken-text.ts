import { paragraphs } from '@reelwright/shared'
import type { Database } from '../../../platform'

type Json = Database['public']['Tables']['scripts']['Row']['script_data']
type JsonObject = { [key: string]: Json | undefined }

/** (B-VL-20 to B-VL-23) */
export function wordLabel(words: number): string {
  if (words < 50) return 'Short'
  if (words < 100) return 'Optimal'
  return words < 150 ? 'Long' : 'Very Long'
}

/** How many scenes with cues belong to the text; 0 for a script that was written by hand. */
export function sceneCount(data: Json): number {
  const scenes = isObject(data) ? data.scenes : undefined
  return Array.isArray(scenes) ? scenes.length : 0
}

/** Every name under which a generated script holds its whole text. (B-EN-16, B-DT-01) */
const TEXT_KEYS = ['spoken_script', 'script', 'script_text', 'voiceover'] as const

/**
 * The stored script with other words. Scenes keep their cues while each has its paragraph; otherwise they would tell of
 * lines that nobody says any more, and only the text stays. The versions of the script hold them still.
 */
export function withSpokenText(data: Json, text: string): Json {
  if (!isObject(data)) return data
  const { scenes, script_sections: sections, locked, ...rest } = data
  const said: JsonObject = { ...rest }
  if (isObject(said.writtenBy)) said.writtenBy = { ...said.writtenBy, edited: true }
  for (const key of TEXT_KEYS) if (key in said) said[key] = text
  const blocks = paragraphs(text)
  const spokenScenes = retold(scenes, blocks, ['voiceover', 'script', 'scriptText', 'text'])
  const spokenSections = retold(sections, blocks, ['text', 'voiceover', 'script'])
  return {
    ...said,
    ...(spokenScenes && { scenes: spokenScenes }),
    // Ids of scenes.
    ...(spokenScenes && locked !== undefined && { locked }),
    ...(spokenSections && { script_sections: spokenSections }),
  }
}

function retold(parts: Json | undefined, blocks: string[], keys: readonly string[]): Json[] | undefined {
  if (!Array.isArray(parts) || parts.length !== blocks.length) return undefined
  return parts.map((part, index) => {
    const paragraph = blocks[index] ?? ''
    if (!isObject(part)) return { [keys[0] ?? 'text']: paragraph }
    const key = keys.find((name) => typeof part[name] === 'string') ?? keys[0] ?? 'text'
    return { ...part, [key]: paragraph }
  })
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
