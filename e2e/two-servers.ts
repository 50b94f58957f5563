import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/src/platform/db/embedded/free-port'
import { ensureBuilt } from '../tools/bootstrap.mjs'
import { startDebianPostgres } from '../tools/debian-postgres'
import { startBalancer, type Balancer, type Cut } from './balancer'
import { startProduct, type Product } from './product'

/** The product as docs/several-servers.md describes it. `pid` is that of one server, the rest is about both. */
export interface TwoServers extends Product {
  balancer: Balancer
  /** Kills the server that answers the next such request, see `Cut`. Resolves when it is dead, with its number. */
  killAt(of: Cut['of'], when: Cut['when']): Promise<number>
  /** Starts a killed one again, on its old port. */
  startAgain(server: number): Promise<void>
}

/** Two servers behind a balancer, with a PostgreSQL of their own, one DATA_DIR and the same settings. */
export async function startTwoServers(env: Record<string, string> = {}): Promise<TwoServers> {
  // Once, not by each server as it starts.
  await ensureBuilt()
  const postgres = await startDebianPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'reelwright-two-'))
  const ports = await Promise.all([freePort(), freePort()])
  const balancer = await startBalancer(ports)
  const settings = { DATABASE_URL: postgres.url, PUBLIC_URL: balancer.url, TRUST_PROXY: 'loopback' }
  const start = (port: number) => startProduct({ dataDir, env: { ...settings, ...env, PORT: String(port) } })
  // At the same moment, also for the first time: one migrates and makes the secrets, the other waits.
  const servers = await Promise.all(ports.map(start))
  const every = async (end: (server: Product) => Promise<void>) => void (await Promise.all(servers.map(end)))
  return {
    url: balancer.url,
    balancer,
    dataDir,
    pid: servers[0]?.pid ?? 0,
    output: () => servers.map((server) => server.output()).join(''),
    async killAt(of, when) {
      const kill: Cut['kill'] = async ({ port }) => servers[ports.indexOf(port)]?.kill()
      return ports.indexOf((await balancer.cut({ of, when, kill })).port)
    },
    async startAgain(server) {
      servers[server] = await start(ports[server] ?? 0)
    },
    kill: () => every((server) => server.kill()),
    killGroup: () => every((server) => server.killGroup()),
    async stop() {
      const codes = await Promise.all(servers.map((server) => server.stop()))
      await balancer.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
      return codes.find((code) => code !== 0) ?? 0
    },
  }
}
