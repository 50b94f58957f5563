export { type RequestPolicy } from './ask-shop'
export { nextDay, type ProductDay, type ShopAccess, ShopClient, type ShopTokens, type VideoDay } from './shop-client'
export { ShopFailure } from './shop-failure'
