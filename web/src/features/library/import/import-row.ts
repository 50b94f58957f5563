import {
  type ImportedScriptInput,
  LIMITS,
  scenesOfText,
  type ScriptStatus,
  storedScenes,
  totalSeconds,
  withSpokenText,
} from '@reelwright/shared'
import type { FoundScript } from './found-script'
import { shortened } from './script-fields-by-name'

/** What is said of all scripts of an import. */
export interface ImportOptions {
  /** An own folder, a new one by its name, none, or for each what its file says. */
  folder: { id: string } | { name: string } | 'none' | 'as-found'
  status: ScriptStatus | 'as-found'
}

const [MIN_SCENE_SECONDS, MAX_SCENE_SECONDS, MAX_SCENES] = [2, 600, 180]
const [MIN_VIDEO_SECONDS, MAX_VIDEO_SECONDS] = [15, 180]

/** A title for a script without one: how it begins. */
export function titleOf({ title, text }: Pick<FoundScript, 'title' | 'text'>): string {
  const [line = ''] = text.split('\n', 1)
  const start = line.length > 60 ? `${shortened(line, 60).replace(/\s+\S*$/, '')}…` : line
  return shortened(title.trim() || start.trim() || 'Untitled script', LIMITS.title)
}

/** What of a script would be cut or changed, in sentences. */
export function problemsOf(script: FoundScript): string[] {
  const problems = [...script.notes]
  const letters = script.text.length > LIMITS.content ? Array.from(script.text).length : 0
  if (letters > LIMITS.content) {
    const [has, most] = [letters, LIMITS.content].map((count) => count.toLocaleString('en-US'))
    problems.push(`The text has ${has} characters. Everything after the first ${most} is cut off.`)
  }
  if (script.title.length > LIMITS.title && Array.from(script.title).length > LIMITS.title)
    problems.push(`The title is cut off after ${LIMITS.title} characters.`)
  if (script.length !== undefined && script.length !== videoLength(script.length))
    problems.push(`A length of ${script.length} seconds becomes ${videoLength(script.length)}.`)
  if (script.text === '') problems.push('It has no text.')
  return problems
}

const videoLength = (seconds: number) => Math.min(MAX_VIDEO_SECONDS, Math.max(MIN_VIDEO_SECONDS, Math.round(seconds)))

/** The row that a found script becomes. */
export function importRow(script: FoundScript, options: ImportOptions): ImportedScriptInput {
  const text = shortened(script.text, LIMITS.content)
  const data = dataOf(script, text)
  const storedSeconds = totalSeconds(storedScenes(data).map(({ duration = 0 }) => ({ duration })))
  return {
    title: titleOf(script),
    description: script.description ?? null,
    script_text: text,
    script_data: data,
    product_name: script.product,
    audience: script.audience,
    video_length: videoLength(script.length ?? (storedSeconds || 60)),
    video_style: script.style,
    tone: script.tone ?? null,
    price: script.price,
    features: script.features,
    tags: script.tags,
    status: options.status === 'as-found' ? (script.status ?? 'draft') : options.status,
    viral_potential_score: script.score ?? null,
    views: script.views ?? null,
    likes: script.likes ?? null,
    shares: script.shares ?? null,
    sales: script.sales ?? null,
    // Nobody sets when a row was made: figures and streaks count by that.
    metadata: {
      ...script.metadata,
      importedFrom: shortened(script.source, 200),
      ...(script.createdAt && { importedCreatedAt: script.createdAt }),
    },
    ...folderOf(script, options),
  }
}

function folderOf(
  { folder }: FoundScript,
  options: ImportOptions,
): Pick<ImportedScriptInput, 'folder_id' | 'folder_name'> {
  if (options.folder === 'as-found') return { folder_name: folder || null }
  if (options.folder === 'none') return {}
  return 'id' in options.folder ? { folder_id: options.folder.id } : { folder_name: options.folder.name }
}

/** The stored data with this text; a text alone gets scenes, so that it can be viewed, filmed and refined. */
function dataOf({ data = {}, text: whole }: FoundScript, text: string): Record<string, unknown> {
  const own = text === whole ? data : withSpokenText(data, text)
  return storedScenes(own).length > 0 || text === '' ? own : { ...own, scenes: scenesOf(text) }
}

/** A paragraph is a scene, or a line where there are no paragraphs, as long as it takes to say it. */
export const scenesOf = (text: string) =>
  scenesOfText(text, { maxScenes: MAX_SCENES, minSeconds: MIN_SCENE_SECONDS, maxSeconds: MAX_SCENE_SECONDS })
