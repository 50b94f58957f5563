import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLatest } from '../../../platform'
import { FROM_PARAMETER, TO_PARAMETER } from '../studio-address'

/** Ids of the two sides of a comparison. */
export interface Pair {
  before: string
  after: string
}

/** The two versions that are compared. The address names them, so that they survive a reload and sharing. */
export function usePairInAddress(
  first: (named: { before: string | null; after: string | null }) => Pair,
): [Pair, (pair: Pair) => void] {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const [chosen, setChosen] = useState(() =>
    first({ before: query.get(FROM_PARAMETER), after: query.get(TO_PARAMETER) }),
  )
  const choose = useLatest((pair: Pair) => {
    setChosen(pair)
    setQuery(
      (now) => {
        now.set(FROM_PARAMETER, pair.before)
        now.set(TO_PARAMETER, pair.after)
        return now
      },
      { replace: true, preventScrollReset: true, state },
    )
  })
  return [chosen, choose]
}
