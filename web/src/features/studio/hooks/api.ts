import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LibraryKind } from '@reelwright/writer/library'
import { supabase, unwrap } from '../../../platform'
import { toast } from '../../../ui'
import { type CustomItem, WORDS } from './library-entry'

/** The table's limit per account. */
const MAX_ROWS = 500

const itemsKey = (userId: string, kind: LibraryKind) => ['hook-library', userId, 'items', kind] as const
const favouritesKey = (userId: string) => ['hook-library', userId, 'favourites'] as const

/** What somebody added to the library, newest first. (OP-46) */
export const itemsQuery = (userId: string, kind: LibraryKind) =>
  queryOptions({
    queryKey: itemsKey(userId, kind),
    queryFn: ({ signal }): Promise<CustomItem[]> =>
      unwrap(
        supabase()
          .from('hook_library_items')
          .select('id, text, category, style')
          .eq('kind', kind)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(MAX_ROWS)
          .abortSignal(signal),
      ),
    staleTime: 30_000,
    networkMode: 'always',
  })

/** Ids of the items that somebody likes. (B-HK-05, OP-46) */
export const favouritesQuery = (userId: string) =>
  queryOptions({
    queryKey: favouritesKey(userId),
    queryFn: async ({ signal }): Promise<string[]> => {
      const rows = await unwrap(supabase().from('hook_library_favourites').select('item_id').abortSignal(signal))
      return rows.map((row) => row.item_id)
    },
    staleTime: 30_000,
    networkMode: 'always',
  })

/** Shown at once, one after the other on the server: whoever presses twice means the second. */
export function useToggleFavourite(userId: string) {
  const cache = useQueryClient()
  const key = favouritesKey(userId)
  const scope = { id: `hook-favourites ${userId}` }
  const show = (id: string, isWanted: boolean) =>
    cache.setQueryData<string[]>(key, (ids = []) => [...ids.filter((one) => one !== id), ...(isWanted ? [id] : [])])
  const { mutate } = useMutation({
    mutationKey: key,
    mutationFn: ({ id, isWanted }: { id: string; isWanted: boolean }) => setFavourite(id, isWanted),
    networkMode: 'always',
    scope,
    onError: () => toast.error('The favorite couldn’t be changed'),
    onSettled: () => {
      // Only the last of several knows how it ends.
      if (cache.isMutating({ mutationKey: key }) <= 1) void cache.invalidateQueries({ queryKey: key })
    },
  })
  return (id: string, isWanted: boolean) => {
    void cache.cancelQueries({ queryKey: key })
    show(id, isWanted)
    mutate({ id, isWanted })
  }
}

function setFavourite(id: string, isWanted: boolean): Promise<unknown> {
  const table = () => supabase().from('hook_library_favourites')
  return isWanted
    ? unwrap(table().upsert({ item_id: id }, { onConflict: 'user_id,item_id', ignoreDuplicates: true }))
    : unwrap(table().delete().eq('item_id', id))
}

export interface CustomDraft extends Omit<CustomItem, 'id'> {
  /** The item that is changed; absent for a new one. */
  id: string | undefined
  /** One per form: a repeated request makes no second item. (CX-31) */
  idempotencyKey: string
}

/** Adds an own item or changes it. (B-HK-04) */
export function useSaveItem(userId: string, kind: LibraryKind) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, idempotencyKey, ...item }: CustomDraft) => {
      const table = supabase().from('hook_library_items')
      if (id === undefined) {
        const row = { ...item, kind, idempotency_key: idempotencyKey }
        await unwrap(table.upsert(row, { onConflict: 'user_id,idempotency_key', ignoreDuplicates: true }))
        return
      }
      const changed = await unwrap(table.update(item).eq('id', id).select('id').maybeSingle())
      // Removed on another device meanwhile: what was typed is not lost.
      if (!changed)
        await unwrap(
          supabase()
            .from('hook_library_items')
            .insert({ ...item, kind }),
        )
    },
    networkMode: 'always',
    onSuccess: () => cache.invalidateQueries({ queryKey: itemsKey(userId, kind) }),
  })
}

interface Removal {
  item: CustomItem
  isFavourite: boolean
}

/** Removes an own item, gone at once, and brings it back when that was a mistake. */
export function useRemoveItem(userId: string, kind: LibraryKind) {
  const cache = useQueryClient()
  const key = itemsKey(userId, kind)
  // One after the other, in the order they were asked for.
  const scope = { id: `hook-items ${userId}` }
  const refresh = () => cache.invalidateQueries({ queryKey: ['hook-library', userId] })
  const restore = useMutation({
    mutationFn: async ({ item, isFavourite }: Removal) => {
      const { text, category, style } = item
      const { id } = await unwrap(
        supabase()
          .from('hook_library_items')

          .insert({ kind, text, category, style })
          .select('id')
          .single(),
      )
      if (isFavourite) await setFavourite(id, true)
    },
    networkMode: 'always',
    // A second try might make a second item.
    retry: false,
    scope,
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ item }: Removal) => unwrap(supabase().from('hook_library_items').delete().eq('id', item.id)),
    networkMode: 'always',
    scope,
    onMutate: async ({ item }) => {
      await cache.cancelQueries({ queryKey: key })
      cache.setQueryData<CustomItem[]>(key, (items) => items?.filter(({ id }) => id !== item.id))
    },
    onError: () => toast.error(`The ${WORDS[kind].one} couldn’t be deleted`),
    onSettled: refresh,
  })
  return {
    remove: remove.mutate,
    restore: restore.mutate,
    /** What was removed last and can be brought back. */
    removed: remove.isSuccess && !restore.isSuccess ? remove.variables : undefined,
    isRestoring: restore.isPending,
    restoreFailed: restore.isError,
    forget: () => {
      remove.reset()
      restore.reset()
    },
  }
}
