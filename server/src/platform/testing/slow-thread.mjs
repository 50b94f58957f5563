// @ts-check
/** A thread that needs a moment to load, and answers each request with how many it has answered. */
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'

let answered = 0
parentPort?.on('message', () => parentPort?.postMessage({ done: ++answered }))
await wait(500)
