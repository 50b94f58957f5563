import { useCallback, useEffect, useRef, useState } from 'react'

/** So long controls stay after the last move of a mouse or key. */
const AWAKE = 2500

/** Whether somebody has just done something. */
export function useAwake() {
  const [isAwake, setAwake] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    setAwake(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAwake(false), AWAKE)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { isAwake, wake }
}
