import { TEXTS } from '@reelwright/shared'
import type { CheckedBrief } from './brief-form'
import { judgeFailure, SessionError, type Verdict } from './generation-failure'
import type { ScriptAnswer } from './script-answer'

export interface GenerationTools {
  /** Who is signed in, as the client library knows it. */
  readSession: () => Promise<{ signedIn: boolean; problem?: string }>
  /** Calls the function; throws what `judgeFailure` can judge. */
  call: (brief: CheckedBrief['brief']) => Promise<unknown>
  isOnline: () => boolean
}

const NO_NETWORK = 'There is no connection.'

export type Generation =
  | { kind: 'script'; answer: ScriptAnswer; offline?: { shown: string | undefined; reason: string } }
  | Exclude<Verdict, { kind: 'offline' }>

/**
 * Writes one script, or says why not. A service in trouble still ends in a script: one written here. (B-GN-05, CX-43)
 * Never throws.
 */
export async function generateScript(
  { readSession, call, isOnline }: GenerationTools,
  checked: CheckedBrief,
): Promise<Generation> {
  try {
    if (!isOnline()) {
      // A session that ran out cannot be renewed now, and need not be.
      const { writeOffline } = await import('./offline-writer')
      return await writeOffline(checked, NO_NETWORK)
    }
    const { signedIn, problem } = await readSession()
    if (problem) throw new SessionError(`Session error: ${problem}`)
    if (!signedIn) throw new SessionError(TEXTS.notAuthenticated)
    const [said, { readAnswer }] = await Promise.all([call(checked.brief), import('./script-answer')])
    return { kind: 'script', answer: readAnswer(said, checked.brief) }
  } catch (error) {
    const verdict = judgeFailure(error)
    if (verdict.kind !== 'offline') return verdict
    try {
      const { fallbackScript } = await import('./fallback-script')
      return { kind: 'script', answer: fallbackScript(checked), offline: verdict }
    } catch {
      // The studio fetches that file while the form is filled in; without it there is only the reason.
      return { kind: 'message', about: 'product', text: verdict.shown ?? verdict.reason }
    }
  }
}
