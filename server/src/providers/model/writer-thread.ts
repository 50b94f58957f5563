import {
  ScriptBrief,
  VIDEO_STYLES,
  type GeneratedScript,
  type RefineRequest,
  type RefineResult,
  type ScriptAngles,
  type SearchTerm,
  type SeoSuggestions,
} from '@reelwright/shared'
import type { WritingIdeas } from '@reelwright/writer'
import type { SeoFacts } from '@reelwright/writer/seo'
import { createThread, threadFile } from '../../platform/thread'

/** A script to write, one to change, angles to list, ideas for another writer, or words for a listing. */
export type WriterRequest = { seed: string; avoid: string[] } & (
  | { brief: ScriptBrief }
  | { refining: RefineRequest }
  | { anglesOf: ScriptBrief }
  | { ideasOf: ScriptBrief }
  | { seoOf: SeoQuestion }
)

/** What words for a listing and a post are made of. */
export interface SeoQuestion {
  facts: SeoFacts
  searchTerms: SearchTerm[]
  turn: number
}

/**
 * The embedded writer of this server. A script keeps a processor busy for 15 to 40 milliseconds, a change of the longest for most of a
 * second: nobody who lists, saves or listens meanwhile should wait for that.
 */
const askWriter = createThread<WriterRequest, unknown>({
  file: threadFile(import.meta.url, 'writer-worker'),
  memoryMb: 512,
  // Who asks gives up before.
  limitMs: 60_000,
  // A new thread takes longer to get ready than most requests take.
  graceMs: 5_000,
  mostOfOne: 100,
  mostWaiting: 500,
  texts: {
    cancelled: 'The client left before the script was written',
    late: 'The script took too long to write',
    tooManyOfOne: 'Too many of your scripts are being written. Try again in a moment.',
    tooMany: 'Too many scripts are being written. Try again in a moment.',
  },
})

/** Who asks, and for how long. */
interface Asking {
  seed: string
  avoid: string[]
  account?: string
  signal?: AbortSignal
}

async function ask(request: WriterRequest, { account = 'nobody', signal = new AbortController().signal }: Asking) {
  try {
    return await askWriter(request, account, signal)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  }
}

/** @throws the signal's reason when it aborts, and what `createThread` throws. */
export const writeInThread = (brief: ScriptBrief, asking: Asking) =>
  ask({ brief, seed: asking.seed, avoid: asking.avoid }, asking) as Promise<GeneratedScript>

/** @throws like `writeInThread`. */
export const refineInThread = (refining: RefineRequest, asking: Asking) =>
  ask({ refining, seed: asking.seed, avoid: asking.avoid }, asking) as Promise<RefineResult>

/** @throws like `writeInThread`. */
export const anglesInThread = (anglesOf: ScriptBrief, asking: Asking) =>
  ask({ anglesOf, seed: asking.seed, avoid: asking.avoid }, asking) as Promise<ScriptAngles>

/** @throws like `writeInThread`. */
export const ideasInThread = (ideasOf: ScriptBrief, asking: Asking) =>
  ask({ ideasOf, seed: asking.seed, avoid: asking.avoid }, asking) as Promise<WritingIdeas | undefined>

/** @throws like `writeInThread`. */
export const suggestSeoInThread = (seoOf: SeoQuestion, asking: Pick<Asking, 'account' | 'signal'>) =>
  ask({ seoOf, seed: '', avoid: [] }, { ...asking, seed: '', avoid: [] }) as Promise<SeoSuggestions>

/**
 * Writes a script of each style that nobody sees. The first of a thread compiles a thousand regular expressions and takes ten times as
 * long as the next; a creator should not be the one who waits for that, and waits for one of these at most.
 */
export async function warmUpWriter(): Promise<void> {
  const brief = { productName: 'Desk lamp', targetAudience: 'everyone', features: ['dimmable'] }
  // A story is told by other code than a script without one.
  const story = 'My old lamp flickered all evening. I put this one on the desk, and now I read until ten.'
  const asking = { seed: 'warm', avoid: [] }
  const briefs = [...VIDEO_STYLES.map((style) => ({ ...brief, style })), { ...brief, story }]
  await Promise.allSettled(briefs.map((each) => writeInThread(ScriptBrief.parse(each), asking)))
}
