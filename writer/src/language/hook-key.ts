/** How a hook or a sentence is remembered, so that case and marks do not make it new. */
export function hookKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
