import type { MarketRange, MarketSource, MarketSourceKind } from '@reelwright/shared'
import { type FiguresFailure, SourceNote } from '../figures'

interface OtherSourceProps {
  /** Of a part of the page; undefined while it loads. */
  source: MarketSource | undefined
  /** Of the page around it. */
  shown: MarketSourceKind
  range: MarketRange
  failure: FiguresFailure | null
}

/** Says it where a part of the page got other figures than the rest, as when only one of two requests failed. */
export function OtherSource({ source, shown, range, failure }: OtherSourceProps) {
  if (!source || source.kind === shown) return null
  return <SourceNote source={source} range={range} failure={failure} />
}
