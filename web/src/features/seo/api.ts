import { queryOptions } from '@tanstack/react-query'
import { type Database, supabase, unwrap } from '../../platform'
import { isWorthAnotherTry } from '../library'
import type { SeoFacts } from './suggestions'

/** As many as one can look through in a list. */
const LISTED = 200

export interface SeoScript {
  id: string
  title: string
  product_name: string
}

/** Own scripts to choose from, newest first. */
export const seoScriptsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['scripts', 'seo-list', userId],
    queryFn: ({ signal }): Promise<SeoScript[]> =>
      unwrap(
        supabase()
          .from('scripts')
          .select('id, title, product_name')
          .order('created_at', { ascending: false })
          .order('id')
          .limit(LISTED)
          .abortSignal(signal),
      ),
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    networkMode: 'always',
  })

/** What a script tells about its product; null when there is none of this id any more. */
export const seoFactsQuery = (id: string) =>
  queryOptions({
    queryKey: ['scripts', 'seo-facts', id],
    queryFn: async ({ signal }): Promise<SeoFacts | null> => {
      const row = await unwrap(
        supabase()
          .from('scripts')
          .select('title, product_name, audience, features, tags, video_style, video_length, script_data')
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle(),
      )
      return row && factsOf(row)
    },
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    networkMode: 'always',
  })

type ScriptRow = Database['public']['Tables']['scripts']['Row']
type FactColumns =
  'title' | 'product_name' | 'audience' | 'features' | 'tags' | 'video_style' | 'video_length' | 'script_data'

export function factsOf(row: Pick<ScriptRow, FactColumns>): SeoFacts {
  const data = row.script_data
  const written = typeof data === 'object' && data !== null && !Array.isArray(data) ? data.hashtags : undefined
  const name = row.product_name.trim()
  return {
    product: name === '' || name === 'Untitled Product' ? row.title : name,
    features: row.features,
    audience: row.audience,
    style: row.video_style,
    length: row.video_length,
    tags: row.tags,
    hashtags: Array.isArray(written) ? written.filter((tag) => typeof tag === 'string') : [],
  }
}
