export type Engine = typeof import('./script-engine')

/** Loads the script engine on first use and keeps it. */
export function lazyEngine() {
  let engine: Engine | null = null
  return {
    now: () => engine,
    load: async (): Promise<Engine> => (engine ??= await import('./script-engine')),
  }
}

export type LazyEngine = ReturnType<typeof lazyEngine>
