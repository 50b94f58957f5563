import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to somewhere on this machine that can break. Whoever uses it connects to its own port. */
export interface Line {
  port: number
  /** Resets all connections, and each new one. */
  cut(): void
  /** Nothing gets through any more, without an error: packets are lost from now on. */
  freeze(): void
  /** What is written on frozen connections arrives after all; those that were cut stay so. */
  repair(): void
  close(): Promise<void>
}

export async function openLine(to: { host: string; port: number }): Promise<Line> {
  const pairs = new Set<[Socket, Socket]>()
  let state: 'whole' | 'cut' | 'frozen' = 'whole'

  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (state === 'cut') return near.resetAndDestroy()
    const far = connect(to)
    far.on('error', () => undefined)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('close', () => far.destroy())
    far.on('close', () => {
      near.destroy()
      pairs.delete(pair)
    })
    if (state === 'whole') join(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut'
      for (const [near, far] of pairs) {
        near.resetAndDestroy()
        far.destroy()
      }
    },
    freeze() {
      state = 'frozen'
      for (const [near, far] of pairs) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    repair() {
      const frozen = state === 'frozen'
      state = 'whole'
      if (frozen) pairs.forEach(join)
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function join([near, far]: [Socket, Socket]) {
  near.pipe(far)
  far.pipe(near)
}
