const META = /[.+^${}()|[\]\\]/g

/**
 * Whether a text is of a glob: `**` is anything, `*` anything within one label or path segment (no `.` and no `/`), `?` one
 * character of such, `{a,b}` and `[ab]` are plain text.
 */
export function matchesGlob(glob: string, text: string): boolean {
  return regularExpression(glob).test(text)
}

const compiled = new Map<string, RegExp>()

/** Globs come from the settings, so there are few. */
function regularExpression(glob: string): RegExp {
  const known = compiled.get(glob)
  if (known) return known
  const source = glob
    .split(/(\*+|\?)/)
    .map((part) => {
      if (part === '?') return '[^./]'
      if (part === '*') return '[^./]*'
      return part.startsWith('*') ? '.*' : part.replace(META, String.raw`\$&`)
    })
    .join('')
  const made = new RegExp(`^${source}$`, 's')
  compiled.set(glob, made)
  return made
}
