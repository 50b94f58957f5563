import { useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Which tab or view is chosen. The address names it too, so that it survives a reload and sharing; it is no step of the history, and
 * it is shown at once. Null: the address names none of `values`, and none was chosen.
 */
export function useChoiceInAddress<Value extends string>(
  parameter: string,
  values: readonly Value[],
): [Value | null, (value: Value) => void] {
  const [query, setQuery] = useSearchParams()
  const [chosen, setChosen] = useState(() => values.find((value) => value === query.get(parameter)) ?? null)
  return [
    chosen,
    (value) => {
      setChosen(value)
      setQuery(
        (now) => {
          now.set(parameter, value)
          return now
        },
        { replace: true, preventScrollReset: true },
      )
    },
  ]
}
