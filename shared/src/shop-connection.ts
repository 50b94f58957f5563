/** The account's shop at TikTok Shop, as far as we may read it. */
export interface ShopConnection {
  shopName: string | null
  region: string | null
  /** `expired`: it has to be connected again. */
  state: 'connected' | 'expired'
  connectedAt: string
  /** The last day whose figures were read, as 2026-11-21; null before the first reading. */
  readUntil: string | null
}

/** `GET /api/market/shop`; `available` says whether the operator has set this up. */
export interface ShopAnswer {
  success: true
  data: { available: boolean; connection: ShopConnection | null }
}
