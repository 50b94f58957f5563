import { countSpokenWords } from '@reelwright/shared'
import type { FoundScript } from './found-script'
import { lasting, type StoredScene } from './read-markdown'
import { fieldNamed, setField } from './script-fields-by-name'

/** How our own TXT begins: the title with a line of "=" below it, then facts, the last of which is the length. */
const HEAD =
  /^([^\n]{1,400})\n={1,72}\n\n((?:[A-Z][a-z]{1,20}: [^\n]{0,1000}\n)*)Length: [\d:.]{1,12}, (\d{1,6}) spoken words\n/
const SCENE = /^(\d{1,4})\. (\d{1,3}:\d\d(?:\.5)?)-(\d{1,3}:\d\d(?:\.5)?)$/
const ASIDE = /^(Visual|Camera|Note): (.*)$/
const ASIDES = { Visual: 'visualCue', Camera: 'cameraDirection', Note: 'notes' } as const
type Said = 'voiceover' | 'visualCue' | 'cameraDirection' | 'notes'

/** A script that was exported as TXT: its facts, scenes and times come back; undefined for any other text. (CX-16) */
export function scriptOfOwnText(text: string, source: string): FoundScript | undefined {
  const head = HEAD.exec(text.trimStart())
  if (!head) return undefined
  const [begin, title = '', facts = '', words = ''] = head
  const script: FoundScript = { title: '', text: '', source, notes: [] }
  setField(script, 'title', title)
  for (const line of facts.split('\n')) {
    const at = line.indexOf(': ')
    const field = at > 0 ? fieldNamed(line.slice(0, at)) : undefined
    if (field && field !== 'text') setField(script, field, line.slice(at + 2))
  }

  const scenes: StoredScene[] = []
  let into: Said = 'voiceover'
  for (const line of text.trimStart().slice(begin.length).split('\n')) {
    const heading = SCENE.exec(line)
    if (heading && Number(heading[1]) === scenes.length + 1) {
      const duration = lasting(heading[2], heading[3])
      const said = { voiceover: '', visualCue: '', cameraDirection: '', notes: '' }
      scenes.push({ id: scenes.length + 1, ...(duration && { duration }), ...said })
      into = 'voiceover'
      continue
    }
    const scene = scenes.at(-1)
    const aside = ASIDE.exec(line)
    if (aside) into = ASIDES[aside[1] as keyof typeof ASIDES]
    if (scene) scene[into] += aside ? (aside[2] ?? '') : `\n${line}`
  }
  const beside = takeCaption(scenes, into, Number(words))
  for (const scene of scenes)
    for (const said of ['voiceover', ...Object.values(ASIDES)] as const) scene[said] = scene[said].trim()
  script.text = scenes
    .map(({ voiceover }) => voiceover)
    .filter(Boolean)
    .join('\n\n')
  script.data = { ...(script.text !== '' && { scenes }), ...beside }
  return script
}

/** What stands behind the last scene. Where nothing but a blank line divides them, as much is spoken as the head has counted. */
function takeCaption(scenes: readonly StoredScene[], into: Said, spoken: number) {
  const last = scenes.at(-1)
  if (!last) return {}
  const [first = '', ...more] = last[into].split(/\n[^\S\n]*\n/)
  let kept = 1
  if (into === 'voiceover') {
    let rest = scenes.slice(0, -1).reduce((left, { voiceover }) => left - countSpokenWords(voiceover), spoken)
    let nearest = Math.abs(rest)
    kept = 0
    for (const [at, block] of [first, ...more].entries()) {
      rest -= countSpokenWords(block)
      if (Math.abs(rest) >= nearest) continue
      nearest = Math.abs(rest)
      kept = at + 1
    }
  }
  const blocks = [first, ...more]
  last[into] = blocks.slice(0, kept).join('\n\n')
  const lines = blocks.slice(kept).join('\n\n').trim().split('\n')
  const hashtags = /^#\S+(?:\s+#\S+)*$/.test(lines.at(-1) ?? '') ? (lines.pop() ?? '').split(/\s+/) : []
  const caption = lines.join('\n').trim()
  return { ...(caption && { caption }), ...(hashtags.length > 0 && { hashtags }) }
}
