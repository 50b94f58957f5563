import type { Socket } from 'node:net'
import { AppError } from '../app-error'
import type { App } from './route-plugin'

/** Time for open requests when the server stops. Shorter than the supervisor's kill timeout. */
const TIMEOUT_MS = 7000
const CLOSE_INTERVAL_MS = 50
/** An unused connection is closed after this time. A new one may be about to send a request. */
const SILENT_MS = 500

/**
 * Lets `app.close()` wait for answers, and for nothing else. Node alone would wait for connections that were never used, which
 * browsers and fetch keep in reserve, and for those that become idle later; and without end for a stream without end.
 */
export function closeConnections(app: App, timeoutMs = TIMEOUT_MS) {
  const { server } = app
  const open = new Map<Socket, number>()
  let stopping = false
  server.on('connection', (socket: Socket) => {
    open.set(socket, Date.now())
    socket.once('close', () => open.delete(socket))
  })
  // A request that still arrives is answered. An upgrade is refused: the socket would be closed at once.
  app.addHook('onRequest', async (request) => {
    if (stopping && request.headers.upgrade !== undefined)
      throw new AppError('unavailable', 'The server is restarting. Please try again in a moment.')
  })
  app.addHook('preClose', (done) => {
    stopping = true
    if (!server.listening) return done()
    const interval = setInterval(() => {
      server.closeIdleConnections()
      for (const [socket, openedAt] of open)
        if (socket.bytesRead === 0 && Date.now() - openedAt > SILENT_MS) socket.destroy()
    }, CLOSE_INTERVAL_MS)
    const end = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.once('close', () => {
      clearInterval(interval)
      clearTimeout(end)
    })
    done()
  })
}
