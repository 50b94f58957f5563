import { useEffect, useEffectEvent } from 'react'

/** (B-ED-08) */
export const AUTO_SAVE_AFTER = 2000

interface AutoSaveOptions {
  /** There is something to save and nothing in the way. */
  due: boolean
  /** Each change of these restarts the debounce. */
  fields: unknown
  save: () => void
}

/** Saves when nothing was changed for two seconds. (B-ED-08) */
export function useAutoSave({ due, fields, save }: AutoSaveOptions) {
  const onPause = useEffectEvent(save)
  useEffect(() => {
    if (!due) return undefined
    const timer = setTimeout(() => onPause(), AUTO_SAVE_AFTER)
    return () => clearTimeout(timer)
    // What is typed is not read in here; that it changed is all that counts.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [due, fields])
}
