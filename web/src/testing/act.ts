/**
 * The component tests run on React's production build, as browsers do: the other one takes a fifth more time. It has no `act`, which the
 * testing library calls around events; this one ends when React has no work left. Import it before anything that loads React.
 */
import { createRequire } from 'node:module'

type Work = (isLate: boolean) => unknown
interface Task {
  work: Work | undefined
}

const require = createRequire(import.meta.url)
const React = require('react') as { act?: (work: () => unknown) => unknown }
const { setImmediate } = globalThis

if (!React.act) React.act = createAct()

function createAct() {
  const tasks = new Set<Task>()
  let microtasks: (() => void)[] = []
  let depth = 0
  let isFlushing = false

  function perform(task: Task, isLate: boolean): Work | null {
    const { work } = task
    task.work = undefined
    tasks.delete(task)
    const rest = work?.(isLate)
    if (typeof rest !== 'function') return null
    task.work = rest as Work
    tasks.add(task)
    return (isStillLate) => perform(task, isStillLate)
  }

  const scheduler = require('scheduler') as {
    unstable_scheduleCallback(priority: number, work: Work): unknown
    unstable_cancelCallback(task: Task): void
    unstable_shouldYield(): boolean
  }
  const { unstable_scheduleCallback: schedule, unstable_shouldYield: shouldYield } = scheduler
  scheduler.unstable_scheduleCallback = (priority, work) => {
    const task: Task = { work }
    tasks.add(task)
    schedule(priority, (isLate) => perform(task, isLate))
    return task
  }
  scheduler.unstable_cancelCallback = (task) => {
    task.work = undefined
    tasks.delete(task)
  }
  scheduler.unstable_shouldYield = () => !isFlushing && shouldYield()

  // React takes these functions when it is loaded.
  const { queueMicrotask } = globalThis
  globalThis.queueMicrotask = (work) => {
    let isDone = false
    const once = () => {
      if (!isDone) work()
      isDone = true
    }
    if (depth > 0) microtasks.push(once)
    queueMicrotask(once)
  }
  require('react-dom/client')
  globalThis.queueMicrotask = queueMicrotask
  const { flushSync } = require('react-dom') as typeof import('react-dom')

  function flush() {
    isFlushing = true
    try {
      do {
        flushSync(() => {})
        const due = microtasks
        microtasks = []
        for (const work of due) work()
        for (const task of [...tasks]) perform(task, true)
      } while (microtasks.length > 0 || tasks.size > 0)
    } finally {
      isFlushing = false
    }
  }

  async function settle(result: Promise<unknown>) {
    try {
      const value = await result
      // What the result caused may be a promise away.
      await new Promise<void>((resolve) => void setImmediate(resolve))
      flush()
      return value
    } finally {
      depth -= 1
    }
  }

  return (work: () => unknown): unknown => {
    // What is shown may still have to start listening.
    if (depth === 0) flush()
    depth += 1
    let isAsync = false
    try {
      const result = flushSync(work)
      isAsync = result instanceof Promise
      if (result instanceof Promise) return settle(result)
      if (depth === 1) flush()
      return result
    } finally {
      if (!isAsync) depth -= 1
    }
  }
}
