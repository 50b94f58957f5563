import type { Socket } from 'node:net'
import type { App } from './room'

/** How long requests that are being answered may take when the server is told to stop. Below the time after which it is killed. */
const PATIENCE_MS = 7000
const SWEEP_MS = 50

/**
 * Lets `app.close()` wait for answers, and for nothing else. Node alone would wait for connections that were never used, which
 * browsers and fetch keep in reserve, and for those that become idle later; and without end for a stream without end.
 */
export function closeConnections(app: App, patienceMs = PATIENCE_MS) {
  const { server } = app
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', (done) => {
    if (!server.listening) return done()
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, SWEEP_MS)
    const end = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(end)
    })
    done()
  })
}
