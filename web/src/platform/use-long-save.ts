import { useEffect, useState } from 'react'

/** A save that takes longer than this says so. */
const LONG_SAVE_MS = 3000
export const STILL_SAVING = 'Still saving. Keep this page open.'

/** Whether a save has been under way for so long that people should know. */
export function useLongSave(isSaving: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isSaving) return
    const timer = setTimeout(() => setLong(true), LONG_SAVE_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isSaving])
  return isSaving && isLong
}
