import { type Json, SavedSeo, SEO_LIMITS, type SeoRequestInput, type SeoSuggestions } from '@reelwright/shared'
import { factsOfScript, type SeoFacts } from '@reelwright/writer/seo'
import { queryOptions } from '@tanstack/react-query'
import { apiData, supabase, unwrap } from '../../platform'

/** As many as one can look through in a list. */
const LISTED = 200
const TIMEOUT = 15_000
/** The database counts the blanks between the parts of a JSON text, too. */
const SPACING = 500

export interface SeoScriptTitle {
  id: string
  title: string
}

/** Own scripts to choose from, newest first. */
export const seoScriptsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['scripts', 'seo-list', userId],
    queryFn: ({ signal }): Promise<SeoScriptTitle[]> =>
      unwrap(
        supabase()
          .from('scripts')
          .select('id, title')
          .order('created_at', { ascending: false })
          .order('id')
          .limit(LISTED)
          .abortSignal(signal),
      ),
    staleTime: 30_000,
    networkMode: 'always',
  })

export interface SeoScript {
  id: string
  title: string
  facts: SeoFacts
  /** Null: nothing is saved, or nothing that can be read. */
  saved: SavedSeo | null
  /** By which a save knows that nobody else saved meanwhile; null: nothing is saved. */
  savedAt: string | null
}

/** What a script says of its product, and the words that are saved with it; null when there is none of this id any more. */
export const seoScriptQuery = (id: string) =>
  queryOptions({
    queryKey: ['scripts', 'seo-script', id],
    queryFn: async ({ signal }): Promise<SeoScript | null> => {
      const row = await unwrap(
        supabase()
          .from('scripts')
          .select(
            'id, title, product_name, audience, features, tags, price, video_style, video_length, script_text, script_data, metadata, seo',
          )
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle(),
      )
      if (!row) return null
      const saved = SavedSeo.safeParse(row.seo)
      return {
        id: row.id,
        title: row.title,
        facts: factsOfScript(row),
        saved: saved.success ? saved.data : null,
        savedAt: savedAtOf(row.seo),
      }
    },
    staleTime: 30_000,
    // What one is about to write over must not change under one's hands.
    refetchOnWindowFocus: false,
    networkMode: 'always',
  })

function savedAtOf(seo: Json): string | null {
  if (typeof seo !== 'object' || seo === null || Array.isArray(seo)) return null
  return typeof seo.savedAt === 'string' ? seo.savedAt : ''
}

/** Our own server's suggestions. */
export const suggestionsQuery = (request: SeoRequestInput) =>
  queryOptions({
    queryKey: ['seo', 'suggestions', request],
    queryFn: ({ signal }) => apiData<SeoSuggestions>('/api/seo/suggest', { method: 'POST', body: request, signal }),
    staleTime: 60_000,
    networkMode: 'always',
  })

/** Saves words with their script, unless somebody else did since `from`; null for whatever is there. Answers whether it was saved. */
export async function saveSeo(id: string, seo: SavedSeo, from: Pick<SeoScript, 'savedAt'> | null): Promise<boolean> {
  const { length } = JSON.stringify(seo)
  if (length > SEO_LIMITS.saved - SPACING) {
    const all = (count: number) => count.toLocaleString('en-US')
    throw new Error(
      `All fields together can have up to ${all(SEO_LIMITS.saved)} characters. Yours have ${all(length)}.`,
    )
  }
  const change = supabase().from('scripts').update({ seo }).eq('id', id)
  const guarded =
    from === null
      ? change
      : from.savedAt === null
        ? change.is('seo', null)
        : from.savedAt === ''
          ? change
          : change.eq('seo->>savedAt', from.savedAt)
  const rows = await unwrap(guarded.select('id').abortSignal(AbortSignal.timeout(TIMEOUT)))
  return rows.length > 0
}
