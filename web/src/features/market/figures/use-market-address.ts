import { MARKET_RANGE_KEYS, MARKET_SOURCES, DEFAULT_MARKET_RANGE } from '@reelwright/shared'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod'

/** What every page of figures has in its address; what is not understood falls back. A page adds its own, each with a `catch`. */
export const marketAddress = {
  range: z.enum(MARKET_RANGE_KEYS).catch(DEFAULT_MARKET_RANGE),
  /** Undefined: the best there is. */
  source: z.enum(MARKET_SOURCES).optional().catch(undefined),
  q: z
    .string()
    .transform((typed) => Array.from(typed.trim()).slice(0, 100).join(''))
    .catch(''),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
}

/** The product that is looked at. */
export const openedProduct = z.string().min(1).max(100).optional().catch(undefined)

type Address = Record<string, string | undefined>
type GoTo<Shape> = (change: Partial<Shape>, how?: 'step') => void

/** What a page of figures shows, kept in the address. `how: 'step'` makes a change one that "back" undoes. */
export function useMarketAddress<Shape extends Address>(schema: z.ZodType<Shape>): [address: Shape, go: GoTo<Shape>] {
  const [query, setQuery] = useSearchParams()
  // An address takes a moment to change: what is chosen meanwhile must not take the change before back.
  const pending = useRef<{ from: URLSearchParams; address: Shape }>(undefined)
  useEffect(() => {
    const forget = () => (pending.current = undefined)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  const address = schema.parse(Object.fromEntries(query))
  const go: GoTo<Shape> = (change, how) => {
    const before = pending.current?.from === query ? pending.current.address : address
    pending.current = { from: query, address: { ...before, ...change } }
    setQuery(written(pending.current.address, schema.parse({}), query), {
      replace: how !== 'step',
      preventScrollReset: true,
    })
  }
  return [address, go]
}

/** Only what is not as usual is said; what others put into the address stays. */
function written(address: Address, usual: Address, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(address)) {
    if (value === undefined || value === usual[name]) next.delete(name)
    else next.set(name, value)
  }
  return next
}
