import { infiniteQueryOptions, type InfiniteData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { ScriptChoices } from '@reelwright/shared'
import { type ApiRequest, callApi, noteOpenedScript, supabase, unwrap } from '../../platform'
import { listParameters } from './list/list-parameters'
import { refreshedPage } from './list/refreshed-page'
import { type LibraryAddress, UUID } from './library-place'
import { type LooseRow, numberOf, objectOf, readCard, readDetails, type ScriptCard } from './script-fields'
import { titleFilter } from './search-filter'

export const PAGE = 48
/** Later pages are larger: a person who scrolled this far scrolls on. */
const LATER_PAGE = 120
const SCRIPTS = ['scripts'] as const

export interface ScriptPage {
  cards: ScriptCard[]
  /** Of the first page only: how many there are in all, or at least so many. */
  total?: number
  moreThanTotal?: boolean
  /** Where the next page begins; null on the last one. */
  next: string | null
  /** What was looked for, corrected. */
  terms: string[]
  /** This page was not part of the last refetch. */
  isOld?: boolean
}

/** The user's scripts for an address, page by page. Long lists refetch only the visible pages. (B-CL-09, B-CL-17, B-CL-34) */
export const scriptsQuery = (
  userId: string,
  address: LibraryAddress,
  folderId?: string,
  isInSight: (page: ScriptPage) => boolean = () => true,
) => {
  const asked = listParameters(address, folderId)
  return infiniteQueryOptions({
    queryKey: [...SCRIPTS, 'list', userId, folderId ?? '', asked.toString()],
    queryFn: ({ pageParam, signal, client, queryKey }) =>
      refreshedPage({
        list: client.getQueryData<InfiniteData<ScriptPage, string | null>>(queryKey),
        after: pageParam,
        isInSight,
        load: (limit) => fetchScripts(asked, pageParam, signal, limit),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: ScriptPage) => last.next,
    // The previous search stays visible while the next one loads; scripts of another folder do not.
    placeholderData: (before, query) => (query?.queryKey[3] === (folderId ?? '') ? before : undefined),
    staleTime: 30_000,
    // Otherwise the list of an offline browser waits for ever instead of saying so.
    networkMode: 'always',
  })
}

/** One page of what `asked` asks for, in the words of `ScriptListQuery`; `after` is what the page before called `next`. (B-CL-33) */
export async function fetchScripts(
  asked: URLSearchParams,
  after: string | null,
  signal?: AbortSignal,
  limit = after === null ? PAGE : LATER_PAGE,
): Promise<ScriptPage> {
  const query = new URLSearchParams(asked)
  if (!query.has('limit')) query.set('limit', String(limit))
  if (after !== null) query.set('after', after)
  const answer = objectOf(await askLibrary(`?${query}`, { signal }))
  const rows = Array.isArray(answer.scripts) ? answer.scripts : []
  return {
    cards: rows.map((row) => readCard(objectOf(row))),
    total: numberOf(answer.total),
    moreThanTotal: answer.more_than_total === true,
    next: typeof answer.next === 'string' ? answer.next : null,
    terms: Array.isArray(answer.terms) ? answer.terms.filter((term) => typeof term === 'string') : [],
  }
}

/** What the account's scripts can be filtered by. */
export const choicesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...SCRIPTS, 'choices', userId],
    queryFn: async ({ signal }): Promise<ScriptChoices> => {
      const { styles, tones, tags } = objectOf(objectOf(await askLibrary('/choices', { signal })).data)
      return { styles: readChoices(styles), tones: readChoices(tones), tags: readChoices(tags) }
    },
    staleTime: 30_000,
    networkMode: 'always',
  })

function readChoices(list: unknown): ScriptChoices['tags'] {
  return (Array.isArray(list) ? list : []).flatMap((item) => {
    const { value, count } = objectOf(item)
    return typeof value === 'string' && typeof count === 'number' ? [{ value, count }] : []
  })
}

/** The JSON answer of an endpoint below `/api/scripts/library`; null if the body is not JSON. @throws ApiError */
export async function askLibrary(path: string, request?: ApiRequest): Promise<unknown> {
  const answer = await callApi(`/api/scripts/library${path}`, request)
  return answer.json().catch(() => null)
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
    networkMode: 'always',
  })

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
      if (typeof row?.user_id === 'string') noteOpenedScript(row.user_id, id)
      return row ? readDetails(row) : null
    },
    staleTime: 30_000,
    networkMode: 'always',
  })

/** For features that save scripts: invalidates what the library shows. */
export function useRefreshScripts(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: SCRIPTS })
}
