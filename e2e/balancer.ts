import { once } from 'node:events'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** A server behind the balancer. */
export interface Place {
  port: number
  /** How many requests reached it. */
  requests: number
  /** What was upgraded and is still open. */
  sockets: Set<Duplex>
}

/** How a test loses the answer of one request together with the server that gave it. */
export interface Cut {
  /** Against "POST /functions/v1/generate-script". */
  of: RegExp
  /** Once the answer has begun, of which the browser gets the head; or once it is complete, and the browser gets none of it. */
  when: 'begun' | 'complete'
  kill(place: Place): Promise<void>
}

/**
 * What nginx and Caddy do with the files in `deploy`, as far as journeys can see: requests go to the servers in turn, nothing sticks;
 * sockets go where fewest are. A server that takes no connection is passed over at once. A request that may have reached a
 * server is retried on another one only if it is a read; otherwise a missing response is a 502.
 */
export interface Balancer {
  url: string
  places: readonly Place[]
  /** Cuts the next such request; resolves with the server that was killed. */
  cut(cut: Cut): Promise<Place>
  close(): Promise<void>
}

/** Of the way to here, not of the message. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding']
/** The mailbox answers nobody who comes by a proxy. A developer would open it on the server itself. */
const MAILBOX = /^\/(api\/)?dev\/mailbox/

/** Balances between servers that listen, or will, on these ports of this machine. */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const places = ports.map((port): Place => ({ port, requests: 0, sockets: new Set() }))
  let turn = 0
  let next: (Cut & { cut: (place: Place) => void }) | undefined

  const server = createServer((incoming, outgoing) => {
    turn += 1
    pass(incoming, outgoing, [...places.slice(turn % places.length), ...places.slice(0, turn % places.length)])
  })

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, [place, ...others]: Place[]) {
    if (!place) return refuse(outgoing)
    let isReached = false
    let answer: IncomingMessage | undefined
    const { method, url: path = '/' } = incoming
    const headers = forwarded(incoming, HOP)
    // A new connection per request: a reused one may be dead, and then it is unknown whether the request arrived.
    const asked = request({ host: '127.0.0.1', port: place.port, method, path, headers, agent: false })
    asked.on('socket', (socket) =>
      socket.once('connect', () => {
        isReached = true
        place.requests += 1
        incoming.pipe(asked)
      }),
    )
    asked.on('response', (response) => {
      answer = response
      void deliver(response, outgoing, place, `${method} ${path}`)
    })
    asked.on('error', () => {
      if (answer || outgoing.destroyed) return
      if (!isReached || method === 'GET' || method === 'HEAD') pass(incoming, outgoing, others)
      else refuse(outgoing)
    })
    outgoing.on('close', () => asked.destroy())
  }

  async function deliver(answer: IncomingMessage, outgoing: ServerResponse, place: Place, what: string) {
    const cut = next?.of.test(what) ? next : undefined
    if (cut) next = undefined
    if (cut?.when === 'complete') {
      answer.resume()
      await once(answer, 'end')
      await cut.kill(place)
      refuse(outgoing)
    } else {
      answer.on('close', () => {
        if (!answer.complete) outgoing.destroy()
      })
      answer.on('error', () => outgoing.destroy())
      outgoing.writeHead(answer.statusCode ?? 502, without(answer.headers, HOP))
      outgoing.flushHeaders()
      if (!cut) return void answer.pipe(outgoing)
      await cut.kill(place)
      outgoing.destroy()
    }
    cut.cut(place)
  }

  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    upgrade(
      incoming,
      socket,
      head,
      places.toSorted((a, b) => a.sockets.size - b.sockets.size),
    )
  })

  function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, [place, ...others]: Place[]) {
    if (!place) return void socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
    // Before it is there: two that come at once go to two servers.
    place.sockets.add(socket)
    const upstream: Socket = connect(place.port, '127.0.0.1')
    const tryOthers = () => {
      place.sockets.delete(socket)
      upgrade(incoming, socket, head, others)
    }
    upstream.once('error', tryOthers)
    upstream.once('connect', () => {
      upstream.off('error', tryOthers).on('error', () => socket.destroy())
      const lines = Object.entries(forwarded(incoming, [])).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
      upstream.on('close', () => socket.destroy())
      socket.on('close', () => {
        place.sockets.delete(socket)
        upstream.destroy()
      })
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    places,
    cut: (cut) => new Promise((resolve) => (next = { ...cut, cut: resolve })),
    async close() {
      for (const { sockets } of places) for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function refuse(outgoing: ServerResponse) {
  if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
}

/** What a client claims of itself is not passed on. */
function forwarded(incoming: IncomingMessage, left: string[]): OutgoingHttpHeaders {
  const headers = without(incoming.headers, [...left, 'forwarded'])
  if (MAILBOX.test(incoming.url ?? '')) return headers
  return {
    ...headers,
    'x-forwarded-for': incoming.socket.remoteAddress,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': incoming.headers.host,
  }
}

const without = (headers: IncomingHttpHeaders, names: string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
