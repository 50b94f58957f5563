import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../../ui'

interface FilterFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Between two letters of somebody who types; then the server is asked. */
const REST = 250
/** As the server takes it. */
const LONGEST = 100

/** A filter that is applied when the typing rests. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Changed somewhere else: by "Clear filter", or by a step back.
  if (value !== told) {
    setTold(value)
    if (value !== typed.trim()) setTyped(value)
  }

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(text.trim()), text === '' ? 0 : REST)
  }

  return (
    <SearchField
      label={label}
      placeholder={label}
      value={typed}
      maxLength={LONGEST}
      onValueChange={type}
      className="w-full @3xl:w-72"
    />
  )
}
