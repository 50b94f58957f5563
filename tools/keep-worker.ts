import type { Plugin } from 'vite'
import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node'

const NAME = 'kept-threads'
/** Runs after which a worker is replaced, so that what mutants leave in its memory does not add up. */
const MAX_RUNS = 50

/**
 * Keeps the worker thread of a project with `isolate: false` for the next run. Stryker starts a run for each mutant; loading the
 * server again takes several times as long as the tests of a mutant.
 */
export function keepWorker(): Plugin {
  let idle: { thread: ThreadsPoolWorker; runs: number } | undefined

  function createPoolWorker(options: PoolOptions): PoolWorker {
    const isNew = idle === undefined
    const { thread, runs } = idle ?? { thread: new ThreadsPoolWorker(options), runs: 0 }
    idle = undefined
    const listeners: [string, (message: unknown) => void][] = []
    let isFree = false
    return {
      name: NAME,
      start: async () => {
        if (isNew) await thread.start()
      },
      on: (event, listener) => {
        listeners.push([event, listener])
        thread.on(event, listener)
      },
      off: (event, listener) => thread.off(event, listener),
      deserialize: (data) => data,
      send: (message: WorkerRequest) => {
        if (message.type !== 'stop' || runs >= MAX_RUNS) return thread.send(message)
        isFree = true
        const stopped = { type: 'stopped', __vitest_worker_response__: true }
        for (const [event, listener] of listeners) if (event === 'message') listener(stopped)
      },
      stop: async () => {
        for (const [event, listener] of listeners) thread.off(event, listener)
        // A run that was cut off does not ask the worker to stop: it may hang.
        if (isFree) idle = { thread, runs: runs + 1 }
        else await thread.stop()
      },
    }
  }

  return {
    name: 'keep-worker',
    configureVitest({ project }) {
      if (project.config.isolate) return
      Object.assign(project.config, { pool: NAME, poolRunner: { name: NAME, createPoolWorker } })
    },
  }
}
