import { useEffect, useRef, useState } from 'react'
import { logError, newKey } from '../../../platform'
import { toast } from '../../../ui'
import { useDeletedScripts } from '../../library'
import { isAnotherPersonIn, useSaveScript } from '../api'
import { saveErrorText } from '../script-row'
import { requestSimpleScript } from './api'
import { keepSheet, loadSheet, type Sheet, sheetRow } from './sheet'

/** Writes, keeps and saves what is on the sheet of one person. (B-SS, OP-45) */
export function useSimpleStudio(userId: string) {
  const [sheet, setSheet] = useState(() => loadSheet(userId))
  const [failure, setFailure] = useState<string | null>(null)
  const [isGenerating, setGenerating] = useState(false)
  const running = useRef<AbortController | null>(null)
  const { mutateAsync, isPending: isSaving } = useSaveScript()
  const deleted = useDeletedScripts()

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
        savedText: null,
      }
      setSheet((now) => ({ ...next, product: now.product }))
      const problem = await store(next, same ? 'Regenerated' : 'Created')
      if (problem) toast.warning('Script generated! Click "Save to Library" to save it.', { duration: 8000 })
      else toast.success('Script generated and saved to your library!')
    } catch (error) {
      if (controller.signal.aborted) return
      logError('The simple studio could not write a script', error)
      setFailure(reasonOf(error))
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
      const rowId = await mutateAsync({
        userId,
        row: sheetRow(saved),
        rowId: saved.rowId ?? undefined,
        idempotencyKey: saved.key,
        changeNote,
      })
      setSheet((now) => (now.key === saved.key ? { ...now, rowId, savedText: saved.text } : now))
      return undefined
    } catch (error) {
      return saveErrorText(error instanceof Error ? error : new Error('Something went wrong'))
    }
  }

  return {
    sheet,
    failure,
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
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'The service did not answer in time.'
  if (error instanceof TypeError) return 'The service cannot be reached.'
  if (error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500) {
    return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`
  }
  return 'The service is in trouble. What you typed is still here.'
}
