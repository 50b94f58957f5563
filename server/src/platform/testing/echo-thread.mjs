// @ts-check
/** A thread that answers each request with itself, and "endless" never. */
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', (request) => {
  while (request === 'endless');
  parentPort?.postMessage({ done: request })
})
