export { Choice, RangeButtons, SourceSwitch } from './controls'
export {
  agoText,
  compactCount,
  compactMoney,
  dayText,
  daysText,
  fullCount,
  money,
  NO_FIGURE,
  percent,
  signedPercent,
} from './format'
export { MarketTable } from './market-table'
export { RankedSkeleton } from './ranked-skeleton'
export { EstimateTag, SourceNote } from './source-note'
export { engagementMissing, MISSING, sourceLine } from './source-texts'
export { StatCard, StatCardSkeleton } from './stat-card'
export { type FiguresFailure, useCharts, useCreators, useDashboard, useProduct, useProducts } from './use-figures'
export type { Direction, MarketColumn, MarketTableProps } from './table-head'
export { useWriteScript } from './write-script'
export { marketAddress, openedProduct, useMarketAddress } from './use-market-address'
