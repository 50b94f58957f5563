import { infiniteQueryOptions } from '@tanstack/react-query'
import { supabase, unwrap } from '../../../platform'
import { type LooseRow, textOf } from '../script-fields'

const TIMEOUT = 20_000
const PAGE = 50

export interface DeletedScript {
  id: string
  title: string
  product: string
  deletedAt: string
}

export interface BinPage {
  scripts: DeletedScript[]
  /** Of the first page only. */
  total?: number
  /** The last one of a page that may have a successor. */
  next: DeletedScript | null
}

/** What rests in the bin, the latest deleted first, page by page. */
export const binQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['scripts', 'bin', userId],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as DeletedScript | null,
    getNextPageParam: (last: BinPage) => last.next,
    staleTime: 0,
    networkMode: 'always',
  })

async function fetchPage(after: DeletedScript | null, signal: AbortSignal): Promise<BinPage> {
  const all = supabase()
    .from('deleted_scripts')
    .select('id, title, product_name, deleted_at', after ? {} : { count: 'exact' })
  const rest = after
    ? all.or(`deleted_at.lt."${after.deletedAt}",and(deleted_at.eq."${after.deletedAt}",id.gt.${after.id})`)
    : all
  const { count, ...answer } = await rest
    .order('deleted_at', { ascending: false })
    .order('id')
    .limit(PAGE)
    .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]))
  const rows: LooseRow[] = await unwrap(Promise.resolve(answer))
  const scripts = rows.map((row) => ({
    id: textOf(row.id) ?? '',
    title: textOf(row.title) ?? 'Untitled script',
    product: textOf(row.product_name) ?? 'Untitled Product',
    deletedAt: textOf(row.deleted_at) ?? '',
  }))
  return { scripts, total: count ?? undefined, next: scripts.length === PAGE ? (scripts.at(-1) ?? null) : null }
}

/** Ids stand in the address of the call, which has an end. */
const IDS_A_CALL = 150

/** Nothing brings them back. */
export async function deleteForGood(ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_A_CALL)
    await unwrap(
      supabase()
        .from('deleted_scripts')
        .delete()
        .in('id', ids.slice(from, from + IDS_A_CALL))
        .abortSignal(AbortSignal.timeout(TIMEOUT)),
    )
}

/** What came into the bin later than what was seen stays. */
export async function emptyBin(newestSeen: string): Promise<void> {
  await unwrap(
    supabase().from('deleted_scripts').delete().lte('deleted_at', newestSeen).abortSignal(AbortSignal.timeout(TIMEOUT)),
  )
}
