import { typedText } from '../edited-script/typed-text'

/** Where the cursor belongs after a text was changed from outside (undo, a replacement): behind what is new. */
export function caretAfterChange(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return after.length - end
}

/** Where the cursor belongs after typed text was cleaned. */
export const caretAfterCleaning = (typed: string, caret: number) => typedText(typed.slice(0, caret)).length

/** Enter after an empty line means "another scene": the place of the cut, before the line breaks. Undefined for any other Enter. */
export function cutByEnter(text: string, caret: number): number | undefined {
  if (text.charAt(caret - 1) !== '\n') return undefined
  return caret - 1
}
