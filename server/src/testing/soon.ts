import { vi } from 'vitest'

/** Waits until a check comes true. Machines may be slow; one that never comes true fails all the same. */
export const soon = <T>(check: () => T) => vi.waitFor(check, { timeout: 30_000, interval: 20 })
