import { logError } from '../../platform'

/**
 * Lets the product open without a network from now on; see `src/service-worker`. For who is signed in only: visitors need not fetch
 * the files of pages they may never open.
 */
export function keepShell() {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker
    // The browser requests it again each time, whatever is cached.
    .register('/service-worker.js', { updateViaCache: 'none' })
    // Private windows and some settings refuse: then there is none.
    .catch((error: unknown) => logError('The product cannot be kept for offline use', error))
}
