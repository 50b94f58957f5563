/** A column of a view and the column it shows, of a table or of another view. */
export interface Origin {
  /** Counted from 1, as PostgreSQL counts columns. */
  column: number
  relation: number
  relationColumn: number
}

const TOKEN = /[(){}]|(?:\\.|[^\s(){}\\])+/gs

/**
 * Which columns of a view are plain columns of what it reads: the original tables stand in the target list of PostgreSQL's parse tree, and
 * nowhere else. Lists of subqueries lie deeper and do not count.
 */
export function viewOrigins(tree: string): Origin[] {
  const origins: Origin[] = []
  let depth = 0
  let inList = false
  let entry = new Map<string, string>()
  let label: string | undefined
  for (const [token] of tree.matchAll(TOKEN)) {
    if (token === '{') {
      depth++
      if (depth === 2) entry = new Map()
    } else if (token === '}') {
      if (depth === 2 && inList) origins.push(...originOf(entry))
      depth--
    } else if (depth === 1 && token.startsWith(':')) {
      inList = token === ':targetList'
    } else if (depth === 2 && inList) {
      if (label !== undefined) entry.set(label, token)
      label = token.startsWith(':') ? token : undefined
    }
  }
  return origins
}

function originOf(entry: Map<string, string>): Origin[] {
  const number = (label: string) => Number(entry.get(label) ?? 0)
  const origin = { column: number(':resno'), relation: number(':resorigtbl'), relationColumn: number(':resorigcol') }
  return origin.relation > 0 && origin.relationColumn > 0 ? [origin] : []
}
