import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error'
import { fail, inSpan, partSpan } from './tracing'

/**
 * Everything that this process counts. Modules call what is exported here and never see the library behind it. A label has few values, all
 * known before anybody asks: no ids, no addresses, nothing that a client chose.
 */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

type Labels<Label extends string> = Record<Label, string>

export interface Count<Label extends string = never> {
  add(labels: Labels<Label>, by?: number): void
}

export interface Spread<Label extends string = never> {
  /** A duration is in seconds. */
  observe(labels: Labels<Label>, value: number): void
}

export interface Level<Label extends string = never> {
  set(labels: Labels<Label>, value: number): void
  change(labels: Labels<Label>, by: number): void
  /** Nothing is known any more: better no value than an old one. */
  forget(): void
}

/** What only grows. The name ends in `_total`. */
export function counter<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Count<Label> {
  const made = new Counter<string>({ name, help, labelNames: [...labelNames], registers: [registry] })
  return { add: (labels, by = 1) => made.inc(labels, by) }
}

/** How values are spread. `buckets` are upper ends, ascending. */
export function histogram<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  buckets: readonly number[],
): Spread<Label> {
  const made = new Histogram<string>({
    name,
    help,
    labelNames: [...labelNames],
    buckets: [...buckets],
    registers: [registry],
  })
  return { observe: (labels, value) => made.observe(labels, value) }
}

/** Registers a gauge. */
export function gauge<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Level<Label> {
  const made = new Gauge<string>({ name, help, labelNames: [...labelNames], registers: [registry] })
  return {
    set: (labels, value) => made.set(labels, value),
    change: (labels, by) => made.inc(labels, by),
    forget: () => (labelNames.length > 0 ? made.reset() : made.remove()),
  }
}

export const answerTimes = histogram(
  'http_request_duration_seconds',
  'Time from the request to the end of the response',
  ['method', 'route', 'status'],
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
)

const scripts = histogram(
  'reelwright_script_seconds',
  'Time to write (generate) or change (refine) one script, by writer and outcome: written, fell_back to the embedded writer, failed, left by the client',
  ['work', 'writer', 'outcome'],
  [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 20, 30],
)
const fallbacks = counter(
  'reelwright_script_fallbacks_total',
  'Times the embedded writer replaced a language model, by reason',
  ['writer', 'reason'],
)

const modelCost = counter(
  'reelwright_model_cost_dollars_total',
  "Cost of scripts, refinements and tests by a language model, including canceled ones, if its prices are set; users' own keys are not counted",
  ['work', 'writer'],
)
const modelTokens = counter('reelwright_model_tokens_total', 'Tokens sent to language models and received from them', [
  'work',
  'writer',
  'direction',
])

interface Usage {
  writer: string
  fellBack: string | undefined
}

/** "openai/gpt-5-mini": the provider is enough. */
const providerOf = ({ writer }: Pick<Usage, 'writer'>) => writer.split('/')[0] ?? 'none'

interface ModelUse {
  writer: string
  inputTokens: number
  outputTokens: number
  costMicrodollars: number | null
  ownKey?: boolean
}

/** Counts what a language model took, also for work that was canceled. */
export function countModelUse(work: 'generate' | 'refine' | 'test', use: ModelUse) {
  const { inputTokens, outputTokens, costMicrodollars, ownKey } = use
  const writer = providerOf(use)
  if (inputTokens > 0) modelTokens.add({ work, writer, direction: 'sent' }, inputTokens)
  if (outputTokens > 0) modelTokens.add({ work, writer, direction: 'received' }, outputTokens)
  if (costMicrodollars && !ownKey) modelCost.add({ work, writer }, costMicrodollars / 1_000_000)
}

/** Measures and traces one piece of writing. `signal` aborts when the client disconnects. */
export async function timeScript<Written extends { usage: Usage }>(
  work: 'generate' | 'refine',
  signal: AbortSignal,
  write: () => Promise<Written>,
): Promise<Written> {
  const begun = performance.now()
  const span = partSpan(`${work} script`, 'internal', {})
  const done = (writer: string, outcome: string) => {
    scripts.observe({ work, writer, outcome }, (performance.now() - begun) / 1000)
    span?.setAttributes({ 'reelwright.writer': writer, 'reelwright.outcome': outcome }).end()
  }
  try {
    const written = await (span ? inSpan(span, write) : write())
    const { fellBack } = written.usage
    const writer = providerOf(written.usage)
    done(writer, fellBack === undefined ? 'written' : 'fell_back')
    if (fellBack !== undefined) fallbacks.add({ writer, reason: fellBack })
    return written
  } catch (error) {
    if (span && !signal.aborted) fail(span, error)
    done('none', signal.aborted ? 'left' : 'failed')
    throw error
  }
}

/** Jobs that came to an end on this server, by kind ("market_import", "billing", "letters") and outcome ("done", "failed", ...). */
export const endedJobs = counter('reelwright_jobs_total', 'Jobs and scheduled runs that ended on this server', [
  'kind',
  'outcome',
])

/** Attempts to send a mail: `sent`, `postponed` (tried again), `refused` for good. */
export const mailAttempts = counter('reelwright_mails_total', 'Attempts to send an email, by outcome', ['outcome'])

const paymentEvents = counter(
  'reelwright_payment_events_total',
  'Events of the payment provider: taken, refused (it changed nothing), waiting (retried later), unreadable (not signed by the provider)',
  ['outcome'],
)

/** Counts an event by what came of it. `handling` resolves to why nothing was changed, or undefined. */
export async function countPaymentEvent(handling: Promise<string | undefined>): Promise<string | undefined> {
  try {
    const refusal = await handling
    paymentEvents.add({ outcome: refusal === undefined ? 'taken' : 'refused' })
    return refusal
  } catch (error) {
    const foreign = error instanceof AppError && error.status < 500
    paymentEvents.add({ outcome: foreign ? 'unreadable' : 'waiting' })
    throw error
  }
}

/** Errors that browsers reported (`/api/client-errors`). */
export const browserErrors = counter('reelwright_browser_errors_total', 'Errors reported by browsers')

/** Sockets of `/realtime/v1` that are open on this server. */
export const realtimeSockets = gauge('reelwright_realtime_sockets', 'Open realtime sockets on this server')

/** The figures of a connection pool. */
export interface PoolCounts {
  totalCount: number
  idleCount: number
  waitingCount: number
  options: { max?: number | undefined }
}

const connections = gauge('reelwright_database_connections', 'Database connections of this server, busy or idle', [
  'state',
])
const connectionLimit = gauge(
  'reelwright_database_connections_limit',
  'Maximum number of database connections of this server',
)
const connectionQueue = gauge('reelwright_database_queue', 'Requests of this server waiting for a database connection')
let pool: PoolCounts | undefined

/** Sets the pool whose connections are measured. */
export function measurePool(counts: PoolCounts) {
  pool = counts
}

/** Everything as Prometheus reads it. */
export function metricsText(): Promise<string> {
  if (pool) {
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connectionLimit.set({}, pool.options.max ?? 10)
    connectionQueue.set({}, pool.waitingCount)
  }
  return registry.metrics()
}
