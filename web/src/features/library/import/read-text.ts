import { trimmedText } from './file-text'
import { type FoundScript, nameWithoutEnding } from './found-script'

/** A line that stands between two scripts. */
const DIVIDER = /^[^\S\n]*(?:-{3,}|={3,}|\*{3,}|_{3,})[^\S\n]*$/m

/** The scripts of a plain text, divided at lines of "---" or "===". One without such lines is one script. */
export function scriptsOfText(text: string, name: string): FoundScript[] {
  const parts = text.split(new RegExp(DIVIDER, 'gm')).map(trimmedText).filter(Boolean)
  return parts.map((part, at) =>
    scriptOfText(part, parts.length > 1 ? `${name}, part ${at + 1}` : name, parts.length === 1),
  )
}

/** The whole text as one script, lines of dashes and all. */
export const wholeScript = (text: string, name: string) => scriptOfText(trimmedText(text), name, true)

/** @param isAlone the file's name may be its title */
function scriptOfText(text: string, source: string, isAlone: boolean): FoundScript {
  const [first = '', ...rest] = text.split('\n')
  const named = /^title\s*:\s*(\S.*)$/i.exec(first.trim())
  const isHeadline =
    rest[0]?.trim() === '' &&
    rest.some((line) => line.trim()) &&
    /^.{1,100}$/.test(first) &&
    !/[.!?…,;:]$/.test(first.trim())
  const title = named?.[1] ?? (isHeadline ? first.trim() : undefined)
  const words = title === undefined ? text : trimmedText(rest.join('\n'))
  return { title: title ?? (isAlone ? nameWithoutEnding(source) : ''), text: words, source, notes: [] }
}
