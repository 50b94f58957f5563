import {
  infiniteQueryOptions,
  type InfiniteData,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { statusOf, supabase, unwrap } from '../../platform'
import { type LooseRow, readCard, readDetails, type ScriptCard } from './script-fields'
import { searchFilter, titleFilter } from './search-filter'

/** What a card shows; `script_text` for its preview, which this protocol cannot cut on the server. */
const CARD_COLUMNS = 'id, title, status, product_name, video_length, viral_potential_score, created_at, script_text'
const PAGE = 24
const SCRIPTS = ['scripts'] as const
const DELETE = ['delete-script'] as const

export interface ScriptPage {
  cards: ScriptCard[]
  total: number
}

/** Own scripts, of one folder or all, newest first, page by page. (B-CL-09, B-CL-17, B-CL-34) */
export const scriptsQuery = (userId: string, search: string, folderId?: string) =>
  infiniteQueryOptions({
    queryKey: [...SCRIPTS, 'list', userId, search.trim(), ...(folderId ? [folderId] : [])],
    queryFn: ({ pageParam, signal }) => fetchPage(search, folderId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last: ScriptPage, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.cards.length, 0)
      return last.cards.length > 0 && loaded < last.total ? loaded : undefined
    },
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    // Otherwise the list of an offline browser waits for ever instead of saying so.
    networkMode: 'always',
  })

async function fetchPage(
  search: string,
  folderId: string | undefined,
  from: number,
  signal: AbortSignal,
): Promise<ScriptPage> {
  const filter = searchFilter(search)
  const own = supabase().from('scripts').select(CARD_COLUMNS, { count: 'exact' })
  const all = folderId ? own.eq('folder_id', folderId) : own
  const found = filter ? all.or(filter) : all
  const call = found
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
  const { count, ...answer } = await call
  // The list became shorter meanwhile: asking for rows beyond its end is no failure.
  if (answer.error?.code === 'PGRST103') return { cards: [], total: from }
  const rows: LooseRow[] = await unwrap(Promise.resolve(answer))
  return { cards: rows.map(readCard), total: count ?? from + rows.length }
}

/** The name of an own folder; null for one that is unknown, gone or somebody else's. */
export const folderQuery = (id: string) =>
  queryOptions({
    queryKey: ['user-folders', 'one', id],
    queryFn: async ({ signal }): Promise<string | null> => {
      // What is no id cannot be asked for.
      if (!UUID.test(id)) return null
      const row = await unwrap(
        supabase().from('script_folders').select('name').eq('id', id).abortSignal(signal).maybeSingle(),
      )
      return row?.name ?? null
    },
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    networkMode: 'always',
  })

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface FoundScript {
  id: string
  title: string
  product: string
}

/** A few own scripts with a text in title or product, for jumping to one; the latest changed first. */
export const findScriptsQuery = (userId: string, typed: string) =>
  queryOptions({
    queryKey: [...SCRIPTS, 'find', userId, typed.trim()],
    queryFn: async ({ signal }): Promise<FoundScript[]> => {
      const filter = titleFilter(typed)
      const all = supabase().from('scripts').select('id, title, product_name')
      const rows = await unwrap(
        (filter ? all.or(filter) : all).order('updated_at', { ascending: false }).limit(8).abortSignal(signal),
      )
      return rows.map(readCard).map(({ id, title, product }) => ({ id, title, product }))
    },
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    networkMode: 'always',
  })

/** One script with everything there is to show of it. */
export const scriptQuery = (id: string) =>
  queryOptions({
    queryKey: [...SCRIPTS, 'one', id],
    queryFn: async ({ signal }) => {
      const row: LooseRow | null = await unwrap(
        supabase().from('scripts').select('*').eq('id', id).abortSignal(signal).maybeSingle(),
      )
      return row ? readDetails(row) : null
    },
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    networkMode: 'always',
  })

/** The client library itself asks three times on a dead line, 503 and 520; refused requests are not asked again. */
export function isWorthAnotherTry(failures: number, error: Error): boolean {
  const status = statusOf(error) ?? 0
  return failures < 3 && status >= 500 && status !== 503 && status !== 520
}

/** (B-CL-16) A script that is gone already counts as deleted. */
export function useDeleteScript() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: DELETE,
    mutationFn: (id: string) => unwrap(supabase().from('scripts').delete().eq('id', id)),
    networkMode: 'always',
    // Remembered for `useDeletedScripts`.
    gcTime: Infinity,
    onSuccess: (_, id) => {
      cache.setQueriesData<InfiniteData<ScriptPage, number>>({ queryKey: [...SCRIPTS, 'list'] }, (list) =>
        list ? withoutScript(list, id) : list,
      )
      cache.removeQueries({ queryKey: scriptQuery(id).queryKey })
      void cache.invalidateQueries({ queryKey: SCRIPTS })
    },
  })
}

function withoutScript(list: InfiniteData<ScriptPage, number>, id: string): InfiniteData<ScriptPage, number> {
  const has = list.pages.some((page) => page.cards.some((card) => card.id === id))
  if (!has) return list
  const pages = list.pages.map(({ cards, total }) => ({
    cards: cards.filter((card) => card.id !== id),
    total: total - 1,
  }))
  return { ...list, pages }
}

/** Scripts deleted since the page was loaded, so that other rooms stop taking them for saved. */
export function useDeletedScripts(): string[] {
  return useMutationState({
    filters: { mutationKey: DELETE, status: 'success' },
    select: (mutation) => mutation.state.variables as string,
  })
}

/** For rooms that save scripts: what the library shows is out of date. */
export function useRefreshScripts(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: SCRIPTS })
}
