import {
  craftScore,
  type ExportedScript,
  hasContent,
  holdsScenes,
  optionLabel,
  shownPrice,
  stageLabel,
  stageOf,
  storedScenes,
  storedText,
  typedPriceOf,
} from '@reelwright/shared'

/** A script as Markdown: title, facts, scenes with their times, hashtags. */
export function scriptMarkdown(script: ExportedScript, folder: string | undefined): string {
  const scenes = timedScenes(script)
  return [
    `# ${oneLine(script.title)}`,
    factsOf(script, folder)
      .map(([name, value]) => `- ${name}: ${oneLine(value)}`)
      .join('\n'),
    script.description?.trim() ?? '',
    '## Script',
    ...(scenes.length > 0 ? sceneBlocks(scenes) : [storedText(script) || '(empty)']),
    // Scenes that were changed elsewhere do not say what the saved text says: the text is what its owner sees.
    ...(holdsScenes(script.script_text, scenes) ? [] : ['## Text as saved', script.script_text.trim()]),
    ...section('Caption', [stringOf(script.script_data.caption)]),
    ...section('Hashtags', [hashtagsOf(script)]),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n')
}

type Fact = [name: string, value: string]

function factsOf(script: ExportedScript, folder: string | undefined): Fact[] {
  const facts: (Fact | undefined)[] = [
    ['Product', script.product_name],
    ['Price', shownPrice(script.price, typedPriceOf(script)) ?? ''],
    ['Status', stageLabel(stageOf(script))],
    folder === undefined ? undefined : ['Folder', folder],
    ['Length', `${script.video_length} seconds`],
    ['Style', optionLabel(script.video_style)],
    script.tone === null ? undefined : ['Tone', optionLabel(script.tone)],
    ['Audience', optionLabel(script.audience)],
    script.features.length > 0 ? ['Features', script.features.join(', ')] : undefined,
    script.tags.length > 0 ? ['Tags', script.tags.join(', ')] : undefined,
    ['Craft score', craftScore(script.viral_potential_score, script.metadata.generatedBy)?.toFixed(1) ?? ''],
    script.views === null ? undefined : ['Views', String(script.views)],
    script.likes === null ? undefined : ['Likes', String(script.likes)],
    script.shares === null ? undefined : ['Shares', String(script.shares)],
    script.sales === null ? undefined : ['Sales', String(script.sales)],
    script.clicks === null ? undefined : ['Clicks', String(script.clicks)],
    script.revenue === null ? undefined : ['Revenue', script.revenue.toFixed(2)],
    script.result_link === null ? undefined : ['Video', script.result_link],
    script.posted_at === null ? undefined : ['Posted', script.posted_at.slice(0, 10)],
    ['Written', script.created_at.slice(0, 10)],
    ['Changed', script.updated_at.slice(0, 10)],
  ]
  return facts.filter((fact): fact is Fact => fact !== undefined && fact[1].trim() !== '')
}

interface TimedScene {
  start: number
  end: number
  voiceover: string
  asides: Fact[]
}

function timedScenes(script: ExportedScript): TimedScene[] {
  let start = 0
  return storedScenes(script)
    .filter(hasContent)
    .map(({ duration = 0, voiceover, visualCue, cameraDirection, notes }) => {
      const asides: Fact[] = [
        ['Visual', visualCue],
        ['Camera', cameraDirection],
        ['Notes', notes],
      ]
      const scene = {
        start,
        end: start + duration,
        voiceover: voiceover.trim(),
        asides: asides.filter(([, text]) => text),
      }
      start = scene.end
      return scene
    })
}

function sceneBlocks(scenes: TimedScene[]): string[] {
  return scenes.flatMap(({ start, end, voiceover, asides }, at) => {
    const time = end > start ? ` (${clock(start)}-${clock(end)})` : ''
    const lines = asides.map(([name, text]) => `- ${name}: ${oneLine(text)}`).join('\n')
    return [`### Scene ${at + 1}${time}`, voiceover, lines]
  })
}

/** Seconds as "0:04", or "0:04.5" for half ones. */
export function clock(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const whole = Math.floor(tenths / 10)
  const rest = tenths % 10
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}${rest === 0 ? '' : `.${rest}`}`
}

function section(heading: string, texts: string[]): string[] {
  const [text = ''] = texts
  return text === '' ? [] : [`## ${heading}`, text]
}

function hashtagsOf({ script_data: { hashtags } }: ExportedScript): string {
  if (!Array.isArray(hashtags)) return ''
  return oneLine(hashtags.filter((tag): tag is string => typeof tag === 'string').join(' '))
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
