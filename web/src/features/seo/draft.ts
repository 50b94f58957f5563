import { SEO_LIMITS, SEO_TEXTS, type SeoTexts } from '@reelwright/shared'

/** The words as they stand in the fields: lists as people type them. */
export interface SeoDraft {
  /** One per line. */
  titles: string
  caption: string
  description: string
  /** With commas between. */
  keywords: string
  /** With blanks between. */
  hashtags: string
}
export type SeoField = keyof SeoDraft

/** What somebody changed of the words of one script or product. */
export interface SeoEdit extends Partial<SeoDraft> {
  /** Search terms as pasted. */
  pasted?: string
}

export function draftOf(texts: SeoTexts): SeoDraft {
  return {
    titles: Array.from({ length: SEO_LIMITS.titles }, (_, at) => texts.titles[at] ?? '').join('\n'),
    caption: texts.caption,
    description: texts.description,
    keywords: texts.keywords.join(', '),
    hashtags: texts.hashtags.join(' '),
  }
}

export function textsOf(draft: SeoDraft): SeoTexts {
  const list = (text: string, by: RegExp) =>
    text
      .split(by)
      .map((part) => part.trim())
      .filter(Boolean)
  return {
    titles: list(draft.titles, /\n/),
    caption: draft.caption.trim(),
    description: draft.description.trim(),
    keywords: list(draft.keywords, /[,;\n]/),
    hashtags: list(draft.hashtags, /[\s,]+|(?=#)/).map((tag) => (tag.startsWith('#') ? tag : `#${tag}`)),
  }
}

export const titlesOf = (draft: Pick<SeoDraft, 'titles'>): string[] => {
  const lines = draft.titles.split('\n')
  return Array.from({ length: SEO_LIMITS.titles }, (_, at) => lines[at] ?? '')
}

/** A caption as it is posted, its hashtags below. */
export const postOf = ({ caption, hashtags }: Pick<SeoTexts, 'caption' | 'hashtags'>): string =>
  [caption, hashtags.join(' ')].filter(Boolean).join('\n\n')

/** Everything, to be pasted into a note. */
export function allOf(texts: SeoTexts): string {
  const parts: [string, string][] = [
    ['Titles', texts.titles.join('\n')],
    ['Caption', postOf(texts)],
    ['Description', texts.description],
    ['Keywords', texts.keywords.join(', ')],
  ]
  return parts.flatMap(([name, text]) => (text ? [`${name}\n${text}`] : [])).join('\n\n')
}

/** Whether the edit says anything other than the words it began with. */
export function isChanged(edit: SeoEdit | undefined, base: SeoDraft, pasted: string): boolean {
  if (!edit) return false
  if (edit.pasted !== undefined && edit.pasted !== pasted) return true
  return SEO_TEXTS.some((field) => edit[field] !== undefined && edit[field] !== base[field])
}
