/** A piece of code. */
export interface Block {
  start: number
  end: number
}

/** The code with these function bodies replaced by an error, so that what only they use is dropped from the bundle. */
export const emptied = (code: string, bodies: readonly Block[]): string =>
  [...bodies]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (lean, { start, end }) => `${lean.slice(0, start)}{ throw new Error('Not in this build') }${lean.slice(end)}`,
      code,
    )
