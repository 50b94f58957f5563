import { useState } from 'react'

/**
 * What somebody has changed about saved values, and not saved yet. Values that change elsewhere meanwhile come through where
 * nothing was typed.
 */
export function useDraft<Values extends object>(saved: Values) {
  const [changes, setChanges] = useState<Partial<Values>>({})
  const values: Values = { ...saved, ...changes }
  const differing = Object.entries(changes).filter(([key, value]) => saved[key as keyof Values] !== value)

  return {
    values,
    /** What differs from what is saved. */
    changes: Object.fromEntries(differing) as Partial<Values>,
    dirty: differing.length > 0,
    change: (patch: Partial<Values>) => setChanges((now) => ({ ...now, ...patch })),
    /** Forgets what was saved; what was typed while it was being saved stays. */
    settle: (sent: Partial<Values>) =>
      setChanges(
        (now) =>
          Object.fromEntries(
            Object.entries(now).filter(([key, value]) => sent[key as keyof Values] !== value),
          ) as Partial<Values>,
      ),
    /** Back to what is saved. */
    discard: () => setChanges({}),
  }
}
