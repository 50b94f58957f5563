import { TONES, VIDEO_STYLES, type Tone, type VideoStyle } from '@reelwright/shared'
import type { AudienceLexicon } from '../analysis/audiences'
import type { Consequence } from '../analysis/benefits'
import type { CategoryBucket } from '../analysis/types'
import {
  type Beat,
  type BeatKind,
  BEAT_KINDS,
  type FrameSource,
  HOOK_CATEGORIES,
  type HookCategory,
  type Requirement,
  REQUIREMENTS,
  type StyleSheet,
} from '../compose/frame'
import { CTA_CATEGORIES, HOOK_CATEGORIES as LIBRARY_HOOKS, LIBRARY_STYLES, type LibraryItem } from '../library/items'
import type { ContentEntry, ContentFault, ContentFile, ContentSection } from './content-file'
import { frameFaults } from './frame-faults'

/** What a reader makes of a file, and everything in it that it could not use. */
export interface Read<Value> {
  value: Value
  faults: ContentFault[]
}

/** Frames by section and key, e.g. `spoken` > `with benefit`. */
export type FrameGroups = Record<string, Record<string, FrameSource[]>>

/** Lines of any kind: every key holds frames. */
export function readFrameGroups(file: ContentFile): Read<FrameGroups> {
  const faults: ContentFault[] = []
  const value: FrameGroups = {}
  for (const section of file.sections) {
    const group: Record<string, FrameSource[]> = (value[section.title] ??= {})
    for (const entry of section.entries) (group[entry.key] ??= []).push(...framesOf(entry, faults))
  }
  return { value, faults }
}

const HOOKS = 'hooks'

/** One style: its hooks by category, then its beats in order. */
export function readStyle(file: ContentFile): Read<StyleSheet> {
  const faults: ContentFault[] = []
  const hooks: Record<HookCategory, FrameSource[]> = {
    problem: [],
    curiosity: [],
    attention: [],
    social: [],
    entertainment: [],
  }
  const beats: Beat[] = []
  for (const section of file.sections) {
    if (section.title === HOOKS) {
      for (const entry of section.entries) {
        if (isHookCategory(entry.key)) hooks[entry.key].push(...framesOf(entry, faults))
        else faults.push(unknownKey(entry))
      }
      continue
    }
    beats.push(readBeat(section, faults))
  }
  return { value: { hooks, beats }, faults }
}

function readBeat(section: ContentSection, faults: ContentFault[]): Beat {
  let kind: BeatKind = 'context'
  let share = 0
  let minLength: number | undefined
  const frames: Record<'open' | 'feature' | 'more', FrameSource[]> = { open: [], feature: [], more: [] }
  for (const entry of section.entries) {
    switch (entry.key) {
      case 'kind':
        if (isBeatKind(entry.text)) kind = entry.text
        else faults.push({ line: entry.line, message: `No kind of beat: ${entry.text}` })
        break
      case 'share':
        share = Number(entry.text)
        break
      case 'least seconds':
        minLength = Number(entry.text)
        break
      case 'open':
      case 'feature':
      case 'more':
        frames[entry.key].push(...framesOf(entry, faults))
        break
      default:
        faults.push(unknownKey(entry))
    }
  }
  if (!(share > 0)) faults.push({ line: section.line, message: `"${section.title}" needs a share of the running time` })
  return {
    id: section.title,
    kind,
    share,
    ...(minLength !== undefined && { minLength }),
    open: frames.open,
    ...(frames.feature.length > 0 && { withFeature: frames.feature }),
    ...(frames.more.length > 0 && { more: frames.more }),
  }
}

/** Kinds of products. */
export function readProducts(file: ContentFile): Read<CategoryBucket[]> {
  const faults: ContentFault[] = []
  const value = file.sections.map((section) => {
    const bucket: CategoryBucket = {
      id: section.title,
      nouns: [],
      settings: [],
      props: [],
      moments: [],
      demos: [],
      oldWays: [],
      limits: [],
    }
    const lists: Record<string, string[]> = {
      place: bucket.settings,
      prop: bucket.props,
      moment: bucket.moments,
      demo: bucket.demos,
      'old way': bucket.oldWays,
      limit: bucket.limits,
    }
    for (const entry of section.entries) {
      if (entry.key === 'nouns') bucket.nouns.push(...listOf(entry))
      else if (lists[entry.key]) lists[entry.key]?.push(...entry.texts)
      else faults.push(unknownKey(entry))
    }
    return bucket
  })
  return { value, faults }
}

export function readAudiences(file: ContentFile): Read<Record<string, AudienceLexicon>> {
  const faults: ContentFault[] = []
  const value: Record<string, AudienceLexicon> = {}
  for (const section of file.sections) {
    const moments: string[] = []
    const cares: string[] = []
    const avoid: string[] = []
    let plural: string | undefined
    for (const entry of section.entries) {
      if (entry.key === 'plural') plural = entry.text
      else if (entry.key === 'moment') moments.push(...entry.texts)
      else if (entry.key === 'cares about') cares.push(...entry.texts)
      else if (entry.key === 'avoid') avoid.push(...listOf(entry))
      else faults.push(unknownKey(entry))
    }
    value[section.title] = { plural, moments, cares, avoid }
  }
  return { value, faults }
}

/** Features and what follows from them. */
export function readFeatureWords(file: ContentFile): Read<Consequence[]> {
  const faults: ContentFault[] = []
  const value = file.sections.flatMap((section): Consequence[] => {
    const patterns: string[] = []
    const benefits: string[] = []
    const pictures: string[] = []
    let buckets: string[] | undefined
    let shot = ''
    for (const entry of section.entries) {
      if (entry.key === 'pattern') patterns.push(entry.text)
      else if (entry.key === 'words') patterns.push(wordPattern(listOf(entry)))
      else if (entry.key === 'only for') buckets = listOf(entry)
      else if (entry.key === 'so') benefits.push(...entry.texts)
      else if (entry.key === 'picture') pictures.push(...entry.texts)
      else if (entry.key === 'shot') shot = entry.text
      else faults.push(unknownKey(entry))
    }
    if (patterns.length === 0 || !shot) {
      faults.push({ line: section.line, message: `"${section.title}" needs words (or a pattern) and a shot` })
      return []
    }
    const source = patterns.join('|')
    if (!isPattern(source)) {
      faults.push({ line: section.line, message: `"${section.title}" has a pattern that cannot be read` })
      return []
    }
    return [{ pattern: source, ...(buckets && { buckets }), benefits, pictures, shot }]
  })
  return { value, faults }
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

/** The built-in hooks and calls; the title of a section is its id. */
export function readLibrary(file: ContentFile): Read<LibraryItem[]> {
  const faults: ContentFault[] = []
  const value = file.sections.flatMap((section): LibraryItem[] => {
    const textOf = (key: string) => section.entries.find((entry) => entry.key === key)?.text ?? ''
    const kind = textOf('kind')
    const category = textOf('category')
    const style = textOf('style')
    const text = textOf('text')
    const fallbacks = section.entries.filter(({ key }) => key === 'fallback').map((entry) => entry.text)
    const of = { id: section.title, text, fallbacks, custom: false }
    if (text && isLibraryStyle(style)) {
      if (kind === 'hook' && isLibraryHook(category)) return [{ ...of, kind, category, style }]
      if (kind === 'cta' && isCtaCategory(category)) return [{ ...of, kind, category, style }]
    }
    faults.push({
      line: section.line,
      message: `"${section.title}" needs kind (hook, cta), category, style and text`,
    })
    return []
  })
  return { value, faults }
}

/** "waterproof, folds flat": whole words, where a blank also stands for a hyphen or nothing. */
function wordPattern(words: readonly string[]): string {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]+/g, '[ -]?'))
  return `\\b(?:${escaped.join('|')})(?:s|es|ed|ing)?\\b`
}

function framesOf(entry: ContentEntry, faults: ContentFault[]): FrameSource[] {
  const tones: Tone[] = []
  const requires: Requirement[] = []
  for (const qualifier of entry.qualifiers) {
    if (isTone(qualifier)) tones.push(qualifier)
    else if (isRequirement(qualifier)) requires.push(qualifier)
    else faults.push({ line: entry.line, message: `Neither a tone nor a condition: ${qualifier}` })
  }
  faults.push(...frameFaults(entry))
  if (tones.length === 0 && requires.length === 0) return entry.texts
  return entry.texts.map((text) => ({
    text,
    ...(tones.length > 0 && { tones }),
    ...(requires.length > 0 && { requires }),
  }))
}

function listOf(entry: ContentEntry): string[] {
  return entry.text
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
}

function unknownKey(entry: ContentEntry): ContentFault {
  return { line: entry.line, message: `Unknown key: ${entry.key}` }
}

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): text is Value =>
    (values as readonly string[]).includes(text)
const isLibraryStyle = isOneOf(LIBRARY_STYLES)
const isLibraryHook = isOneOf(LIBRARY_HOOKS)
const isCtaCategory = isOneOf(CTA_CATEGORIES)
const isTone = isOneOf(TONES)
const isHookCategory = isOneOf(HOOK_CATEGORIES)
const isBeatKind = isOneOf(BEAT_KINDS)
const isRequirement = isOneOf(REQUIREMENTS)
export const isStyle: (text: string) => text is VideoStyle = isOneOf(VIDEO_STYLES)
