import type { FolderCounts, Row } from '@reelwright/shared'
import { queryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { BackendError, newKey, supabase, unwrap } from '../../../platform'
import { askLibrary } from '../api'
import { objectOf } from '../script-fields'

export type Folder = Pick<Row<'script_folders'>, 'id' | 'name' | 'color' | 'icon'>

/** What people choose of a folder. */
export type FolderLook = Omit<Folder, 'id'>

const COLUMNS = 'id, name, color, icon'
/** A line that answers neither yes nor no is a failure, too. */
const TIMEOUT = 20_000
/** Of a deletion that can be taken back: ids that are remembered for it. */
export const MAX_REMEMBERED = 5_000
const PAGE = 1_000
/** Ids stand in the address of the call, which has an end. */
const IDS_A_CALL = 150

const foldersKey = (userId: string) => ['user-folders', userId] as const

/** The own folders, newest first. (B-CL-18) */
export const foldersQuery = (userId: string) =>
  queryOptions({
    queryKey: foldersKey(userId),
    queryFn: ({ signal }): Promise<Folder[]> =>
      unwrap(
        supabase()
          .from('script_folders')
          .select(COLUMNS)
          .order('created_at', { ascending: false })
          .order('id')
          .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)])),
      ),
    enabled: userId !== '',
    staleTime: 30_000,
    networkMode: 'always',
  })

/** How many scripts lie in each folder and in none. (B-LB-05) */
export const folderCountsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['scripts', 'folder-counts', userId],
    queryFn: async ({ signal }): Promise<FolderCounts> => {
      const { counts, none } = objectOf(objectOf(await askLibrary('/folders', { signal })).data)
      const known = Object.entries(objectOf(counts)).filter((entry): entry is [string, number] => isCount(entry[1]))
      return { counts: Object.fromEntries(known), none: isCount(none) ? none : 0 }
    },
    enabled: userId !== '',
    staleTime: 30_000,
    networkMode: 'always',
  })

const isCount = (value: unknown): value is number => typeof value === 'number'

export interface NewFolder extends FolderLook {
  /** One per action of a person: asked again, the server makes no second folder. (CX-31) */
  idempotencyKey: string
}

interface Said<Value> {
  done: (value: Value) => void
  failed: (error: Error) => void
}

/** Makes a folder. What is said of it comes also when the dialog was closed meanwhile. (B-CL-19, CX-39) */
export function useCreateFolder(userId: string, said: Said<Folder>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (folder: NewFolder) => insertFolder(userId, folder),
    networkMode: 'always',
    onSuccess: (made) => {
      cache.setQueryData<Folder[]>(
        foldersKey(userId),
        (all) => all && [made, ...all.filter(({ id }) => id !== made.id)],
      )
      refresh(cache)
      said.done(made)
    },
    onError: (error) => said.failed(error),
  })
}

/** Another name, icon or colour. (OP-69) */
export function useSaveFolder(userId: string, said: Said<Folder>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...look }: Folder) => {
      await requireUser(userId)
      const changed = await unwrap(
        supabase().from('script_folders').update(look).eq('id', id).select(COLUMNS).abortSignal(limit()).maybeSingle(),
      )
      if (!changed) throw new BackendError('This folder no longer exists.', 'not_found', 404)
      return changed
    },
    networkMode: 'always',
    onSuccess: (changed) => {
      cache.setQueryData<Folder[]>(foldersKey(userId), (all) =>
        all?.map((folder) => (folder.id === changed.id ? changed : folder)),
      )
      refresh(cache)
      said.done(changed)
    },
    onError: (error) => {
      refresh(cache)
      said.failed(error)
    },
  })
}

export interface DeletedFolder {
  look: FolderLook
  /** What lay in it; undefined when that was more than is remembered. */
  scriptIds: string[] | undefined
}

/** Deletes a folder; its scripts stay, in none. One that is gone already counts as deleted. (OP-69) */
export function useDeleteFolder(userId: string, said: Said<DeletedFolder>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...look }: Folder): Promise<DeletedFolder> => {
      await requireUser(userId)
      const scriptIds = await scriptsIn(id)
      await unwrap(supabase().from('script_folders').delete().eq('id', id).abortSignal(limit()))
      return { look, scriptIds }
    },
    networkMode: 'always',
    onSuccess: (deleted, { id }) => {
      cache.setQueryData<Folder[]>(foldersKey(userId), (all) => all?.filter((folder) => folder.id !== id))
      refresh(cache)
      void cache.invalidateQueries({ queryKey: ['scripts'] })
      said.done(deleted)
    },
    onError: (error) => said.failed(error),
  })
}

/** Recreates a deleted folder with its scripts, except those that were moved elsewhere since. */
export async function bringBack(cache: QueryClient, userId: string, { look, scriptIds }: DeletedFolder): Promise<void> {
  const { id } = await insertFolder(userId, { ...look, idempotencyKey: newKey() })
  try {
    for (let from = 0; from < (scriptIds ?? []).length; from += IDS_A_CALL) {
      await unwrap(
        supabase()
          .from('scripts')
          .update({ folder_id: id })
          .in('id', (scriptIds ?? []).slice(from, from + IDS_A_CALL))
          .is('folder_id', null)
          .abortSignal(limit()),
      )
    }
  } finally {
    refresh(cache)
    void cache.invalidateQueries({ queryKey: ['scripts'] })
  }
}

async function insertFolder(userId: string, { idempotencyKey, ...look }: NewFolder): Promise<Folder> {
  await requireUser(userId)
  // With its owner: should somebody else sign in at this very moment, the database refuses it.
  const { data, error, status } = await supabase()
    .from('script_folders')
    .insert({ ...look, user_id: userId, idempotency_key: idempotencyKey })
    .select(COLUMNS)
    .abortSignal(limit())
    .single()
  if (data) return data
  if (error.code !== '23505') throw new BackendError(error.message, error.code, status, undefined, { cause: error })
  // An earlier try has reached the database after all.
  return unwrap(
    supabase()
      .from('script_folders')
      .select(COLUMNS)
      .eq('idempotency_key', idempotencyKey)
      .abortSignal(limit())
      .single(),
  )
}

/** @throws BackendError of the 4xx kind, so that nobody tries again. (B-VL-30, CX-44) */
async function requireUser(userId: string) {
  const { data } = await supabase().auth.getSession()
  if (!data.session || data.session.user.id !== userId)
    throw new BackendError('User not authenticated', 'not_signed_in', 401)
}

async function scriptsIn(folderId: string): Promise<string[] | undefined> {
  const ids: string[] = []
  for (;;) {
    const all = supabase().from('scripts').select('id').eq('folder_id', folderId)
    const last = ids.at(-1)
    const rows = await unwrap((last ? all.gt('id', last) : all).order('id').limit(PAGE).abortSignal(limit()))
    ids.push(...rows.map(({ id }) => id))
    if (ids.length > MAX_REMEMBERED) return undefined
    // An installation may answer fewer rows than asked for, so only an empty page is the end.
    if (rows.length === 0) return ids
  }
}

const limit = () => AbortSignal.timeout(TIMEOUT)

const refresh = (cache: QueryClient) => void cache.invalidateQueries({ queryKey: ['user-folders'] })

export const totalOf = ({ counts, none }: { counts: Record<string, number>; none: number }) =>
  Object.values(counts).reduce((sum, count) => sum + count, none)
