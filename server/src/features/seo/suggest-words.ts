import { SeoRequest, type SeoSuggestions } from '@reelwright/shared'
import { factsOfScript, regulated, type SeoFacts, type SeoScriptRow } from '@reelwright/writer/seo'
import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { AppError, type SignedInUser } from '../../platform/http'
import { suggestSeoInThread } from '../../providers/model'

/** Longest script data, and longest metadata, in characters, that is read for words; a script of ten minutes has a tenth of it. */
const MAX_DATA = 500_000

/**
 * Words for the listing and the post of an own script, or of a product as typed. where both are given, the script is read and what is
 * typed comes before it.
 * @throws AppError `not_found` for scripts of others as for those that do not exist, `refused` for goods that may not be sold this way
 */
export async function suggestWords(
  db: Db,
  user: SignedInUser,
  request: SeoRequest,
  signal: AbortSignal,
): Promise<SeoSuggestions> {
  const facts = request.scriptId === undefined ? typedFacts(request) : await scriptFacts(db, user, request.scriptId)
  const goods = regulated(facts.product, facts.features)
  if (goods) {
    const reason = `We can’t suggest words for “${goods.matched}”: regulated goods can’t be sold this way.`
    throw new AppError('refused', reason, { field: goods.field })
  }
  const { searchTerms, turn } = request
  return suggestSeoInThread({ facts, searchTerms, turn }, { account: user.id, signal })
}

const typedFacts = ({ product = '', features, audience, price }: SeoRequest): SeoFacts => ({
  product,
  features,
  audience,
  price,
})

async function scriptFacts(db: Db, user: SignedInUser, id: string): Promise<SeoFacts> {
  const [row] = await db.asUser(user.claims).query(sql<SeoScriptRow>`
    select title, product_name, audience, features, tags, price, video_style, video_length, script_text,
      case when octet_length(script_data::text) <= ${MAX_DATA} then script_data else '{}'::jsonb end as script_data,
      case when octet_length(metadata::text) <= ${MAX_DATA} then metadata else '{}'::jsonb end as metadata
    from public.scripts where id = ${id}`)
  if (!row) throw new AppError('not_found', 'This script doesn’t exist.')
  return factsOfScript(row)
}
