/** The filter is part of a URL, and no title is longer. */
const MAX_LENGTH = 200

/**
 * The `or` filter that finds a text in title and product, in any case. Undefined when there is nothing to search for. What people type is
 * text, never a pattern.
 */
export function titleFilter(typed: string): string | undefined {
  const text = cut(typed)
  if (!text) return undefined
  const like = contains(text)
  return [`title.ilike.${like}`, `product_name.ilike.${like}`].join(',')
}

const cut = (typed: string) => Array.from(typed.trim()).slice(0, MAX_LENGTH).join('')

const contains = (text: string) => quoted(`*${likeText(text)}*`)

/**
 * Escapes the wild cards of LIKE. The protocol reads "*" as "%" and knows no way to write a star,
 * so a star becomes "any one character": finds at least what was meant.
 */
function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')
}

/** Values inside `or=(...)` stand in quotes, so that commas, dots and brackets are no grammar. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
