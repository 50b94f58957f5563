import { trimmedText } from './file-text'
import { type FoundScript, nameWithoutEnding } from './found-script'
import { fieldNamed, setField } from './script-fields-by-name'

/** Whether a text without the ending of Markdown is meant as it: it begins with front matter or a first heading. */
export const looksLikeMarkdown = (text: string) => /^\s*(?:---\n[\s\S]{0,5000}?\n---\s*(?:\n|$)|# \S)/.test(text)

/** The scripts of a Markdown file: each first heading begins one; facts stand in front matter or in a list below the heading. */
export function scriptsOfMarkdown(text: string, name: string): FoundScript[] {
  const { facts, body } = frontMatter(text)
  const chapters = chaptersOf(body)
  const scripts = chapters.map(({ title, lines }, at) => {
    const source = chapters.length > 1 ? `${name}, script ${at + 1}` : name
    const script: FoundScript = { title: '', text: '', source, notes: [] }
    for (const [field, value] of facts) {
      const named = fieldNamed(field)
      if (named && named !== 'text') setField(script, named, value)
    }
    if (title !== undefined) script.title = plain(title)
    readChapter(script, lines)
    return script
  })
  const kept = scripts.filter((script) => script.text !== '' || script.title !== '')
  const [only] = kept
  if (kept.length === 1 && only && only.title === '') only.title = nameWithoutEnding(name)
  return kept
}

type Pair = [name: string, value: string]

/** "key: value", lists as "[a, b]" or as lines with dashes: what people write before a text, not all of YAML. */
function frontMatter(text: string): { facts: Pair[]; body: string } {
  const found = /^\s*---\n([\s\S]{0,20000}?)\n---[^\S\n]*(?:\n|$)/.exec(text)
  if (!found || !/^[\w -]+:/m.test(found[1] ?? '')) return { facts: [], body: text }
  const facts: Pair[] = []
  for (const line of (found[1] ?? '').split('\n')) {
    const item = /^\s*-\s+(.*)$/.exec(line)
    const last = facts.at(-1)
    if (item && last) last[1] = [last[1], unquoted(item[1] ?? '')].filter(Boolean).join('; ')
    const pair = /^([\w -]{1,40}):(.*)$/.exec(line)
    if (pair) facts.push([pair[1] ?? '', valueOf(pair[2] ?? '')])
  }
  return { facts, body: text.slice(found[0].length) }
}

function valueOf(written: string): string {
  const list = /^\s*\[(.*)\]\s*$/.exec(written)
  return list ? (list[1] ?? '').split(',').map(unquoted).join('; ') : unquoted(written)
}

const unquoted = (value: string) => value.trim().replace(/^(["'])(.*)\1$/, '$2')

interface Chapter {
  title: string | undefined
  lines: string[]
}

/** What stands before the first heading is a script of its own only if there is no heading. */
function chaptersOf(body: string): Chapter[] {
  const chapters: Chapter[] = [{ title: undefined, lines: [] }]
  let isCode = false
  for (const line of body.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    const current = chapters.at(-1)
    const heading = isCode ? null : /^#\s+(\S.*?)\s*#*\s*$/.exec(line)
    // The other way to write a heading: a line of "=" below it.
    const under = !isCode && /^={3,}\s*$/.test(line) ? current?.lines.pop()?.trim() : undefined
    if (heading || under) chapters.push({ title: heading?.[1] ?? under, lines: [] })
    else current?.lines.push(line)
  }
  const [before, ...headed] = chapters
  if (!before || headed.length === 0) return chapters
  return before.lines.some((line) => line.trim()) ? chapters : headed
}

export interface StoredScene {
  id: number
  duration?: number
  voiceover: string
  visualCue: string
  cameraDirection: string
  notes: string
}

const ASIDES = { visual: 'visualCue', camera: 'cameraDirection', notes: 'notes' } as const

/** Reads the lines below a heading; our own export has sections for scenes, caption and hashtags. */
function readChapter(script: FoundScript, lines: string[]) {
  const isOwn = lines.some((line) => /^## Script\s*$/.test(line))
  const words: string[] = []
  const saved: string[] = []
  const caption: string[] = []
  const hashtags: string[] = []
  const introduction: string[] = []
  const scenes: StoredScene[] = []
  let into = isOwn ? introduction : words
  let isHead = true
  for (const line of lines) {
    const fact = isHead ? /^[-*]\s+([\w ]{1,40}):\s+(.*)$/.exec(line) : null
    const field = fact ? fieldNamed(fact[1] ?? '') : undefined
    if (field && fact) {
      setField(script, field, fact[2] ?? '')
      continue
    }
    // What our own export says beside the fields.
    if (fact && isOwn) continue
    if (line.trim()) isHead = false
    const section = isOwn ? /^## (Script|Text as saved|Caption|Hashtags)\s*$/.exec(line)?.[1] : undefined
    if (section) {
      into = { Script: words, 'Text as saved': saved, Caption: caption, Hashtags: hashtags }[section] ?? words
      continue
    }
    const scene = isOwn && into === words ? /^### Scene \d+(?: \((\S+)-(\S+)\))?\s*$/.exec(line) : null
    if (scene) {
      const seconds = lasting(scene[1], scene[2])
      scenes.push({
        id: scenes.length + 1,
        ...(seconds !== undefined && { duration: seconds }),
        voiceover: '',
        visualCue: '',
        cameraDirection: '',
        notes: '',
      })
      continue
    }
    const current = into === words ? scenes.at(-1) : undefined
    const aside = current ? /^- (Visual|Camera|Notes): (.*)$/.exec(line) : null
    if (current && aside) current[ASIDES[(aside[1] ?? '').toLowerCase() as keyof typeof ASIDES]] = aside[2] ?? ''
    else if (current) current.voiceover += `${line}\n`
    else into.push(isOwn ? line : plain(line))
  }
  for (const scene of scenes) scene.voiceover = trimmedText(scene.voiceover)
  const spoken = scenes
    .map(({ voiceover }) => voiceover)
    .filter(Boolean)
    .join('\n\n')
  const typed = trimmedText(words.join('\n'))
  script.text = trimmedText(saved.join('\n')) || spoken || (isOwn && typed === '(empty)' ? '' : typed)
  const description = trimmedText(introduction.join('\n'))
  if (description) setField(script, 'description', description)
  if (!isOwn) return
  const tags = trimmedText(hashtags.join(' ')).split(/\s+/).filter(Boolean)
  script.data = {
    ...(scenes.length > 0 && { scenes }),
    ...(caption.length > 0 && { caption: trimmedText(caption.join('\n')) }),
    ...(tags.length > 0 && { hashtags: tags }),
  }
}

/** From "0:03.5" to "0:07.5". */
export function lasting(from: string | undefined, to: string | undefined): number | undefined {
  const [begin, end] = [from, to].map((clock = '') => {
    const [minutes = '', seconds = ''] = clock.split(':')
    return Number(minutes) * 60 + Number(seconds)
  })
  const seconds = (end ?? 0) - (begin ?? 0)
  return seconds > 0 && seconds <= 600 ? Math.round(seconds * 10) / 10 : undefined
}

/** A line without the marks of Markdown. */
function plain(line: string): string {
  return line
    .replace(/^\s{0,3}#{2,6}\s+(.*?)\s*#*\s*$/, '$1')
    .replace(/^\s{0,3}>\s?/, '')
    .replace(/^\s{0,3}[-*+]\s+/, '')
    .replace(/!?\[([^\]]{0,1000})\]\([^)\s]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,1000}?)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}*_])[*_](?=\S)([^*_]{1,1000})[*_](?![\p{L}\p{N}*_])/gu, '$1$2')
    .replace(/`([^`]{1,1000})`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!>])/g, '$1')
}
