import { LIMITS } from '@reelwright/shared'

/**
 * Splits a pasted list into features: one per line, else at semicolons, else at commas.
 * Bullets and numbering go; so do blanks. A text that is no list comes back as one entry.
 */
export function splitFeatures(pasted: string): string[] {
  const separator = /[\r\n]/.test(pasted.trim()) ? /[\r\n]+/ : pasted.includes(';') ? ';' : /,(?!\d{3}\b)/
  return pasted
    .split(separator)
    .map((line) => line.replace(/^\s*(?:[-*•–—·]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line.length > 0)
}

/**
 * The list after a paste into the field at `index`: pasted features take that field's place when it is empty, else follow it.
 * What does not fit into the list any more is left out; `left` counts it.
 */
export function pasteFeatures(list: string[], index: number, pasted: string[]): { features: string[]; left: number } {
  const here = list[index]?.trim() ? [list[index]] : []
  const before = list.slice(0, index)
  const after = list.slice(index + 1)
  const room = Math.max(0, LIMITS.features - before.length - here.length - after.length)
  const taken = pasted.slice(0, room)
  return { features: [...before, ...here, ...taken, ...after], left: pasted.length - taken.length }
}
