// @ts-check
/** A thread where nothing is built yet: Node reads its TypeScript by tsx, which a new thread does not inherit. */
import { workerData } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

await tsImport(workerData, import.meta.url)
