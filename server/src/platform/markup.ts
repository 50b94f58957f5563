/** Markup that may be inserted as it stands. Only `markup` makes it, so that nothing unescaped gets in by accident. */
export class Markup {
  constructor(readonly text: string) {}
}

type Insertable = string | number | Markup | Markup[] | undefined

/** A template whose values are escaped, unless `markup` itself made them; `undefined` inserts nothing. */
export function markup(parts: TemplateStringsArray, ...values: Insertable[]): Markup {
  return new Markup(parts.map((part, i) => part + insert(values[i])).join(''))
}

function insert(value: Insertable): string {
  if (value === undefined) return ''
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(({ text }) => text).join('')
  return escaped(String(value))
}

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '')
}
