import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newKey } from '../../../platform'
import { useSession } from '../../account'
import { keepTake, sendWaitingTakes, takesQuery } from './api'
import { mergedTakes, type Take, takeSeconds } from './takes'

/** The take log of a script: kept for a saved one, else as long as the teleprompter is open. */
export function useTakes(rowId: string | undefined) {
  const userId = useSession().user?.id
  const { data: stored } = useQuery(takesQuery(rowId))
  const [own, setOwn] = useState<readonly Take[]>([])

  // A script may be saved while somebody speaks it: then its takes follow.
  const kept = useRef(new Set<string>())
  useEffect(() => {
    if (!userId || !rowId) return
    for (const take of own) {
      if (kept.current.has(take.key)) continue
      kept.current.add(take.key)
      keepTake(userId, { ...take, script: rowId })
    }
  }, [own, userId, rowId])

  useEffect(() => {
    if (!userId) return
    const send = () => void sendWaitingTakes(userId)
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [userId])

  const addTake = useCallback((scene: number, verdict: Take['verdict'], seconds: number | null) => {
    const take: Take = { key: newKey(), scene, verdict, seconds: takeSeconds(seconds), at: new Date().toISOString() }
    setOwn((takes) => [...takes, take])
    return take
  }, [])

  return { takes: mergedTakes(stored ?? [], own), own, addTake }
}
