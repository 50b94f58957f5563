// @ts-check
/** The same thread where nothing is built yet: Node reads its TypeScript by tsx, which a new thread does not inherit. */
import { tsImport } from 'tsx/esm/api'

await tsImport('./pdf-worker.ts', import.meta.url)
