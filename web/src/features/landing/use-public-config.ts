import { useEffect, useState } from 'react'
import type { PublicConfig } from '../../platform'
import { fetchPublicConfig } from './api'

export type ConfigState =
  | { status: 'loading' }
  | { status: 'ready'; config: PublicConfig }
  | { status: 'failed'; retry: () => void }

/** What this installation says about itself, for open pages: they have no cache to ask. */
export function usePublicConfig(): ConfigState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ConfigState>({ status: 'loading' })

  useEffect(() => {
    function retry() {
      setState({ status: 'loading' })
      setAttempt((count) => count + 1)
    }
    const controller = new AbortController()
    fetchPublicConfig(controller.signal).then(
      (config) => setState({ status: 'ready', config }),
      () => {
        if (!controller.signal.aborted) setState({ status: 'failed', retry })
      },
    )
    return () => controller.abort()
    // A new attempt asks again, although nothing in here reads its number.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [attempt])

  return state
}
