import { createServer } from 'node:http'
import * as z from 'zod'
import { listenOnLoopback } from '../../../testing/loopback'

const Value = z
  .union([z.object({ stringValue: z.string() }), z.object({ intValue: z.coerce.number() })])
  .transform((value) => Object.values(value)[0])
const Attributes = z
  .array(z.strictObject({ key: z.string(), value: Value }))
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, value])))

/** OTLP as JSON: what the specification has of spans, and of it what ours may have. */
const Span = z.object({
  name: z.string(),
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().default(''),
  kind: z.number(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: Attributes,
  status: z.strictObject({ code: z.number() }),
  events: z.tuple([]),
  links: z.tuple([]),
})
const Delivery = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})

export type ExportedSpan = z.output<typeof Span>

export interface Collector {
  url: string
  /** Everything that came, headers included, as it came. */
  texts: string[]
  spans(): ExportedSpan[]
  services(): unknown[]
  close(): Promise<void>
}

/** An OpenTelemetry collector on loopback, which answers with this status; with none it takes what comes and says nothing. */
export async function startCollector(status: number | undefined = 200): Promise<Collector> {
  const texts: string[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      texts.push(`${request.method} ${request.url}\n${request.rawHeaders.join('\n')}\n${body}`)
      bodies.push(body)
      if (status !== undefined) response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const deliveries = () => bodies.flatMap((body) => Delivery.parse(JSON.parse(body)).resourceSpans)
  return {
    ...(await listenOnLoopback(server)),
    texts,
    spans: () => deliveries().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    services: () => deliveries().map(({ resource }) => resource.attributes['service.name']),
  }
}
