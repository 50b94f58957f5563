import type { CraftReply, CraftRequest } from './craft-worker'
import type { CraftAnswer, CraftAnswers, CraftQuestion } from './judge-craft'

export interface CraftLink {
  /** Undefined when a newer question about the same was asked meanwhile, or when nobody can answer: hints are worth no error. */
  ask<About extends CraftQuestion['about']>(
    question: Extract<CraftQuestion, { about: About }>,
  ): Promise<CraftAnswers[About] | undefined>
  close: () => void
}

/** Fetching the code over a slow line takes longer than any answer. */
const LIMIT = 30_000

class TookTooLong extends Error {
  override name = 'TookTooLong'
}

type Answerer = (question: CraftQuestion) => Promise<CraftAnswer | undefined>

interface Waiting {
  question: CraftQuestion
  settle: (answer: CraftAnswer | undefined) => void
}

/**
 * A line to whoever judges craft: a thread of its own, so that typing never waits for it. Without threads, or when theirs broke, the
 * page judges itself. One question at a time; of those that wait only the newest of each kind is asked.
 */
export function openCraftLink(options: { startWorker?: () => Worker; judgeHere?: Answerer } = {}): CraftLink {
  const { startWorker = newWorker, judgeHere = judgeInPage } = options
  const waiting = new Map<CraftQuestion['about'], Waiting>()
  let worker: WorkerLine | undefined
  let hasNoWorker = typeof Worker === 'undefined' && options.startWorker === undefined
  let busy = false
  let closed = false

  async function answer(question: CraftQuestion): Promise<CraftAnswer | undefined> {
    if (!hasNoWorker) {
      try {
        worker ??= workerLine(startWorker())
        return await worker.ask(question)
      } catch (error) {
        worker?.close()
        worker = undefined
        // What keeps a thread busy for so long would freeze the page.
        if (error instanceof TookTooLong) return undefined
        hasNoWorker = true
      }
    }
    return closed ? undefined : judgeHere(question)
  }

  async function work() {
    if (busy) return
    busy = true
    for (let next = takeNext(); next; next = takeNext()) {
      const said = await answer(next.question).catch(() => undefined)
      next.settle(closed ? undefined : said)
    }
    busy = false
  }

  function takeNext(): Waiting | undefined {
    const [entry] = waiting
    if (!entry) return undefined
    waiting.delete(entry[0])
    return entry[1]
  }

  return {
    ask: <About extends CraftQuestion['about']>(question: Extract<CraftQuestion, { about: About }>) =>
      new Promise<CraftAnswers[About] | undefined>((resolve) => {
        if (closed) return resolve(undefined)
        waiting.get(question.about)?.settle(undefined)
        // Whoever answers a question about a script answers with a script's craft.
        waiting.set(question.about, { question, settle: (said) => resolve(said as CraftAnswers[About] | undefined) })
        void work()
      }),
    close() {
      closed = true
      for (const { settle } of waiting.values()) settle(undefined)
      waiting.clear()
      worker?.close()
    },
  }
}

interface WorkerLine {
  /** Rejects when the worker's code did not arrive, broke, or takes too long. */
  ask: (question: CraftQuestion) => Promise<CraftAnswer | undefined>
  close: () => void
}

function workerLine(worker: Worker): WorkerLine {
  let last = 0
  let give: ((error?: Error) => void) | undefined
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    give?.(new Error('The craft worker broke'))
  })

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = ++last
        const finish = () => {
          clearTimeout(timer)
          worker.removeEventListener('message', listen)
          give = undefined
        }
        const listen = ({ data }: MessageEvent<CraftReply>) => {
          if (data.id !== id) return
          finish()
          resolve(data.answer)
        }
        give = (error) => {
          finish()
          if (error) reject(error)
          else resolve(undefined)
        }
        const timer = setTimeout(() => give?.(new TookTooLong()), LIMIT)
        worker.addEventListener('message', listen)
        worker.postMessage({ id, question } satisfies CraftRequest, [])
      }),
    close() {
      worker.terminate()
      give?.()
    },
  }
}

const newWorker = () => new Worker(new URL('./craft-worker.ts', import.meta.url), { type: 'module' })

async function judgeInPage(question: CraftQuestion): Promise<CraftAnswer> {
  const { judgeCraft } = await import('./judge-craft')
  return judgeCraft(question)
}
