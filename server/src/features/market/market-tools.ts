import type { Tools } from '../../platform/tools'

/** What the market's routes and jobs work with. The feed and the shop's API are reached by the settings in `config.market`. */
export type MarketTools = Tools
