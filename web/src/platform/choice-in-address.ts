import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLatest } from './use-latest'

/**
 * Which tab or view is chosen. The address names it too, so that it survives a reload and sharing; it is no step of the history, and
 * it is shown at once. Null: the address names none of `values`, and none was chosen.
 */
export function useChoiceInAddress<Value extends string>(
  parameter: string,
  values: readonly Value[],
): [Value | null, (value: Value | null) => void] {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const named = query.get(parameter)
  const [chosen, setChosen] = useState(() => values.find((value) => value === named) ?? null)
  const choose = useLatest((value: Value | null) => {
    setChosen(value)
    if (value === named) return
    setQuery(
      (now) => {
        if (value === null) now.delete(parameter)
        else now.set(parameter, value)
        return now
      },
      { replace: true, preventScrollReset: true, state },
    )
  })
  return [chosen, choose]
}
