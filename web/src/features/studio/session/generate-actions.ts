import { fallbackReason, type ScriptStatus, TEXTS } from '@reelwright/shared'
import { newKey } from '../../../platform'
import { toast } from '../../../ui'
import { isAnotherPersonIn } from '../api'
import type { CheckedBrief } from '../brief-form'
import type { saveActions } from './save-actions'
import type { StateStore } from './studio-state'
import type { LazyEngine } from './lazy-engine'
import { isSameProduct, type NewVersion, type SessionEvent, sessionOnScreen } from './session-state'
import type { Refusal } from './studio'
import { NOTHING_WRITTEN, perFrame } from './written-so-far'

/** Prefetched while the user fills in the form. */
const loadRequest = () => import('../request-script')
const NOT_LOADED = {
  kind: 'message',
  about: 'product',
  text: 'The studio couldn’t be loaded. Check your connection and try again.',
} as const

interface GenerateActionsOptions {
  userId: string | null
  store: StateStore
  dispatch: (event: SessionEvent) => void
  engine: LazyEngine
  saving: ReturnType<typeof saveActions>
  /** Saves the current script before another one replaces it. */
  makeRoom: () => void
}

/** Generates scripts: one at a time, can be stopped, saved automatically. (B-GN-01 to B-GN-04, OP-60) */
export function generateActions({
  userId,
  store: { get, set },
  dispatch,
  engine,
  saving,
  makeRoom,
}: GenerateActionsOptions) {
  let running: AbortController | null = null

  /** Resolves to the refusal, which the form shows at its field, or null. */
  async function generate(checked: CheckedBrief, status: ScriptStatus): Promise<Refusal | null> {
    if (running) return null
    set({ refusal: null, wantsPlan: null })
    if (!userId) {
      toast.error(TEXTS.logInToGenerate)
      return null
    }
    const controller = new AbortController()
    running = controller
    // What was asked for before is not wanted any more, and what is wrong with it would stand in front of the new script.
    set({ isGenerating: true, writing: NOTHING_WRITTEN, opening: null })
    const progress = perFrame((writing) => {
      if (running === controller) set({ writing })
    })
    const ready = engine.load().catch(() => null)
    const result = await loadRequest().then(
      ({ requestScript }) => requestScript(checked, controller.signal, progress.add),
      () => NOT_LOADED,
    )
    progress.end()
    const known = await ready
    // Stopped, and perhaps started again meanwhile.
    if (running !== controller) return null
    running = null

    if (result.kind !== 'script') {
      set({ isGenerating: false, writing: null })
      if (result.kind === 'cancelled') return null
      // The session ended behind this page.
      const refusal = result.text === TEXTS.notAuthenticated ? { ...result, text: TEXTS.logInToGenerate } : result
      set({ refusal, wantsPlan: result.about === 'allowance' ? result.text : null })
      return refusal
    }
    const { answer, offline } = result
    if (offline?.shown) toast.error(offline.shown)
    if (offline) toast.info('Using offline script generator')

    const before = sessionOnScreen(get())
    const isAnother = before === null || !isSameProduct(before, checked)
    // The working copy of the same script stays with its version.
    if (isAnother) makeRoom()
    const version: NewVersion = {
      script: known ? known.editedScript(answer.script) : { ...answer.script, locked: [] },
      checked,
      status,
      note: isAnother ? 'Created' : 'Regenerated',
      name: null,
      offlineReason: offline?.reason,
      createdAt: new Date().toISOString(),
    }
    dispatch({ type: 'generated', version, newKey: newKey() })
    set({
      isGenerating: false,
      writing: null,
      ...(answer.allowance && { allowance: { ...answer.allowance, at: Date.now() } }),
    })
    void autoSave(version.script.writtenBy?.fellBack)
    return null
  }

  async function autoSave(fellBack: string | undefined) {
    const key = get().current
    if (key === null || (await isAnotherPersonIn(userId))) return
    const failure = await saving.saveAll(key)
    if (failure) toast.warning('Script generated! Click "Save to Library" to save it.', { duration: 8000 })
    else
      toast.success('Script generated and saved to your library!', {
        ...(fellBack !== undefined && {
          description: `The built-in writer wrote it because ${fallbackReason(fellBack)}.`,
          duration: 8000,
        }),
      })
  }

  function stop() {
    running?.abort()
    running = null
    set({ isGenerating: false, writing: null })
  }

  return { generate, stop }
}
