export { ShopConnection } from './shop-connection'
