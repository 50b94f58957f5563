// @ts-check
/**
 * A thread of a server that runs from its sources. `npm test` has built the thread before; else Node reads its TypeScript by tsx, which a
 * new thread does not inherit.
 */
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'

const built = process.env.BUILT_SERVER
if (built) await import(pathToFileURL(join(built, basename(workerData, '.ts') + '.js')).href)
else {
  const { tsImport } = await import('tsx/esm/api')
  await tsImport(workerData, import.meta.url)
}
