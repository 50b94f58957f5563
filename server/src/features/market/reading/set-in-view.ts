import { MARKET_RANGES, type MarketRange, type MarketSource, type MarketSourceKind } from '@reelwright/shared'
import { DEMO_SOURCE } from '@reelwright/shared/market-demo'
import type { SignedInUser } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { chosenSet, type VisibleSet } from '../set/sources'

/** The set that a page looks at; `id` undefined: the demo set. */
export interface SetInView {
  id: number | undefined
  source: MarketSource
  /** All there are, the best first; the demo set alone where there are none. */
  sources: MarketSource[]
}

export async function setInView(
  { db }: MarketTools,
  user: SignedInUser,
  kind: MarketSourceKind | undefined,
): Promise<SetInView> {
  const { set, sets } = await chosenSet(db, user, kind)
  return {
    id: set?.id,
    source: set ? sourceOf(set) : DEMO_SOURCE,
    sources: sets.length > 0 ? sets.map(sourceOf) : [DEMO_SOURCE],
  }
}

export function sourceOf(set: VisibleSet): MarketSource {
  const { id: _, ...source } = set
  return source
}

export const daysOf = (range: MarketRange) => MARKET_RANGES[range]
