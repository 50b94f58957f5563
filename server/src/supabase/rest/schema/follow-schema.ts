import type { Tools } from '../../../platform/tools'
import type { SchemaCache } from './schema-cache'

/** A database that does not answer is asked again after this. */
const RETRY_MS = 5000

/**
 * Reads the schema again after `notify pgrst, 'reload schema'`, and after a break in which that may have been missed.
 * Requests do not wait for it, and work without. The returned function ends it.
 */
export function followSchema({ notifications, log }: Tools, cache: SchemaCache): () => void {
  let retry: NodeJS.Timeout | undefined
  let unlisten: (() => void) | undefined
  let stopped = false

  const reload = () => void cache.reload()
  const listen = async (isRetry: boolean) => {
    try {
      const end = await notifications.on('pgrst', reload, reload)
      if (stopped) end()
      else unlisten = end
      if (isRetry && !stopped) reload()
    } catch (error) {
      if (stopped) return
      log.warn({ err: error }, 'Changes of the schema are not heard; trying again')
      retry = setTimeout(() => void listen(true), RETRY_MS)
      retry.unref()
    }
  }
  void listen(false)

  return () => {
    stopped = true
    clearTimeout(retry)
    unlisten?.()
  }
}
