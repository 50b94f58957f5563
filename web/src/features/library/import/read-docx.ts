import { trimmedText } from './file-text'
import { type FoundScript, nameWithoutEnding, Unreadable } from './found-script'
import type { PackedFile } from './unzip'

const DOCUMENT = 'word/document.xml'

interface Paragraph {
  text: string
  /** 1 for "Heading 1", 0 for the document's title. */
  level: number | undefined
}

/** The scripts of a Word document: with several headings of the first level one for each, else the whole. */
export function scriptsOfDocx(files: PackedFile[], name: string): FoundScript[] {
  const document = files.find(({ path }) => path === DOCUMENT)
  if (!document) throw new Unreadable('This is not a Word document.')
  const styles = files.find(({ path }) => path === 'word/styles.xml')
  const paragraphs = paragraphsOf(
    xmlText(document),
    styles ? headingStyles(xmlText(styles)) : new Map<string, number>(),
  )
  const heads = paragraphs.filter(({ level, text }) => level === 1 && text !== '')
  if (heads.length < 2) return [alone(paragraphs, name)]

  const scripts: FoundScript[] = []
  const blocks: string[][] = []
  for (const { level, text } of paragraphs) {
    if (level === 1 && text !== '') {
      scripts.push({ title: text.replace(/\s+/g, ' '), text: '', source: `${name}, “${text.slice(0, 40)}”`, notes: [] })
      blocks.push([])
    } else blocks.at(-1)?.push(text)
  }
  for (const [at, script] of scripts.entries()) script.text = joined(blocks[at] ?? [])
  return scripts
}

function alone(paragraphs: Paragraph[], name: string): FoundScript {
  const title = paragraphs.find(({ level, text }) => level !== undefined && level <= 1 && text !== '')
  const words = paragraphs.filter((paragraph) => paragraph !== title).map(({ text }) => text)
  return { title: title?.text ?? nameWithoutEnding(name), text: joined(words), source: name, notes: [] }
}

/** Where people leave an empty line between paragraphs, that is where a scene ends; else every paragraph is one. */
function joined(texts: string[]): string {
  const whole = texts.join('\n').trim()
  return trimmedText(/\n\s*\n/.test(whole) ? whole : texts.filter(Boolean).join('\n\n'))
}

const xmlText = (file: PackedFile) => new TextDecoder().decode(file.read())

/** Styles by id that are headings; their names are English in every language of Word. */
function headingStyles(xml: string): Map<string, number> {
  const found = new Map<string, number>()
  let id = ''
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'style') id = tag.attribute('styleId') ?? ''
    if (tag.name !== 'name' || id === '') continue
    const name = (tag.attribute('val') ?? '').toLowerCase()
    const level = /^heading ([1-9])$/.exec(name)?.[1]
    if (level) found.set(id, Number(level))
    if (name === 'title') found.set(id, 0)
  }
  return found
}

function paragraphsOf(xml: string, styles: Map<string, number>): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let current: Paragraph = { text: '', level: undefined }
  let isText = false
  for (const tag of tagsOf(xml)) {
    if (isText) current.text += tag.before
    isText = tag.name === 't' && !tag.isEnd && !tag.isEmpty
    if (tag.name === 'br' || tag.name === 'cr') current.text += '\n'
    if (tag.name === 'tab' && !tag.isEnd) current.text += ' '
    if (tag.name === 'pStyle') {
      const style = tag.attribute('val') ?? ''
      current.level = styles.get(style) ?? (/^Heading1$/i.test(style) ? 1 : /^Title$/i.test(style) ? 0 : undefined)
    }
    if (tag.name === 'p' && (tag.isEnd || tag.isEmpty)) {
      paragraphs.push({ ...current, text: current.text.trim() })
      current = { text: '', level: undefined }
    }
  }
  return paragraphs
}

interface Tag {
  /** Without its prefix. */
  name: string
  isEnd: boolean
  isEmpty: boolean
  attribute: (name: string) => string | undefined
  /** The text between the tag before it and this one. */
  before: string
}

/**
 * The tags of an XML text, one after the other. Workers have no parser of their own; Word writes plain tags and the five entities.
 * @throws Unreadable when the text defines entities of its own: no Word does, and they may grow to gigabytes
 */
function* tagsOf(xml: string): Generator<Tag> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Unreadable('This Word document can’t be read safely.')
  let last = 0
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', last)) {
    const end = xml.indexOf('>', at)
    if (end < 0) throw new Unreadable('The file is damaged or incomplete.')
    const inside = xml.slice(at + 1, end)
    yield {
      name: /^\/?(?:[\w.-]+:)?([\w.-]*)/.exec(inside)?.[1] ?? '',
      isEnd: inside.startsWith('/'),
      isEmpty: inside.endsWith('/'),
      attribute: (name) => attributeOf(inside, name),
      before: withoutEntities(xml.slice(last, at)),
    }
    last = end + 1
  }
}

function attributeOf(inside: string, name: string): string | undefined {
  for (const [, key, value] of inside.matchAll(/([\w.:-]+)\s*=\s*"([^"]*)"/g))
    if (key?.split(':').at(-1) === name) return withoutEntities(value ?? '')
  return undefined
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
