import { MAX_CHANGED, type ScriptChange } from '@reelwright/shared'
import { type QueryClient, type QueryKey, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { logError, newKey } from '../../../platform'
import { toast } from '../../../ui'
import type { ScriptCard } from '../script-fields'
import { deleteScripts, duplicateScript, restoreScripts, updateScripts } from './api'
import { type CardFields, cardsIn, changedFields, withFields, withoutCards } from './cached-cards'
import { said, scriptsText } from './counted'
import { noteDeleted, noteRestored } from './deleted-scripts'

export interface ChangeTexts {
  done: string
  failed: string
  /** What else is offered beside "Undo". */
  also?: { label: string; onClick: () => void }
}

export interface ScriptChanges {
  /** Moves, tags or sets the status of scripts, all or none: seen at once in every list, taken back when it fails, with "Undo" in its toast. */
  change: (changes: readonly ScriptChange[], said: ChangeTexts) => Promise<boolean>
  /** Into the bin, with "Undo". Asks nothing. */
  remove: (cards: readonly Pick<ScriptCard, 'id' | 'title'>[]) => Promise<boolean>
  /** A new draft with " (Copy)" behind its title. (B-LB-17) */
  duplicate: (id: string) => Promise<boolean>
  isBusy: boolean
}

const SCRIPTS: QueryKey = ['scripts']
/** Long enough to notice a mistake; the longest that a toast may stand. (CX-30) */
const UNDO_TIME = 8000

/** What the library changes, for every place that shows scripts: list, board, folders, dialogs. */
export function useScriptChanges(userId: string): ScriptChanges {
  const cache = useQueryClient()
  const key = ['change-scripts', userId]
  const run = useMutation({
    mutationKey: key,
    mutationFn: (work: () => Promise<boolean>) => work(),
    // Waiting silently for a connection would look like saving for ever; trying again is up to people.
    networkMode: 'always',
    retry: false,
  })
  const isBusy = useIsMutating({ mutationKey: key }) > 0
  return {
    change: (changes, words) => run.mutateAsync(() => change(cache, userId, changes, words)),
    remove: (cards) => run.mutateAsync(() => remove(cache, userId, cards)),
    duplicate: (id) => run.mutateAsync(() => duplicate(cache, userId, id)),
    isBusy,
  }
}

async function change(
  cache: QueryClient,
  userId: string,
  changes: readonly ScriptChange[],
  { done, failed, also }: ChangeTexts,
): Promise<boolean> {
  if (changes.length === 0) return true
  if (isTooMany(changes.length)) return false
  const putBack = await showChanges(cache, changes)
  let before: ScriptChange[]
  try {
    before = await updateScripts(changes)
  } catch (error) {
    logError('Scripts couldn’t be changed', error)
    putBack()
    refresh(cache, userId)
    toast.error(failed)
    return false
  }
  refresh(cache, userId)
  const missing = changes.length - before.length
  if (before.length === 0) {
    putBack()
    toast.error(failed, {
      description: missing === 1 ? 'It had already been deleted.' : 'They had already been deleted.',
    })
    return false
  }
  toast.success(done, {
    ...(missing > 0 && {
      description: `${scriptsText(missing)} had already been deleted.`,
    }),
    duration: UNDO_TIME,
    cancel: also,
    action: { label: 'Undo', onClick: () => void undoChange(cache, userId, before) },
  })
  return true
}

async function undoChange(cache: QueryClient, userId: string, before: readonly ScriptChange[]) {
  const putBack = await showChanges(cache, before)
  try {
    const undone = await updateScripts(before)
    if (undone.length > 0) toast.success('Undone')
    else toast.info(said('It had already been deleted', 'scripts had already been deleted', before.length))
  } catch (error) {
    logError('A change couldn’t be undone', error)
    putBack()
    toast.error('This couldn’t be undone. Please try again.', {
      duration: UNDO_TIME,
      action: { label: 'Try again', onClick: () => void undoChange(cache, userId, before) },
    })
  }
  refresh(cache, userId)
}

async function remove(
  cache: QueryClient,
  userId: string,
  cards: readonly Pick<ScriptCard, 'id' | 'title'>[],
): Promise<boolean> {
  if (cards.length === 0) return true
  if (isTooMany(cards.length)) return false
  const ids = cards.map(({ id }) => id)
  await stopLoading(cache)
  const lists = cache.getQueriesData({ predicate: isList })
  const gone = new Set(ids)
  for (const [key, list] of lists) cache.setQueryData(key, withoutCards(list, gone))
  try {
    await deleteScripts(ids)
  } catch (error) {
    logError('Scripts couldn’t be deleted', error)
    for (const [key, list] of lists) cache.setQueryData(key, list)
    refresh(cache, userId)
    toast.error(said('Failed to delete script', 'scripts couldn’t be deleted', ids.length))
    return false
  }
  noteDeleted(ids)
  for (const id of ids) cache.removeQueries({ queryKey: [...SCRIPTS, 'one', id] })
  refresh(cache, userId)
  toast.success(said('Script deleted', 'scripts deleted', ids.length), {
    description: cards.length === 1 ? cards[0]?.title : undefined,
    duration: UNDO_TIME,
    action: { label: 'Undo', onClick: () => void restore(cache, userId, ids) },
  })
  return true
}

/** Out of the bin. */
export async function restore(cache: QueryClient, userId: string, ids: readonly string[]): Promise<boolean> {
  let count: number
  try {
    count = await restoreScripts(ids)
  } catch (error) {
    logError('Scripts couldn’t be restored', error)
    toast.error(said('The script couldn’t be restored', 'scripts couldn’t be restored', ids.length), {
      duration: UNDO_TIME,
      action: { label: 'Try again', onClick: () => void restore(cache, userId, ids) },
    })
    return false
  }
  noteRestored(ids)
  refresh(cache, userId)
  if (count === 0) toast.info(said('It is no longer in the trash', 'scripts are no longer in the trash', ids.length))
  else toast.success(said('Script restored', 'scripts restored', count))
  return true
}

/** One try per click: a second one is a second copy. */
async function duplicate(cache: QueryClient, userId: string, id: string): Promise<boolean> {
  const waiting = toast.loading('Duplicating…')
  try {
    const title = await duplicateScript(id, newKey())
    refresh(cache, userId)
    toast.success('Script duplicated', { id: waiting, description: title })
    return true
  } catch (error) {
    logError('A script couldn’t be duplicated', error)
    toast.error('Failed to duplicate script', { id: waiting })
    return false
  }
}

function isTooMany(count: number): boolean {
  if (count <= MAX_CHANGED) return false
  toast.error(`You can change up to ${MAX_CHANGED} scripts at once.`)
  return true
}

const isList = ({ queryKey }: { queryKey: QueryKey }) =>
  queryKey[0] === 'scripts' && (queryKey[1] === 'list' || queryKey[1] === 'board')

/** An answer that is on its way would show what was before. */
const stopLoading = (cache: QueryClient) => cache.cancelQueries({ predicate: isList })

/** Shows changes before the database has them. @returns what takes them back, and nothing that came since */
async function showChanges(cache: QueryClient, changes: readonly ScriptChange[]): Promise<() => void> {
  await stopLoading(cache)
  const known = new Map<string, CardFields>()
  for (const [, list] of cache.getQueriesData({ predicate: isList }))
    for (const card of cardsIn(list)) known.set(card.id, card)
  const after = new Map<string, Partial<CardFields>>()
  const before = new Map<string, Partial<CardFields>>()
  for (const item of changes) {
    const card = known.get(item.id)
    if (!card) continue
    const { status, column, folderId, tags, position } = card
    after.set(item.id, changedFields(card, item))
    before.set(item.id, { status, column, folderId, tags, position })
  }
  const show = (fields: ReadonlyMap<string, Partial<CardFields>>) =>
    cache.setQueriesData<unknown>({ predicate: isList }, (list: unknown) => withFields(list, fields))
  show(after)
  return () => void show(before)
}

function refresh(cache: QueryClient, userId: string) {
  void cache.invalidateQueries({ queryKey: SCRIPTS })
  void cache.invalidateQueries({ queryKey: ['user-folders', userId] })
}
