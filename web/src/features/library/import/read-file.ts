import { fileText } from './file-text'
import { type Findings, MAX_FILE_BYTES, MAX_FOUND, nothingFound, Unreadable } from './found-script'
import { scriptsOfDocx } from './read-docx'
import { scriptsOfJson } from './read-export'
import { looksLikeMarkdown, scriptsOfMarkdown } from './read-markdown'
import { scriptOfOwnText } from './read-own-text'
import { looksLikeTable, readTable } from './read-table'
import { scriptsOfText, wholeScript } from './read-text'
import { TOO_LARGE, filesInZip, isZip, type PackedFile } from './unzip'

/** A file, or with text what was pasted. */
export interface GivenFile {
  name: string
  bytes: Uint8Array
}

const ACCOUNT_EXPORT = 'reelwright-export.json'
/** What is in our own archives beside scripts, and what systems add to archives. */
const NO_SCRIPTS = /(?:^|\/)(?:read[- _]?me[^/]*|__MACOSX\/.*|\.[^/]*|avatar\.[a-z]+)$/i

/** Reads a file of any kind that can be imported. Never throws: what cannot be read is a sentence that names the file. */
export function readFile({ name, bytes }: GivenFile): Findings {
  const found = nothingFound()
  try {
    if (bytes.length > MAX_FILE_BYTES) throw new Unreadable(`It is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`)
    if (bytes.length === 0) throw new Unreadable('It is empty.')
    if (isZip(bytes)) readZip(found, name, filesInZip(bytes))
    else readOne(found, name, bytes)
  } catch (error) {
    found.faults.push(`${name}: ${error instanceof Unreadable ? error.message : 'It couldn’t be read.'}`)
  }
  return found
}

function readZip(found: Findings, name: string, files: PackedFile[]) {
  if (files.some(({ path }) => path.startsWith('word/')) || /\.docx$/i.test(name)) {
    add(found, name, scriptsOfDocx(files, name))
    return
  }
  if (files.some(({ path }) => path.startsWith('xl/')))
    throw new Unreadable('Excel files are not supported. Save the table as CSV and choose that file.')
  const whole = files.find(({ path }) => path.split('/').at(-1) === ACCOUNT_EXPORT)
  // It holds all that stands in the other files.
  const read = whole ? [whole] : files.filter(({ path }) => !NO_SCRIPTS.test(path))
  if (read.length === 0) throw new Unreadable('It is empty.')
  for (const file of read) {
    if (found.scripts.length >= MAX_FOUND) {
      found.faults.push(`${name}: only the first ${MAX_FOUND.toLocaleString('en-US')} scripts are shown.`)
      return
    }
    const path = file.path.split('/').at(-1) ?? file.path
    try {
      const bytes = file.read()
      if (isZip(bytes) && !/\.docx$/i.test(path)) throw new Unreadable('It is a ZIP file inside a ZIP file.')
      if (isZip(bytes)) add(found, path, scriptsOfDocx(filesInZip(bytes), path))
      else readOne(found, path, bytes)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      found.faults.push(`${name}, ${path}: ${error.message}`)
      // Nothing more of a bomb is unpacked.
      if (error.message === TOO_LARGE) return
    }
  }
}

const OLD_WORD = [0xd0, 0xcf, 0x11, 0xe0]

function readOne(found: Findings, name: string, bytes: Uint8Array) {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (OLD_WORD.every((byte, at) => bytes[at] === byte))
    throw new Unreadable('This is an old Office format. Save it as DOCX or CSV and choose that file.')
  if (ending === 'docx') throw new Unreadable('The file is damaged or incomplete.')
  if (!READABLE.has(ending))
    throw new Unreadable('This file type isn’t supported. Choose TXT, Markdown, DOCX, CSV or a Reelwright export.')
  readWords(found, name, fileText(bytes), ending)
}

const READABLE = new Set(['', 'txt', 'text', 'md', 'markdown', 'csv', 'tsv', 'json'])

function readWords(found: Findings, name: string, text: string, ending: string) {
  if (text.trim() === '') throw new Unreadable('It contains no words.')
  const kind = ending === '' || ending === 'txt' || ending === 'text' ? guessed(text, ending) : ending
  if (kind === 'json') {
    const { scripts, faults } = scriptsOfJson(text, name)
    found.faults.push(...faults)
    if (scripts.length > 0 || faults.length === 0) add(found, name, scripts)
  } else if (kind === 'csv' || kind === 'tsv') {
    const table = readTable(text, name)
    if (table.rows.length === 0) throw new Unreadable('It contains no rows.')
    if (table.rows.length > MAX_FOUND)
      found.faults.push(`${name}: only the first ${MAX_FOUND.toLocaleString('en-US')} rows are shown.`)
    if (table.moreColumns > 0)
      found.faults.push(`${name}: ${table.moreColumns} of its columns are beyond what can be read and are left out.`)
    found.tables.push({ ...table, rows: table.rows.slice(0, MAX_FOUND) })
  } else if (kind === 'md' || kind === 'markdown') add(found, name, scriptsOfMarkdown(text, name))
  else {
    const own = scriptOfOwnText(text, name)
    if (own) {
      add(found, name, [own])
      return
    }
    const parts = scriptsOfText(text, name)
    if (parts.length > 1) found.divided.push({ name, whole: wholeScript(text, name), parts: parts.slice(0, MAX_FOUND) })
    else add(found, name, [wholeScript(text, name)])
  }
}

function guessed(text: string, ending: string): 'json' | 'csv' | 'md' | 'txt' {
  if (ending === '' && /^\s*[[{]\s*["{\]}]/.test(text)) return 'json'
  if (ending === '' && looksLikeTable(text)) return 'csv'
  return ending === '' && looksLikeMarkdown(text) ? 'md' : 'txt'
}

function add(found: Findings, name: string, scripts: Findings['scripts']) {
  if (scripts.length === 0) throw new Unreadable('It contains no words.')
  const room = MAX_FOUND - found.scripts.length
  if (scripts.length > room)
    found.faults.push(`${name}: only the first ${MAX_FOUND.toLocaleString('en-US')} scripts are shown.`)
  for (const script of scripts.slice(0, room)) found.scripts.push(script)
}
