/** What stands between blank lines, trimmed; empty ones are left out. A paragraph of a spoken text is a scene. */
export const paragraphs = (text: string): string[] => trimmed(text.split(/\n[^\S\n]*\n/))

/**
 * The lines of the scenes that a text alone becomes: its paragraphs, or its lines where it has only one paragraph.
 * @param max how many scenes at most; the text of all others goes to the last
 */
export function sceneLines(text: string, max: number): string[] {
  const blocks = paragraphs(text)
  const lines = blocks.length > 1 ? blocks : trimmed(text.split('\n'))
  return lines.length <= max ? lines : [...lines.slice(0, max - 1), lines.slice(max - 1).join('\n')]
}

const trimmed = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean)
