/**
 * The grammar of the lists in `writer/content/*.md`, made for people who write scripts and no code:
 *
 *     # title of the file
 *     > a remark, for readers only
 *     ## title of a section
 *     key: text
 *     key: text / another text
 *
 * ` / ` separates texts that mean the same.
 */
export interface ContentFile {
  title: string
  sections: ContentSection[]
}
export interface ContentSection {
  title: string
  line: number
  entries: ContentEntry[]
}
export interface ContentEntry {
  key: string
  /** The whole text behind the colon. */
  text: string
  /** The text taken apart at " / ". */
  texts: string[]
  line: number
}

/** A fault in a content file, for the person who wrote the line. */
export interface ContentFault {
  line: number
  message: string
}

const ENTRY = /^([a-z][a-z0-9 -]*):\s+(.+)$/

/** Reads one file; what is no line of the grammar becomes a fault, and everything else is still read. */
export function readContentFile(source: string): { file: ContentFile; faults: ContentFault[] } {
  const file: ContentFile = { title: '', sections: [] }
  const faults: ContentFault[] = []
  source.split('\n').forEach((raw, at) => {
    const line = at + 1
    const text = raw.trim()
    if (text === '' || text.startsWith('>')) return
    if (text.startsWith('## ')) {
      file.sections.push({ title: text.slice(3).trim(), line, entries: [] })
      return
    }
    if (text.startsWith('# ')) {
      if (file.title) faults.push({ line, message: 'A file has one title only' })
      file.title = text.slice(2).trim()
      return
    }
    const match = ENTRY.exec(text)
    const section = file.sections[file.sections.length - 1]
    if (!match || !section) {
      faults.push({ line, message: section ? `No "key: text": ${text.slice(0, 60)}` : 'Text before the first section' })
      return
    }
    const [, key = '', said = ''] = match
    section.entries.push({
      key,
      text: said,
      texts: said.split(' / ').map((each) => each.trim()),
      line,
    })
  })
  if (!file.title) faults.push({ line: 1, message: 'The file has no title: # ...' })
  return { file, faults }
}
