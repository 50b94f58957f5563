import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { READING_RULES } from '../providers/model/second-reading'
import { chatWire, googleWire, messagesWire, responsesWire, type Said, type Wire } from './model-wire'
import { listenOnLoopback } from './loopback'

/** What the fake server does with one request. */
export interface ModelReply {
  text?: string
  /** How many pieces the text comes in; by default 20 where something happens between two of them, else 5. */
  pieces?: number
  /** How many pieces of thoughts come before the text. */
  thoughts?: number
  /** Milliseconds between two thoughts; `pause` by default. */
  thoughtPause?: number
  /** Milliseconds between two pieces. */
  pause?: number
  /** Says `text` as a refusal. */
  refused?: boolean
  /** Fails with this status. */
  status?: number
  /** What the failure says, in the words of the service. */
  message?: string
  headers?: Record<string, string>
  /** Ends the connection after so many pieces. */
  dropAfter?: number
  /** Ends the answer after so many pieces, without the final event. */
  endAfter?: number
  /** Reports an error of its own after so many pieces, as an event. */
  failAfter?: number
  /** Says nothing more after so many pieces, and stays connected. */
  stallAfter?: number
  /** Takes the request and never answers. */
  silent?: boolean
  inputTokens?: number
  outputTokens?: number
}

export interface ModelServerOptions {
  /** The only key it accepts. */
  key?: string
  /** Models it has; without, it has no list. */
  models?: string[]
  /** Answers to second readings, in turn and the last for all further ones. Unless told, a reading finds nothing and costs nothing. */
  readings?: ModelReply[]
}

export interface ModelRequest {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** Resolves when the client hangs up before the answer is complete. */
  hungUp: Promise<void>
}

export interface ModelServer {
  /** Without a path, as in `http://127.0.0.1:4711`. */
  url: string
  requests: ModelRequest[]
  /** Second readings: they are not among `requests`. */
  readings: ModelRequest[]
  close(): Promise<void>
}

const WIRES: [RegExp, (said: Said) => Wire][] = [
  [/\/chat\/completions$/, chatWire],
  [/\/responses$/, responsesWire],
  [/\/messages$/, messagesWire],
  [/:(?:streamGenerateContent|generateContent)$/, googleWire],
]

/**
 * A loopback server that speaks the wire protocols of OpenAI (chat completions and responses), Anthropic and Google. It answers
 * the requests in turn by `replies`, and all further ones by the last.
 */
export async function modelServer(...replies: ModelReply[]): Promise<ModelServer> {
  return modelServerWith({}, ...replies)
}

/** The same, with a key and a list of models. Requests for the list are not among `requests`. */
export async function modelServerWith(
  { key, models, readings: readingReplies = [NOTHING_FOUND] }: ModelServerOptions,
  ...replies: ModelReply[]
): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  const readings: ModelRequest[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const given = request.headers['x-api-key'] ?? request.headers['x-goog-api-key'] ?? request.headers.authorization
    if (key !== undefined && given !== key && given !== `Bearer ${key}`) return refuseKey(request, response)
    if (request.method === 'GET') return listModels(models, request, response)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
    const url = new URL(request.url ?? '/', 'http://localhost')
    const hungUp = new Promise<void>((resolve) => {
      response.on('close', () => {
        if (!response.writableFinished) resolve()
      })
    })
    const isReading = JSON.stringify(body).includes(JSON.stringify(READING_RULES).slice(1, -1))
    const [asked, answers] = isReading ? [readings, readingReplies] : [requests, replies]
    asked.push({ path: url.pathname, headers: request.headers, body, hungUp })
    const reply = answers[Math.min(asked.length, answers.length) - 1] ?? {}
    const wire = WIRES.find(([path]) => path.test(url.pathname))?.[1]
    if (!wire) response.writeHead(404).end()
    else await perform(reply, wire(saidBy(reply, body)), wantsStream(url, body), response)
  }

  return { ...(await listenOnLoopback(server)), requests, readings }
}

const NOTHING_FOUND: ModelReply = { text: '{"claims": [], "marked": []}', inputTokens: 0, outputTokens: 0 }

/** Google says so with 400. */
function refuseKey({ headers, url }: IncomingMessage, response: ServerResponse) {
  const google = headers['x-goog-api-key'] !== undefined || url?.includes('/v1beta/')
  const error = google
    ? { code: 400, message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] }
    : { message: 'Incorrect API key', type: 'invalid_request_error' }
  response.writeHead(google ? 400 : 401, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}

function listModels(models: string[] | undefined, { url = '' }: IncomingMessage, response: ServerResponse) {
  const name = /\/models\/(.+)$/.exec(url)?.[1]
  const known = name === undefined ? models !== undefined : models?.includes(decodeURIComponent(name))
  const list = { object: 'list', data: models?.map((id) => ({ id, object: 'model' })) }
  response
    .writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(!known ? { error: 'not found' } : name === undefined ? list : { id: name }))
}

const wantsStream = (url: URL, body: Record<string, unknown>) =>
  body.stream === true || url.pathname.endsWith(':streamGenerateContent')

const saidBy = (reply: ModelReply, body: Record<string, unknown>): Said => ({
  model: typeof body.model === 'string' ? body.model : 'model',
  inputTokens: reply.inputTokens ?? 100,
  outputTokens: reply.outputTokens ?? 50,
  refused: reply.refused ?? false,
})

async function perform(reply: ModelReply, wire: Wire, stream: boolean, response: ServerResponse) {
  const { dropAfter, endAfter, failAfter, stallAfter, pause } = reply
  const isWhole = [dropAfter, endAfter, failAfter, stallAfter, pause].every((each) => each === undefined)
  const { text = '', pieces = isWhole ? 5 : 20, status } = reply
  if (reply.silent) return
  if (status !== undefined) {
    response.writeHead(status, { 'content-type': 'application/json', ...reply.headers })
    response.end(
      JSON.stringify({ error: { message: reply.message ?? `stand-in says ${status}`, type: 'error', code: null } }),
    )
    return
  }
  if (!stream) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire.plain(text)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const line of wire.opening) response.write(line)
  for (let at = 0; at < (reply.thoughts ?? 0); at++) {
    response.write(wire.thought('Who would say this? '))
    await sleep(reply.thoughtPause ?? pause ?? 0)
  }
  const size = Math.max(1, Math.ceil(text.length / pieces))
  for (let at = 0; at * size < text.length; at++) {
    if (at === stallAfter) return
    if (at === failAfter) response.write(wire.error)
    if (at === failAfter || at === endAfter) return void response.end()
    if (at === dropAfter) {
      response.destroy()
      return
    }
    response.write(wire.piece(text.slice(at * size, (at + 1) * size)))
    // Each piece in a packet of its own.
    await sleep(pause ?? 0)
    if (response.destroyed) return
  }
  for (const line of wire.closing) response.write(line)
  response.end()
}
