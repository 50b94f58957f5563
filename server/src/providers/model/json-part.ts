/**
 * The outermost JSON object in what a model said, without the fence, the thoughts or the pleasantries around it. Of a text that
 * is still being written it is everything from the first brace on; empty where no object begins.
 */
export function jsonPart(text: string): string {
  const said = text
    .replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)|\[THINK\][\s\S]*?(?:\[\/THINK\]|$)/gi, '')
    // Some servers put the opening tag into the prompt.
    .replace(/^[\s\S]*(?:<\/think(?:ing)?>|\[\/THINK\])/i, '')
  const start = said.search(/\{\s*(?:["}]|$)/)
  if (start < 0) return ''
  const end = endOfObject(said, start)
  return end === undefined ? said.slice(start) : withoutTrailingCommas(said.slice(start, end))
}

/** Small models write "[1, 2,]". Texts in quotes stay as they are. */
const withoutTrailingCommas = (json: string) =>
  json.replace(/("(?:[^"\\]|\\[\s\S])*")|,(?=\s*[}\]])/g, (_, quoted: string | undefined) => quoted ?? '')

function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at + 1
  }
  return undefined
}
