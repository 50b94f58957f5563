import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { onServerBack } from '../../platform'
import { subscriptionQuery } from '../account'
import { useDeletedScripts, useRefreshScripts } from '../library'
import { watchRow } from './api'
import { useMoreAllowance } from './more-allowance'
import type { StudioState } from './session/studio-state'
import { hasUnsaved, saveStateOf, sessionOnScreen, versionOnScreen } from './session/session-state'
import type { Studio } from './session/studio'
import { createStudioStore, type StudioStore } from './session/studio-store'

/** The studio with what only its own frame shows: notices, questions, a script on its way from the library. */
export interface StudioFrame extends Studio, Pick<StudioState, 'notice' | 'opening' | 'wantsPlan' | 'asksToStartNew'> {
  /** Leaving the page would lose something, or at least leave it behind. */
  wouldLose: boolean
  store: StudioStore
}

/** Everything the studio does: generate, stop, edit, keep versions, save. Screens only show it. */
export function useStudio(userId: string | null): StudioFrame {
  const refresh = useRefreshScripts()
  const [store] = useState(() => createStudioStore(userId, () => refresh()))
  useEffect(() => store.begin(), [store])
  useEffect(() => onServerBack(store.saveFailed), [store])
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const session = sessionOnScreen(state)
  const { rowId } = session ?? {}

  // What was deleted in the library is not saved any more.
  const deleted = useDeletedScripts()
  useEffect(() => {
    if (rowId && deleted.includes(rowId)) store.rowDeleted(rowId)
  }, [store, deleted, rowId])

  useEffect(() => {
    if (!rowId) return
    // Own saves arrive here, too; after this delay they have finished.
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = watchRow(rowId, () => {
      clearTimeout(timer)
      timer = setTimeout(store.lookAtChange, 800)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store, rowId])

  const subscription = useQuery({ ...subscriptionQuery(userId ?? ''), enabled: userId !== null })
  const { scriptsUsed: used, scriptsLimit: limit, allowanceRenewsAt: renewsAt, videoLength } = subscription.data ?? {}
  const longestVideo = videoLength ?? undefined
  const known = useMemo(() => (used === undefined || limit === undefined ? undefined : { used, limit }), [used, limit])
  // The newer of both: the plan may have changed since the last generation.
  const generated = state.allowance
  const allowance = generated && generated.at >= subscription.dataUpdatedAt ? generated : (known ?? generated)
  const { refetch } = subscription
  useEffect(() => {
    // Refused for want of allowance: what was known of it is out of date.
    if (userId && state.wantsPlan !== null) void refetch()
  }, [userId, refetch, state.wantsPlan])

  useMoreAllowance(subscription.data, () => {
    if (state.refusal?.about === 'allowance') store.dismissRefusal()
  })

  const version = session && versionOnScreen(session)
  const edit = version && state.copy?.of === version.script ? state.copy.state : null
  const isDirty = store.isDirty()
  const wouldLose = isDirty || state.open.some(hasUnsaved)
  useWarnBeforeLoss(wouldLose)

  return useMemo(() => {
    const { writing, isGenerating, refusal, notice, opening, wantsPlan, asksToStartNew } = state
    return {
      userId,
      session,
      shown: version && edit ? { ...version, script: edit.script } : version,
      saveState: session ? saveStateOf(session, edit !== null && isDirty) : 'unsaved',
      writing,
      isGenerating,
      allowance: allowance && { ...allowance, renewsAt, longestVideo },
      refusal,
      edit,
      notice,
      opening,
      wantsPlan,
      asksToStartNew,
      wouldLose,
      store,
      dismissRefusal: store.dismissRefusal,
      generate: store.generate,
      stop: store.stop,
      startEditing: store.startEditing,
      dispatchEdit: store.dispatchEdit,
      discardEdit: store.discardEdit,
      select: store.select,
      addVersion: store.addVersion,
      renameVersion: store.renameVersion,
      saveToLibrary: store.saveToLibrary,
      startNew: store.startNew,
    }
  }, [userId, session, version, edit, isDirty, state, allowance, renewsAt, longestVideo, wouldLose, store])
}

/** A script that no save has reached yet lives in this browser only. */
function useWarnBeforeLoss(wouldBeLost: boolean) {
  useEffect(() => {
    if (!wouldBeLost) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [wouldBeLost])
}
