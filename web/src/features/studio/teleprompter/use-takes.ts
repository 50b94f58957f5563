import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newKey } from '../../../platform'
import { useSession } from '../../account'
import { keepTake, sendWaitingTakes, takesQuery } from './api'
import { waitingTakes } from './take-queue'
import { mergedTakes, type Take, takeSeconds, turned } from './takes'

/** The take log of a script: kept for a saved one, else as long as the teleprompter is open. */
export function useTakes(rowId: string | undefined) {
  const userId = useSession().user?.id
  const cache = useQueryClient()
  const { data: stored } = useQuery(takesQuery(rowId))
  /** Those of earlier visits that the server may not have yet, or not with this verdict. */
  const [earlier, setEarlier] = useState<readonly Take[]>(() =>
    userId && rowId ? waitingTakes(userId).filter(({ script }) => script === rowId) : [],
  )
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

  // What was noted in this visit is not in what was fetched before it.
  useEffect(
    () => () => void cache.invalidateQueries({ queryKey: takesQuery(rowId).queryKey, refetchType: 'none' }),
    [cache, rowId],
  )

  const addTake = useCallback((scene: number, verdict: Take['verdict'], seconds: number | null) => {
    const take: Take = { key: newKey(), scene, verdict, seconds: takeSeconds(seconds), at: new Date().toISOString() }
    setOwn((takes) => [...takes, take])
    return take
  }, [])

  const before = mergedTakes(stored ?? [], earlier)

  /** Good becomes retake, and the other way round. */
  function turnTake(take: Take) {
    const corrected = { ...take, verdict: turned(take.verdict) }
    if (own.some(({ key }) => key === take.key)) {
      setOwn((takes) => takes.map((other) => (other.key === take.key ? corrected : other)))
    } else setEarlier((takes) => [...takes.filter(({ key }) => key !== take.key), corrected])
    if (userId && rowId) keepTake(userId, { ...corrected, script: rowId, corrected: true })
    return corrected
  }

  return { takes: mergedTakes(before, own), own, addTake, turnTake }
}
