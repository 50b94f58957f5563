import { useEffect, useReducer, useRef } from 'react'
import { logError } from '../../../platform'
import { SAMPLE } from '../sample-script'
import { NOTHING_WRITTEN, tryOutReducer } from './try-out-state'
import type { TryOutInput } from './try-out-input'
import { openWriterLink, type WriterLink, WriterUnreachable } from './writer-link'

/** The try-out's writer and what it has written in this visit. Nothing leaves the browser. */
export function useTryOut() {
  const [state, dispatch] = useReducer(tryOutReducer, NOTHING_WRITTEN)
  const link = useRef<WriterLink | null>(null)
  /** Number of the last request: late answers of earlier ones are nobody's. */
  const asked = useRef(0)
  const seen = useRef<string[]>([SAMPLE.spoken])

  useEffect(
    () => () => {
      asked.current++
      link.current?.close()
      link.current = null
    },
    [],
  )

  function openLink() {
    link.current ??= openWriterLink()
    return link.current
  }

  /** On intent: somebody is about to write. */
  function prepare() {
    openLink()
      .prepare()
      .catch(() => undefined)
  }

  async function write(input: TryOutInput): Promise<void> {
    const number = ++asked.current
    const isOutrun = () => number !== asked.current
    dispatch({ type: 'fetching' })
    try {
      await openLink().prepare()
      if (isOutrun()) return
      dispatch({ type: 'writing' })
      const answer = await openLink().write({ input, version: number, seen: seen.current })
      if (isOutrun()) return
      if (answer.kind === 'refused') {
        dispatch({ type: 'refused', field: answer.field, reason: answer.reason })
        return
      }
      seen.current = [...seen.current, answer.script.spoken].slice(-30)
      dispatch({ type: 'written', version: { input, script: answer.script, whole: answer.whole } })
    } catch (error) {
      if (isOutrun()) return
      if (!(error instanceof WriterUnreachable)) logError('The try-out couldn’t write', error)
      dispatch({ type: 'failed', failure: failureOf(error) })
    }
  }

  return {
    state,
    prepare,
    write,
    show: (index: number) => dispatch({ type: 'shown', index }),
    edited: (field: 'product' | 'features') => dispatch({ type: 'edited', field }),
  }
}

function failureOf(error: unknown) {
  if (!(error instanceof WriterUnreachable)) return 'broken'
  return navigator.onLine ? 'unreachable' : 'offline'
}
