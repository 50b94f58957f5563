import type { MarketImport } from '@reelwright/shared'
import { useEffect, useRef, useState } from 'react'
import { statusOf } from '../../../platform'
import { sizeFault, uploadFile } from './upload-file'

/** As many drafts as an account keeps. */
export const MAX_FILES = 5

/** The server rejected the file itself: a retry would get the same response. */
const REFUSALS = new Set([400, 413, 415, 422])

export interface Upload {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Bytes that have left. */
  sent: number
  /** Why it failed, for people. */
  fault?: string
  /** It makes sense to send the same file again. */
  canRetry?: boolean
  made?: MarketImport
}

export interface Uploads {
  list: readonly Upload[]
  isBusy: boolean
  add: (files: readonly File[]) => void
  retry: (key: number) => void
  remove: (key: number) => void
  /** Those that have arrived are imports now, and need not be listed as files. */
  forgetSent: () => void
}

/** Sends files one after the other; what fails stays selected. `onSent` is called for each new import and returns whether it opens one. */
export function useUploads(onSent: (made: MarketImport, all: readonly Upload[]) => boolean): Uploads {
  const [list, setList] = useState<readonly Upload[]>([])
  const files = useRef(list)
  const running = useRef<{ key: number; stop: AbortController }>(undefined)
  const nextKey = useRef(0)
  useEffect(
    () => () => {
      // Those that wait do not go without anybody looking.
      files.current = []
      running.current?.stop.abort()
    },
    [],
  )
  // Uploads take time: call the latest `onSent`.
  const latestOnSent = useRef(onSent)
  useEffect(() => {
    latestOnSent.current = onSent
  })

  function change(next: (list: readonly Upload[]) => readonly Upload[]) {
    files.current = next(files.current)
    setList(files.current)
  }
  const set = (key: number, fields: Partial<Upload>) =>
    change((all) => all.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)))

  const forgetSent = () => change((all) => all.filter(({ state }) => state !== 'sent'))

  async function work() {
    const next = files.current.find(({ state }) => state === 'waiting')
    if (!next || running.current) return
    const stop = new AbortController()
    running.current = { key: next.key, stop }
    set(next.key, { state: 'sending', sent: 0, fault: undefined })
    try {
      const made = await uploadFile(next.file, { signal: stop.signal, onSent: (sent) => set(next.key, { sent }) })
      set(next.key, { state: 'sent', made })
      if (latestOnSent.current(made, files.current)) forgetSent()
    } catch (error) {
      const fault = error instanceof Error ? error.message : 'The file couldn’t be uploaded.'
      if (!stop.signal.aborted) set(next.key, { state: 'failed', fault, canRetry: !REFUSALS.has(statusOf(error) ?? 0) })
    }
    running.current = undefined
    void work()
  }

  return {
    list,
    isBusy: list.some(({ state }) => state === 'sending' || state === 'waiting'),
    add(chosen) {
      const added = chosen.map((file, at): Upload => {
        const fault =
          at < MAX_FILES ? sizeFault(file) : `You can upload up to ${MAX_FILES} files at once. Add this one afterward.`
        return { key: nextKey.current++, file, state: fault ? 'failed' : 'waiting', sent: 0, fault, canRetry: !fault }
      })
      // What went wrong before is over once other files are chosen.
      change((all) => [...all.filter(({ state }) => state === 'sending' || state === 'waiting'), ...added])
      void work()
    },
    retry(key) {
      set(key, { state: 'waiting', fault: undefined })
      void work()
    },
    remove(key) {
      if (running.current?.key === key) running.current.stop.abort()
      change((all) => all.filter((upload) => upload.key !== key))
    },
    forgetSent,
  }
}
