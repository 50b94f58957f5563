import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'
import type { TraceParent } from './trace-parent'

export type { Span } from '@opentelemetry/api'
export type SpanKind = 'server' | 'client' | 'internal'
export type Attributes = Record<string, string | number>

/** What makes spans while traces are exported (`recorder.ts`). */
export interface Recorder {
  /** A span that may not be recorded: that is decided here, by the sampler. */
  start(name: string, kind: SpanKind, attributes: Attributes, parent: Span | TraceParent | undefined): Span
}

/**
 * The span that whatever runs now belongs to. Our own and not OpenTelemetry's global one: nothing but what is written in this folder gets
 * into a span, whatever a package offers (`ai` offers prompts).
 */
const current = new AsyncLocalStorage<Span | undefined>()
let recorder: Recorder | undefined

/** Undefined: from now on nothing is recorded. */
export function recordWith(next: Recorder | undefined) {
  recorder = next
  if (!next) current.disable()
}

export const isTracing = () => recorder !== undefined

/** The first span of a request on this server. */
export function requestSpan(name: string, attributes: Attributes, parent: TraceParent | undefined): Span | undefined {
  return recorder?.start(name, 'server', attributes, parent)
}

/**
 * A part of what is being recorded. Undefined when nothing is: traces are not exported, the request was not chosen, it has been answered,
 * or there is none (a timer that a request has started goes on in its name).
 */
export function partSpan(name: string, kind: 'client' | 'internal', attributes: Attributes): Span | undefined {
  if (!recorder) return undefined
  const parent = current.getStore()
  return parent?.isRecording() ? recorder.start(name, kind, attributes, parent) : undefined
}

/** Whether a span would be recorded; skip the work to describe it otherwise. */
export const isRecording = () => recorder !== undefined && current.getStore()?.isRecording() === true

/** What `work` does, and whatever comes of it, is part of this span; of `undefined`: of none. */
export function inSpan<T>(span: Span | undefined, work: () => T): T {
  return recorder ? current.run(span, work) : work()
}

/** `SpanStatusCode.ERROR`; the package is not read for one number. */
const ERROR = 2

/** The other side answered that it failed. */
export function failWithStatus(span: Span, status: number) {
  span.setAttribute('error.type', String(status))
  span.setStatus({ code: ERROR })
}

/** Says that it failed and of what kind the error is; never its text, which may quote the request. */
export function fail(span: Span, error: unknown) {
  span.setAttribute('error.type', kindOf(error))
  span.setStatus({ code: ERROR })
}

/** `23505`, `ECONNREFUSED`, else the name of the class. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code)) return code
  return /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Error'
}
