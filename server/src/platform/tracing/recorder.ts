import { randomUUID } from 'node:crypto'
import { ROOT_CONTEXT, SpanKind, trace, TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../config'
import type { Log } from '../log'
import { inSpan, type Recorder } from './spans'
import type { TraceParent } from './trace-parent'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
/** How long one delivery may take, tries included. */
const DELIVERY_MS = 5000
/** Spans that wait for delivery; further ones are lost. A few megabytes. */
const MAX_WAITING = 2048
const LOG_INTERVAL_MS = 60_000

/**
 * Makes spans and delivers them, some hundred at a time. All of OpenTelemetry's packages are behind this file: it is read only when traces
 * are exported.
 */
export function createRecorder(config: TracingConfig, log: Log): Recorder & { close(): Promise<void> } {
  const { url, headers, serviceName, sampler, ratio } = config
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() }),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: quietly(new OTLPTraceExporter({ url, headers, timeoutMillis: DELIVERY_MS }), log),
        maxQueueSize: MAX_WAITING,
      }),
    ],
  })
  const tracer = provider.getTracer('reelwright')
  return {
    start(name, kind, attributes, parent) {
      const given = parent && 'traceId' in parent ? trace.wrapSpanContext(contextOf(parent)) : parent
      const context = given ? trace.setSpan(ROOT_CONTEXT, given) : ROOT_CONTEXT
      return tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)
    },
    close: () => provider.shutdown(),
  }
}

const contextOf = ({ traceId, spanId, sampled }: TraceParent) => ({
  traceId,
  spanId,
  traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
})

function samplerOf(name: TracingConfig['sampler'], ratio: number): Sampler {
  const [, parentBased, kind] = /^(parentbased_)?(.+)$/.exec(name) ?? []
  const root =
    kind === 'always_on'
      ? new AlwaysOnSampler()
      : kind === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio)
  return parentBased ? new ParentBasedSampler({ root }) : root
}

/** Deliveries belong to no request. Failures are logged once a minute, and the recovery once. */
function quietly(exporter: SpanExporter, log: Log): SpanExporter {
  let logged = false
  let loggedAt = -Infinity
  return {
    export(spans, done) {
      inSpan(undefined, () =>
        exporter.export(spans, (result) => {
          const now = performance.now()
          const code: number = result.code
          const failed = code !== 0
          if (failed && now - loggedAt >= LOG_INTERVAL_MS) {
            log.warn({ err: result.error }, 'Traces cannot be delivered')
            logged = true
            loggedAt = now
          } else if (!failed && logged) {
            log.info('Traces are delivered again')
            logged = false
          }
          done(result)
        }),
      )
    },
    shutdown: () => exporter.shutdown(),
  }
}
