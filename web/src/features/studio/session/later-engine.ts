export type Engine = typeof import('./script-engine')

/** What knows scripts from the inside: asked for once it is needed, and there at once from then on. */
export function laterEngine() {
  let engine: Engine | null = null
  return {
    now: () => engine,
    load: async (): Promise<Engine> => (engine ??= await import('./script-engine')),
  }
}

export type LaterEngine = ReturnType<typeof laterEngine>
