/** Longest text that is searched for: the filter travels in an address, and no title is longer. */
const LONGEST = 200

/**
 * The `or` filter that finds a text in title, product, content and tags, in any case. (B-LB-14)
 * Undefined when there is nothing to search for. What people type is text, never a pattern.
 */
export function searchFilter(typed: string): string | undefined {
  const text = cut(typed)
  if (!text) return undefined
  const like = contains(text)
  const tags = [...new Set([text, text.toLowerCase()])].map((tag) => `tags.cs.${quoted(`{${arrayItem(tag)}}`)}`)
  return [`title.ilike.${like}`, `product_name.ilike.${like}`, `script_text.ilike.${like}`, ...tags].join(',')
}

/** The same for title and product alone. */
export function titleFilter(typed: string): string | undefined {
  const text = cut(typed)
  if (!text) return undefined
  const like = contains(text)
  return [`title.ilike.${like}`, `product_name.ilike.${like}`].join(',')
}

const cut = (typed: string) => Array.from(typed.trim()).slice(0, LONGEST).join('')

const contains = (text: string) => quoted(`*${likeText(text)}*`)

/**
 * Escapes the wild cards of LIKE. The protocol reads "*" as "%" and knows no way to write a star,
 * so a star becomes "any one character": finds at least what was meant.
 */
function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')
}

/** One item of a PostgreSQL array literal. */
function arrayItem(text: string): string {
  return quoted(text)
}

/** Values inside `or=(...)` stand in quotes, so that commas, dots and brackets are no grammar. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
