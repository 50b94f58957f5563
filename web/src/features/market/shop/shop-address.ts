import { CREATOR_ORDERS, PRODUCT_ORDERS } from '@reelwright/shared'
import * as z from 'zod'
import { marketAddress, openedProduct } from '../figures'

export const SHOP_TABS = ['overview', 'creators', 'products', 'insights'] as const
export type ShopTab = (typeof SHOP_TABS)[number]

/** What the shop's page shows. Each table has an order of its own; `q` and `direction` are the open one's. */
export const ShopAddress = z.object({
  ...marketAddress,
  tab: z.enum(SHOP_TABS).catch('overview'),
  creators: z.enum(CREATOR_ORDERS).catch('revenue'),
  products: z.enum(PRODUCT_ORDERS).catch('revenue'),
  product: openedProduct,
})
export type ShopAddress = z.output<typeof ShopAddress>
export type GoTo = (change: Partial<ShopAddress>, how?: 'step') => void

export const SHOP_TAB_NAMES: Record<ShopTab, string> = {
  overview: 'Overview',
  creators: 'Creators',
  products: 'Products',
  insights: 'Insights',
}

/** What results are recorded for: the id of a script, or many. */
export const RESULTS_PARAMETER = 'results'
