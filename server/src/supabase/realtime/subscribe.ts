import type { Tools } from '../../platform/tools'
import { createChangeFeed } from './change-feed'
import type { Channel } from './channel'
import { createDelivery } from './delivery'
import type { Identity } from './identity'
import type { AskedBinding } from './join'
import { untilDone } from './retry'
import { prepareBindings, SubscriptionFault } from './subscriptions'
import { createTableCatalog } from './tables'

/** A subscription that the database knows of; from `start` on its changes are sent. Both functions end with `stop`. */
export interface Prepared {
  start(channel: Channel): void
  stop(): void
}

/** Subscriptions to changes of tables: the database's side and the sockets' side. */
export function createSubscriptions(tools: Pick<Tools, 'db' | 'notifications' | 'log'>, serverId: string) {
  const { db, log } = tools
  const tables = createTableCatalog(db)
  const delivery = createDelivery({ db, tables, log })
  const feed = createChangeFeed(tools, { serverId, onChanges: (changes) => delivery.deliver(changes) })

  return {
    /** Waits for a database that is away, as long as `wanted`. Answers with a fault where the request itself cannot be. */
    prepare(
      asked: { asked: AskedBinding[]; ids: number[]; identity: Identity },
      wanted: () => boolean,
    ): Promise<Prepared | SubscriptionFault | undefined> {
      if (asked.asked.length === 0) return Promise.resolve(undefined)
      const attempt = async (): Promise<Prepared | SubscriptionFault> => {
        try {
          const matchers = await prepareBindings({ db, tables }, asked)
          const unwatch = await feed.watch([...new Set(matchers.map(({ relation }) => relation))])
          const ends: (() => void)[] = [unwatch]
          return {
            start: (channel) => ends.push(...matchers.map((matcher) => delivery.subscribe(channel, matcher))),
            stop: () => ends.splice(0).forEach((end) => end()),
          }
        } catch (error) {
          if (error instanceof SubscriptionFault) return error
          throw error
        }
      }
      const onError = (error: unknown) => log.warn({ err: error }, 'A subscription waits for the database')
      return untilDone(attempt, { wanted, onError })
    },
    close: () => feed.close(),
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
