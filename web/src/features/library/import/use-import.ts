import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { BackendError, logError, newKey } from '../../../platform'
import { importBody, importScripts, knownScriptsQuery } from './api'
import { type Candidate, candidatesOf, guessMeaning, knownOf, type Meaning, tickedAtFirst } from './choice'
import type { Findings } from './found-script'
import { importRow, type ImportOptions } from './import-row'

export interface ImportedScripts {
  ids: string[]
  titles: string[]
}

/** What is found, what of it is ticked, and how far storing it is. */
export function useImport(userId: string, found: Findings, startFolder: string | null) {
  const cache = useQueryClient()
  const [id] = useState(newKey)
  const [meaning, setMeaning] = useState<Meaning>(() => guessMeaning(found))
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const candidates = useMemo(() => candidatesOf(found, meaning), [found, meaning])
  const [options, setOptions] = useState<ImportOptions>(() => initialOptions(candidates, startFolder))
  const [state, setState] = useState<'choosing' | 'storing' | 'failed'>('choosing')
  const [failure, setFailure] = useState('')
  const lastTry = useRef<{ scripts: string; key: string }>(undefined)
  const cancel = useRef<AbortController>(undefined)
  useEffect(() => () => cancel.current?.abort(), [])

  const allTitles = useMemo(() => [...new Set(candidates.map(({ title }) => title))], [candidates])
  const known = useQuery(knownScriptsQuery(userId, `${id} ${JSON.stringify(meaning)}`, allTitles))
  const knownKeys = useMemo(() => knownOf(candidates, known.data ?? []), [candidates, known.data])
  const first = useMemo(() => tickedAtFirst(candidates, knownKeys), [candidates, knownKeys])
  const isTicked = ({ key }: Candidate) => said.get(key) ?? first.ticked.has(key)
  const chosen = candidates.filter(isTicked)

  async function store(): Promise<ImportedScripts | undefined> {
    const scripts = chosen.map(({ key, script }) =>
      importRow({ ...script, title: titles.get(key)?.trim() || script.title }, options),
    )
    // The same scripts again keep their key: what was stored by a try that seemed to fail is not stored twice.
    const text = JSON.stringify(scripts)
    if (lastTry.current?.scripts !== text) lastTry.current = { scripts: text, key: newKey() }
    const stop = new AbortController()
    cancel.current = stop
    setState('storing')
    try {
      const ids = await importScripts(importBody(scripts, lastTry.current.key), stop.signal)
      void cache.invalidateQueries({
        queryKey: ['scripts'],
        predicate: ({ queryKey }) => queryKey[1] !== 'import-known',
      })
      void cache.invalidateQueries({ queryKey: ['user-folders', userId] })
      return { ids, titles: scripts.map(({ title }) => title) }
    } catch (error) {
      if (stop.signal.aborted) {
        setState('choosing')
        return undefined
      }
      logError('Scripts couldn’t be imported', error)
      setFailure(error instanceof BackendError ? error.message : 'Something went wrong.')
      setState('failed')
      return undefined
    }
  }

  return {
    candidates,
    chosen,
    isTicked,
    tick: (keys: readonly string[], on: boolean) =>
      setSaid((before) => new Map([...before, ...keys.map((key) => [key, on] as const)])),
    titleOf: ({ key, title }: Candidate) => titles.get(key) ?? title,
    rename: ({ key }: Candidate, title: string) => setTitles((before) => new Map([...before, [key, title]])),
    isKnown: ({ key }: Candidate) => knownKeys.has(key),
    knownCount: knownKeys.size,
    /** Whether it is still being asked what the account has already. */
    isChecking: known.isPending,
    couldNotCheck: known.isError,
    /** New scripts that one import has no room for. */
    leftOver: first.left,
    meaning,
    setMeaning,
    options,
    setOptions: (change: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...change })),
    /** A new folder needs a name. */
    isReady:
      chosen.length > 0 &&
      (typeof options.folder === 'string' || !('name' in options.folder) || options.folder.name.trim() !== ''),
    state,
    failure,
    store,
    cancel: () => cancel.current?.abort(),
  }
}
export type Import = ReturnType<typeof useImport>

function initialOptions(candidates: readonly Candidate[], startFolder: string | null): ImportOptions {
  const names = candidates.some(({ script }) => script.folder)
  return {
    folder: startFolder ? { id: startFolder } : names ? 'as-found' : 'none',
    status: candidates.some(({ script }) => script.status) ? 'as-found' : 'draft',
  }
}
