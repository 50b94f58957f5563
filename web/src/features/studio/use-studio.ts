import type { ScriptStatus } from '@reelwright/shared'
import { useEffect, useReducer, useRef, useState } from 'react'
import { newKey } from '../../platform'
import { toast } from '../../ui'
import { useDeletedScripts } from '../library'
import { isAnotherPersonIn, requestScript, useSaveScript } from './api'
import type { CheckedBrief } from './brief-form'
import type { Verdict } from './generation-failure'
import type { Allowance } from './script-answer'
import { saveErrorText, scriptRow } from './script-row'
import { type ScriptSession, selectedVersion, sessionReducer, type Version } from './script-session'

export type Refusal = Extract<Verdict, { kind: 'message' }>

/** Everything the studio does: generate, cancel, keep versions, save. Screens only show it. */
export function useStudio(userId: string | null) {
  const [session, dispatch] = useReducer(sessionReducer, null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [allowance, setAllowance] = useState<Allowance>()
  const [isGenerating, setGenerating] = useState(false)
  const running = useRef<AbortController | null>(null)
  const save = useQueuedSave(userId)
  const deleted = useDeletedScripts()

  // What was deleted in the library is not saved any more.
  const shown =
    session?.rowId && deleted.includes(session.rowId) ? { ...session, rowId: undefined, saved: undefined } : session
  useWarnBeforeLoss(session)

  /** Answers with the refusal when there is no script, so that the form can show it at its field. */
  async function generate(checked: CheckedBrief, status: ScriptStatus): Promise<Refusal | null> {
    if (running.current) return null
    setRefusal(null)
    if (!userId) {
      toast.error('Please log in to generate scripts')
      return null
    }
    const controller = new AbortController()
    running.current = controller
    setGenerating(true)
    const result = await requestScript(checked, controller.signal)
    // Cancelled and perhaps started again meanwhile.
    if (running.current !== controller) return null
    running.current = null
    setGenerating(false)

    if (result.kind === 'cancelled') return null
    if (result.kind === 'message') {
      setRefusal(result)
      return result
    }
    const { answer, offline } = result
    if (answer.allowance) setAllowance(answer.allowance)
    if (offline?.shown) toast.error(offline.shown)
    if (offline) toast.info('Using offline script generator')

    const version = { script: answer.script, checked, status, offlineReason: offline?.reason }
    const event = { type: 'generated', version, newKey: newKey() } as const
    const next = sessionReducer(shown, event)
    dispatch(event)
    if (next) void autoSave(next)
    return null
  }

  async function autoSave(next: ScriptSession) {
    if (await isAnotherPersonIn(userId)) return
    const failure = await store(next, selectedVersion(next))
    if (failure) toast.warning('Script generated! Click "Save to Library" to save it.', { duration: 8000 })
    else toast.success('Script generated and saved to your library!')
  }

  /** Saves what is on the screen, after a failed auto-save or from an older version. */
  async function saveToLibrary() {
    if (!shown) return
    if (!userId) {
      toast.error('Please login to save scripts')
      return
    }
    const failure = await store(shown, selectedVersion(shown))
    if (failure) toast.error(failure)
    else toast.success('Saved to your library')
  }

  /** Undefined when all went well, else what to say. */
  async function store(of: ScriptSession, version: Version): Promise<string | undefined> {
    const key = of.idempotencyKey
    const number = version.number
    dispatch({ type: 'saving', key, number })
    try {
      const rowId = await save(of, version)
      dispatch({ type: 'saved', key, number, rowId })
      return undefined
    } catch (error) {
      const text = saveErrorText(error instanceof Error ? error : new Error('Something went wrong'))
      dispatch({ type: 'save-failed', key, number, text })
      return text
    }
  }

  return {
    session: shown,
    isGenerating,
    refusal,
    allowance,
    generate,
    saveToLibrary,
    select: (number: number) => dispatch({ type: 'selected', number }),
    dismissRefusal: () => setRefusal(null),
    cancel: () => {
      running.current?.abort()
      running.current = null
      setGenerating(false)
    },
  }
}

/**
 * Saves run one after the other: a version that is saved while the first save is still on its way
 * must find the row that the first one makes.
 */
function useQueuedSave(userId: string | null) {
  const { mutateAsync } = useSaveScript()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const rows = useRef(new Map<string, string>())

  return (session: ScriptSession, version: Version): Promise<string> => {
    const key = session.idempotencyKey
    const run = last.current.then(async () => {
      const row = scriptRow(version.script, {
        brief: version.checked.brief,
        status: version.status,
        offline: version.offlineReason !== undefined,
      })
      const rowId = await mutateAsync({
        userId,
        row,
        rowId: session.rowId ?? rows.current.get(key),
        idempotencyKey: key,
        changeNote: version.number === 1 ? 'Created' : 'Regenerated',
      })
      rows.current.set(key, rowId)
      return rowId
    })
    last.current = run.catch(() => undefined)
    return run
  }
}

/** A script that no save has reached yet lives in this page only. */
function useWarnBeforeLoss(session: ScriptSession | null) {
  const wouldBeLost = session !== null && session.saved === undefined
  useEffect(() => {
    if (!wouldBeLost) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [wouldBeLost])
}
