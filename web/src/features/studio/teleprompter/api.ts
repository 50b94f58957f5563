import { queryOptions } from '@tanstack/react-query'
import { isOnline, logError, statusOf, supabase, unwrap } from '../../../platform'
import { forgetTakes, queueTake, type WaitingTake, waitingTakes } from './take-queue'
import type { Take } from './takes'

const SHOWN = 300

/** The takes of a script, oldest first. Without a connection there are only those of this visit, which is not an error. */
export const takesQuery = (rowId: string | undefined) =>
  queryOptions({
    queryKey: ['script-takes', rowId ?? ''],
    queryFn: async ({ signal }): Promise<Take[]> => {
      const rows = await unwrap(
        supabase()
          .from('script_takes')
          .select('id, scene, verdict, seconds, idempotency_key, created_at')
          .eq('script_id', rowId ?? '')
          .order('created_at', { ascending: false })
          .limit(SHOWN)
          .abortSignal(signal),
      )
      return rows.reverse().map((row) => ({
        key: row.idempotency_key ?? row.id,
        scene: row.scene,
        verdict: row.verdict === 'good' ? 'good' : 'retake',
        seconds: row.seconds,
        at: row.created_at,
      }))
    },
    enabled: rowId !== undefined,
    retry: false,
    staleTime: 60_000,
    networkMode: 'always',
  })

/** Keeps a take of a saved script. It waits in the browser until the server has it. */
export function keepTake(userId: string, take: WaitingTake) {
  // Where the browser stores nothing it is sent all the same, once.
  if (queueTake(userId, take)) void sendWaitingTakes(userId)
  else void sendTakes([take]).catch((error: unknown) => logError('A take couldn’t be saved', error))
}

let sending: Promise<void> | undefined

/** Sends what waits, all of it in one call. What could not be sent waits on. */
export function sendWaitingTakes(userId: string): Promise<void> {
  sending = (sending ?? Promise.resolve()).then(() => sendAll(userId)).catch(() => undefined)
  return sending
}

async function sendAll(userId: string) {
  const waiting = waitingTakes(userId)
  if (waiting.length === 0 || !isOnline()) return
  const { data } = await supabase().auth.getSession()
  // Somebody else has signed in meanwhile, or nobody is: they wait for their owner.
  if (data.session?.user.id !== userId) return
  try {
    await sendTakes(waiting)
    forgetTakes(userId, waiting)
  } catch (error) {
    if (!isRefused(error)) return
    // One of them belongs to a script that is gone, and refuses all.
    for (const take of waiting) await sendOne(userId, take)
  }
}

async function sendOne(userId: string, take: WaitingTake) {
  try {
    await sendTakes([take])
  } catch (error) {
    if (!isRefused(error)) return
    logError('A take was refused', error)
  }
  forgetTakes(userId, [take])
}

/** What is refused now is refused always; a session that has run out, or too many calls, is not that. */
function isRefused(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
}

async function sendTakes(takes: readonly WaitingTake[]): Promise<void> {
  await unwrap(
    supabase()
      .from('script_takes')
      .upsert(
        takes.map(({ key, script, scene, verdict, seconds }) => ({
          idempotency_key: key,
          script_id: script,
          scene,
          verdict,
          seconds,
        })),
        { onConflict: 'user_id,idempotency_key', ignoreDuplicates: true },
      ),
  )
  // A take that the server has already keeps what it said before.
  for (const { key, verdict, corrected } of takes) {
    if (corrected) await unwrap(supabase().from('script_takes').update({ verdict }).eq('idempotency_key', key))
  }
}
