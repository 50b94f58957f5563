import type { TracingConfig } from '../config'
import type { Log } from '../log'
import { traceCalls } from './calls'
import { recordWith } from './spans'

export { traceRequests } from './requests'
export { fail, inSpan, partSpan } from './spans'
export { traceStatement } from './statements'

export interface Tracing {
  /** Ends recording and delivers what waits, as far as that can be done in a second; never rejects. */
  close(): Promise<void>
}

const LAST_DELIVERY_MS = 1000

/**
 * Exports traces from now on, of the apps that are created later. Undefined settings: nothing is exported, and no package read. One for
 * the process.
 */
export async function startTracing(
  config: TracingConfig | undefined,
  log: Log,
  lastDeliveryMs = LAST_DELIVERY_MS,
): Promise<Tracing | undefined> {
  if (!config) return undefined
  const { createRecorder } = await import('./recorder')
  const recorder = createRecorder(config, log)
  recordWith(recorder)
  const endCalls = traceCalls()
  return {
    async close() {
      endCalls()
      recordWith(undefined)
      // The exporter may go on retrying: do not wait for it, the process ends.
      const delivered = recorder.close().catch(() => undefined)
      await Promise.race([delivered, new Promise((resolve) => setTimeout(resolve, lastDeliveryMs).unref())])
    },
  }
}
