import type { ScriptAngles } from '@reelwright/shared'
import { queryOptions } from '@tanstack/react-query'
import { callApi, logError, supabase, unwrap } from '../../../platform'
import { type EarlierProduct, earlierProducts } from './earlier-product'

/** Rows that are looked through; older products are found by their name. */
const ROWS = 100
/** The search text is part of a URL. */
const MAX_SEARCH_LENGTH = 100

/** The products of own scripts, newest first, each once; with a text those whose name has it. */
export const earlierProductsQuery = (userId: string, search: string) =>
  queryOptions({
    queryKey: ['scripts', 'products', userId, search],
    queryFn: async ({ signal }): Promise<EarlierProduct[]> => {
      try {
        const scripts = supabase()
          .from('scripts')
          .select(
            'product_name, created_at, price, features, audience, video_length, video_style, tone, brief:metadata->brief',
          )
        const found = search ? scripts.ilike('product_name', `%${likeText(search)}%`) : scripts
        return earlierProducts(
          await unwrap(found.order('created_at', { ascending: false }).order('id').limit(ROWS).abortSignal(signal)),
        )
      } catch (error) {
        if (!signal.aborted) logError('The earlier products couldn’t be listed', error)
        throw error
      }
    },
    staleTime: 30_000,
    networkMode: 'always',
  })

/** What people type is text, never a pattern. The protocol reads "*" as a wild card and knows no way to write one. */
function likeText(typed: string): string {
  return Array.from(typed)
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '_')
}

const ANGLES_TIMEOUT = 10_000

/** Angles and the recognized kind for a product as typed; `asked` is the body of the request, empty for none. Fails silently. */
export const anglesQuery = (userId: string | null, asked: string) =>
  queryOptions({
    queryKey: ['script-angles', userId, asked],
    queryFn: async ({ signal }): Promise<ScriptAngles> => {
      const response = await callApi('/api/script-angles', {
        method: 'POST',
        body: asked,
        signal,
        timeout: ANGLES_TIMEOUT,
      })
      const [answer, { readAngles }] = await Promise.all([response.json() as Promise<unknown>, import('./read-angles')])
      return readAngles(answer)
    },
    enabled: userId !== null && asked !== '',
    meta: { isLong: true },
    staleTime: 5 * 60_000,
    // A server that has just started may need longer than the limit for its first answer.
    retry: 1,
  })
