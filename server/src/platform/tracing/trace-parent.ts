import type { IncomingHttpHeaders } from 'node:http'

/** The caller's span (W3C `traceparent`). */
export interface TraceParent {
  traceId: string
  spanId: string
  /** Whether the caller records it. */
  sampled: boolean
}

/** `traceparent` of W3C Trace Context; later versions begin in the same way. */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/

/** Undefined for callers who name none, or not as W3C writes it. `tracestate` is left alone: anything may stand in it. */
export function traceParentOf({ traceparent }: IncomingHttpHeaders): TraceParent | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(String(traceparent ?? '')) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, sampled: (parseInt(flags, 16) & 1) === 1 }
}
