import { knownNiche, type DatedEntry } from '../../../providers/market'
import type { MarketLine } from '../set/lines'

/** A feed's entry as the market keeps figures. A product without a number is known by its name; a niche of the feed's own is a category. */
export function feedLine(entry: DatedEntry): MarketLine {
  const { product_id: id, product_name: name, creator_username: username, niche } = entry
  const known = knownNiche(niche)
  const line: MarketLine = {
    from: entry.date,
    to: entry.date,
    views: entry.views ?? null,
    likes: entry.likes ?? null,
    comments: entry.comments ?? null,
    shares: entry.shares ?? null,
    clicks: entry.clicks ?? null,
    units: entry.units ?? null,
    revenue: entry.revenue ?? null,
    creators: entry.creators ?? null,
  }
  if (id || name) {
    line.product = {
      externalId: (id ?? name!.toLowerCase()).slice(0, 200),
      name: name ?? `Product ${id}`,
      ...present({ niche: known, category: known ? undefined : niche, price: entry.price, imageUrl: entry.image }),
      ...present({ link: entry.link, hashtags: entry.hashtags }),
    }
  }
  if (username) line.creator = { username, ...present({ displayName: entry.creator_name, followers: entry.followers }) }
  return line
}

/** Without undefined fields: the types treat absent and undefined differently. */
function present<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }
}
