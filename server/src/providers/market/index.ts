export {
  backOffMs,
  FeedFailure,
  fetchFeed,
  knownNiche,
  readFeed,
  type DatedEntry,
  type FeedLimits,
  type FeedReading,
} from './feed'
export { checkedBytes, readTable, type Table, type TableRow } from './files'
export {
  nextDay,
  type RequestPolicy,
  type ProductDay,
  type ShopAccess,
  ShopClient,
  ShopFailure,
  type ShopTokens,
  type VideoDay,
} from './tiktok-shop'
