import { LIMITS } from '@reelwright/shared'

/** What a field holds, and what would be put in place of its selection. */
interface Paste {
  value: string
  start: number
  end: number
  pasted: string
}

/** Why a paste is not taken: no field holds more than a whole script. Cutting it would lose its end in silence. (OP-64) */
export function pasteFault({ value, start, end, pasted }: Paste): string | undefined {
  const most = LIMITS.content
  if (value.length - (end - start) + pasted.length <= most) return undefined
  const length = Array.from(value.slice(0, start) + pasted + value.slice(end)).length
  if (length <= most) return undefined
  const [would, holds] = [length, most].map((count) => count.toLocaleString('en-US'))
  return `Nothing was pasted. The script would have ${would} characters, and the limit is ${holds}.`
}
