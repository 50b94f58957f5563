import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Limits } from './limits'

const PREFIX = 'realtime:'

/** The channel's name behind `realtime:`; undefined for a topic that is no channel. */
export function channelName(topic: string): string | undefined {
  return topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : undefined
}

export const topicOf = (name: string) => PREFIX + name

/** The database changes that a client subscribes to, as it asked: the answer repeats them verbatim (contract 5.2). */
export interface AskedBinding {
  event: string
  schema?: string | undefined
  table?: string | undefined
  filter?: string | undefined
  select?: string[] | undefined
}

export interface Join {
  accessToken: string | undefined
  private: boolean
  broadcast: { self: boolean; ack: boolean; replicationReady: boolean }
  /** An empty key is one the server makes. */
  presence: { enabled: boolean; key: string }
  bindings: AskedBinding[]
}

const missing = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined)

const joinPayload = (limits: Limits) => {
  const name = missing(z.string().max(limits.filterLength))
  const binding = z.object({
    event: z.string().max(100),
    schema: name,
    table: name,
    filter: name,
    select: missing(z.array(z.string().max(255)).max(1600)),
  })
  return z.object({
    access_token: missing(z.string()),
    config: missing(
      z.object({
        broadcast: missing(
          z.object({
            self: missing(z.boolean()),
            ack: missing(z.boolean()),
            replication_ready: missing(z.boolean()),
          }),
        ),
        // Clients that say nothing are old ones, which always listened.
        presence: missing(
          z.object({ enabled: missing(z.boolean()), key: missing(z.string().max(limits.presenceKey)) }),
        ),
        postgres_changes: missing(z.array(binding).max(limits.bindingsPerChannel)),
        private: missing(z.boolean()),
      }),
    ),
  })
}

/** Makes the reader of `phx_join` payloads; it answers with the request, or with what is wrong with it. */
export function joinReader(limits: Limits) {
  const schema = joinPayload(limits)
  return (payload: unknown): Join | string => {
    const parsed = schema.safeParse(payload ?? {})
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return `${issue?.path.map(String).join('.')}: ${issue?.message}`
    }
    const { access_token, config } = parsed.data
    return {
      accessToken: access_token,
      private: config?.private ?? false,
      broadcast: {
        self: config?.broadcast?.self ?? false,
        ack: config?.broadcast?.ack ?? false,
        replicationReady: config?.broadcast?.replication_ready ?? false,
      },
      presence: { enabled: config?.presence?.enabled ?? true, key: config?.presence?.key ?? '' },
      bindings: config?.postgres_changes ?? [],
    }
  }
}

/**
 * A number for each binding, never 0. Equal ones get the same on every socket, so that a change is written down once for all
 * who asked alike.
 */
export function bindingIds(bindings: AskedBinding[]): number[] {
  const taken = new Map<number, string>()
  return bindings.map(({ event, schema, table, filter, select }) => {
    const words = JSON.stringify([event, schema, table, filter, select])
    let id = createHash('sha1').update(words).digest().readUInt32BE(0) || 1
    while ((taken.get(id) ?? words) !== words) id = (id % 0xffffffff) + 1
    taken.set(id, words)
    return id
  })
}
