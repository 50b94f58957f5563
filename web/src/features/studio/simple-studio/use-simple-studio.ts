import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { logError, newKey, statusOf } from '../../../platform'
import { toast } from '../../../ui'
import { subscriptionQuery } from '../../account'
import { useDeletedScripts, useRefreshScripts } from '../../library'
import { isAnotherPersonIn } from '../api'
import { useMoreAllowance } from '../more-allowance'
import { saveErrorText } from '../script-row'
import { requestSimpleScript, saveSheet } from './api'
import { keepSheet, loadSheet, type Sheet, sheetRow } from './sheet'

/** Writes, keeps and saves what is on the sheet of one person. (B-SS, OP-45) */
export function useSimpleStudio(userId: string) {
  const [sheet, setSheet] = useState(() => loadSheet(userId))
  const [failure, setFailure] = useState<{ text: string; wantsPlan: boolean } | null>(null)
  const [isGenerating, setGenerating] = useState(false)
  const running = useRef<AbortController | null>(null)
  /** Why a plan is needed: no script without one. (OP-65) */
  const [needsPlan, setNeedsPlan] = useState<string | null>(null)
  // Waiting silently for a connection would look like saving for ever.
  const { mutateAsync, isPending: isSaving } = useMutation({
    mutationFn: saveSheet,
    networkMode: 'always',
    onSuccess: useRefreshScripts(),
  })
  const deleted = useDeletedScripts()
  const subscription = useQuery(subscriptionQuery(userId))
  useMoreAllowance(subscription.data, () => setFailure((now) => (now?.wantsPlan ? null : now)))

  useEffect(() => keepSheet(userId, sheet), [userId, sheet])

  async function generate() {
    const product = sheet.product.trim()
    if (running.current || !product) return
    const controller = new AbortController()
    running.current = controller
    setFailure(null)
    setGenerating(true)
    try {
      const { text, script } = await requestSimpleScript(product, newKey(), controller.signal)
      if (running.current !== controller || (await isAnotherPersonIn(userId))) return
      // The same product once more is a version of the same script. (OP-60)
      const same = sheet.writtenFor === product && sheet.rowId !== null && !deleted.includes(sheet.rowId)
      const next: Sheet = {
        ...sheet,
        text,
        script: script ?? null,
        writtenFor: product,
        key: same ? sheet.key : newKey(),
        rowId: same ? sheet.rowId : null,
        rowDate: same ? sheet.rowDate : null,
        savedText: null,
      }
      setSheet((now) => ({ ...next, product: now.product }))
      const problem = await store(next, same ? 'Regenerated' : 'Created')
      if (problem) toast.warning('Script generated! Click "Save to Library" to save it.', { duration: 8000 })
      else toast.success('Script generated and saved to your library!')
    } catch (error) {
      if (controller.signal.aborted) return
      logError('The simple studio could not write a script', error)
      const wantsPlan = statusOf(error) === 402
      setFailure({ text: reasonOf(error), wantsPlan })
      if (wantsPlan && error instanceof Error) {
        setNeedsPlan(error.message)
        // What was known of it is out of date.
        void subscription.refetch()
      }
    } finally {
      if (running.current === controller) {
        running.current = null
        setGenerating(false)
      }
    }
  }

  async function save() {
    const problem = await store(sheet, sheet.rowId ? 'Edited' : 'Created')
    if (problem) toast.error(problem)
    else toast.success('Saved to your library')
  }

  /** Undefined when all went well, else what to say. */
  async function store(saved: Sheet, changeNote: string): Promise<string | undefined> {
    try {
      const { rowId, rowDate, met } = await mutateAsync({
        userId,
        row: sheetRow(saved),
        known: saved.rowId && saved.rowDate ? { rowId: saved.rowId, rowDate: saved.rowDate } : undefined,
        idempotencyKey: saved.key,
        changeNote,
      })
      setSheet((now) => (now.key === saved.key ? { ...now, rowId, rowDate, savedText: saved.text } : now))
      if (met)
        toast.info('This script was also changed somewhere else. Both versions are in its history.', { duration: 8000 })
      return undefined
    } catch (error) {
      return saveErrorText(error instanceof Error ? error : new Error('Something went wrong'))
    }
  }

  return {
    sheet,
    failure: failure?.text ?? null,
    needsPlan,
    forgetPlan: () => setNeedsPlan(null),
    isGenerating,
    isSaving,
    generate,
    save,
    change: (changed: Partial<Pick<Sheet, 'product' | 'text'>>) => setSheet((now) => ({ ...now, ...changed })),
    cancel() {
      running.current?.abort()
      running.current = null
      setGenerating(false)
    },
  }
}

/** What the service said, where it said something that people can act on. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'The server took too long to answer.'
  if (error instanceof TypeError) return 'The server can’t be reached.'
  if (error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500) {
    return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`
  }
  return 'Something went wrong on our side. What you typed is still here.'
}
