/**
 * The outermost JSON object or list in what a model said, without the fence, the thoughts or the pleasantries around it. Of a text that
 * is still being written it is everything from the first bracket on; empty where none begins.
 */
export function jsonPart(text: string): string {
  const said = asJson(
    text
      .replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)|\[THINK\][\s\S]*?(?:\[\/THINK\]|$)/gi, '')
      // Some servers put the opening tag into the prompt.
      .replace(/^[\s\S]*(?:<\/think(?:ing)?>|\[\/THINK\])/i, ''),
  )
  // A sentence before it may hold a short list: "The beats ["hook", "cta"]: {...}".
  let longest = ''
  for (let start = startOfPart(said, 0); start >= 0;) {
    const end = endOfPart(said, start)
    if (end - start > longest.length) longest = end === Infinity ? said.slice(start) : tidied(said.slice(start, end))
    start = end === Infinity ? -1 : startOfPart(said, end)
  }
  return longest
}

/** Some models answer with a Python dict: single quotes, True and None. An apostrophe ends no text that goes on. */
function asJson(said: string): string {
  if (!/^[^{[]*[{[]\s*(?:[{[]\s*)?'/.test(said)) return said
  const from = said.search(/[{[]/)
  return said.slice(from).replace(PYTHON, (token: string, text: string | undefined, end: string | undefined) => {
    if (text !== undefined)
      return `"${text.replace(/\\'/g, "'").replace(/(\\[\s\S])|"/g, (_, escape: string | undefined) => escape ?? '\\"')}${end ? '"' : ''}`
    return VALUES[token] ?? token
  })
}

const PYTHON = /'((?:\\[\s\S]|[^'\\]|'(?!\s*(?:[,:}\]]|$)))*)('|$)|"(?:\\[\s\S]|[^"\\])*"|\b(?:True|False|None)\b/g
const VALUES: Record<string, string> = { True: 'true', False: 'false', None: 'null' }

function startOfPart(text: string, from: number): number {
  const at = text.slice(from).search(/\{\s*(?:["}]|$)|\[\s*(?:["{[]|$)/)
  return at < 0 ? -1 : from + at
}

/** Small models write "[1, 2,]" and line breaks within texts. Everything else in quotes stays as it is. */
const tidied = (json: string) =>
  json.replace(/("(?:[^"\\]|\\[\s\S])*")|,(?=\s*[}\]])/g, (_, quoted: string | undefined) =>
    (quoted ?? '').replace(/\r?\n/g, '\\n').replace(/\t/g, '\\t'),
  )

function endOfPart(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') depth++
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1
  }
  return Infinity
}
