import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../../ui'

interface FilterFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Delay between the last keystroke and the request. */
const DEBOUNCE_MS = 250
/** As the server accepts it. */
const MAX_LENGTH = 100

/** A filter that is applied debounced. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  const [typed, setTyped] = useState(value)
  const [previous, setPrevious] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Changed somewhere else: by "Clear filter", or by a step back.
  if (value !== previous) {
    setPrevious(value)
    if (value !== typed.trim()) setTyped(value)
  }

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(text.trim()), text === '' ? 0 : DEBOUNCE_MS)
  }

  return (
    <SearchField
      label={label}
      placeholder={label}
      value={typed}
      maxLength={MAX_LENGTH}
      onValueChange={type}
      className="w-full @3xl:w-72"
    />
  )
}
