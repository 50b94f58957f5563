import type { Database } from '../../../platform'

type Json = Database['public']['Tables']['scripts']['Row']['script_data']
type JsonObject = { [key: string]: Json | undefined }

/** Spoken on camera, neither hurried nor slow; the writer counts with the same. */
const WORDS_PER_SECOND = 2.55

/** Words as people count them: what stands between blanks and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** (B-VL-20 to B-VL-23) */
export function wordLabel(words: number): string {
  if (words < 50) return 'Short'
  if (words < 100) return 'Optimal'
  return words < 150 ? 'Long' : 'Very Long'
}

/** Seconds it takes to say so many words. */
export const spokenSeconds = (words: number): number => Math.round(words / WORDS_PER_SECOND)

/** Scenes that the text would have: what stands between blank lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

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
  const paragraphs = paragraphsOf(text)
  const spokenScenes = retold(scenes, paragraphs, ['voiceover', 'script', 'scriptText', 'text'])
  const spokenSections = retold(sections, paragraphs, ['text', 'voiceover', 'script'])
  return {
    ...said,
    ...(spokenScenes && { scenes: spokenScenes }),
    // Ids of scenes.
    ...(spokenScenes && locked !== undefined && { locked }),
    ...(spokenSections && { script_sections: spokenSections }),
  }
}

function retold(parts: Json | undefined, paragraphs: string[], keys: readonly string[]): Json[] | undefined {
  if (!Array.isArray(parts) || parts.length !== paragraphs.length) return undefined
  return parts.map((part, index) => {
    const paragraph = paragraphs[index] ?? ''
    if (!isObject(part)) return { [keys[0] ?? 'text']: paragraph }
    const key = keys.find((name) => typeof part[name] === 'string') ?? keys[0] ?? 'text'
    return { ...part, [key]: paragraph }
  })
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
