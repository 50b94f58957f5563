import { fail, isRecording, partSpan } from './spans'

/** What a transaction begins with travels in one packet with its first statement; three spans with the same times add nothing to one. */
const OPENING = /^(begin$|select set_config\()/

/** Records one statement of the request that runs, from its sending to its answer. */
export function traceStatement(text: string, answer: Promise<unknown>) {
  if (!isRecording() || OPENING.test(text)) return
  const span = partSpan(wordOf(text), 'client', { 'db.system.name': 'postgresql', 'db.query.text': shownAs(text) })
  if (!span) return
  answer.then(
    () => span.end(),
    (error: unknown) => {
      fail(span, error)
      span.end()
    },
  )
}

/** "select" */
const wordOf = (text: string) => /^\s*([a-z]{1,20})\b/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'

const MAX_SHOWN_LENGTH = 1000
const shown = new Map<string, string>()
const MAX_REMEMBERED = 500
/** Letters. A longer one will hardly come again. */
const MAX_REMEMBERED_LENGTH = 5000

/**
 * Values are bound and do not stand in a statement, but names of results do, and `/rest/v1` lets its callers choose them
 * (`select=anything:title`); `_each` is what it calls the rows whose results get such names once more.
 */
const CHOSEN_NAME = /(\bas\s+|"_each"\.)"[^"]*"(?:"[^"]*")*/g

function shownAs(text: string): string {
  const known = shown.get(text)
  if (known !== undefined) return known
  const result = text.replace(CHOSEN_NAME, '$1"?"').replace(/\s+/g, ' ').trim().slice(0, MAX_SHOWN_LENGTH)
  if (text.length > MAX_REMEMBERED_LENGTH) return result
  if (shown.size >= MAX_REMEMBERED) shown.delete(shown.keys().next().value!)
  shown.set(text, result)
  return result
}
