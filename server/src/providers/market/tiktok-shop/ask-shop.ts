import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { Config } from '../../../platform/config'
import { failureOf, ShopFailure } from './shop-failure'
import { signRequest } from './sign-request'

export type ShopSettings = NonNullable<Config['market']['tikTokShop']>

/** Timeouts and retries; tests use shorter ones. */
export interface RequestPolicy {
  timeoutMs: number
  /** Time between two calls: the API allows ten a second for each shop and application. */
  intervalMs: number
  /** Delay before the first retry; doubled with each. */
  retryDelayMs: number
  maxAttempts: number
}
export const DEFAULT_POLICY: RequestPolicy = { timeoutMs: 30_000, intervalMs: 110, retryDelayMs: 1000, maxAttempts: 5 }

/** Limit for the API's `retry-after`. */
const MAX_RETRY_DELAY_MS = 60_000
const MAX_BYTES = 8 * 1024 * 1024

const Envelope = z.object({
  code: z.number(),
  message: z.string().catch(''),
  request_id: z.string().catch(''),
  data: z.unknown(),
})

export interface ShopQuestion<Schema extends z.ZodType> {
  method?: 'GET' | 'POST'
  path: string
  /** Undefined ones are left out. */
  parameters?: Readonly<Record<string, string | undefined>>
  body?: unknown
  token: string
  /** What `data` has to look like. */
  schema: Schema
  signal?: AbortSignal
}

/**
 * Calls the Open API: signs requests, sends them one at a time, and retries with backoff when it is busy or unreachable.
 * @throws ShopFailure
 */
export class ShopCaller {
  private next = 0

  constructor(
    private readonly settings: ShopSettings,
    private readonly policy: RequestPolicy = DEFAULT_POLICY,
  ) {}

  async ask<Schema extends z.ZodType>(question: ShopQuestion<Schema>): Promise<z.output<Schema>> {
    for (let attempt = 1; ; attempt++) {
      await this.wait(question.signal)
      try {
        return await this.once(question)
      } catch (error) {
        question.signal?.throwIfAborted()
        if (!(error instanceof ShopFailure) || error.kind !== 'busy' || attempt >= this.policy.maxAttempts) throw error
        const pause = error.retryAfter ?? this.policy.retryDelayMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
        await sleep(Math.min(pause, MAX_RETRY_DELAY_MS), undefined, { signal: question.signal })
      }
    }
  }

  /** Exchanges a code or a refresh token; these calls are not signed but carry the secret, so their address is never logged. */
  async tokens<Schema extends z.ZodType>(
    path: '/api/v2/token/get' | '/api/v2/token/refresh',
    parameters: Readonly<Record<string, string>>,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<z.output<Schema>> {
    const { appKey, appSecret, authBase } = this.settings
    const query = new URLSearchParams({ app_key: appKey, app_secret: appSecret, ...parameters })
    return this.read(`${authBase}${path}?${query.toString()}`, { method: 'GET' }, schema, signal)
  }

  private async wait(signal?: AbortSignal) {
    const pause = this.next - Date.now()
    this.next = Math.max(this.next, Date.now()) + this.policy.intervalMs
    if (pause > 0) await sleep(pause, undefined, { signal })
  }

  private once<Schema extends z.ZodType>(question: ShopQuestion<Schema>): Promise<z.output<Schema>> {
    const { appKey, appSecret, apiBase } = this.settings
    const given = Object.entries(question.parameters ?? {}).filter((entry): entry is [string, string] => !!entry[1])
    const parameters: Record<string, string> = {
      ...Object.fromEntries(given),
      app_key: appKey,
      timestamp: String(Math.floor(Date.now() / 1000)),
    }
    // Signed and sent must be the same bytes.
    const body = question.body === undefined ? undefined : JSON.stringify(question.body)
    const query = new URLSearchParams({ ...parameters, sign: signRequest(appSecret, question.path, parameters, body) })
    return this.read(
      `${apiBase}${question.path}?${query.toString()}`,
      {
        method: question.method ?? 'GET',
        headers: { 'content-type': 'application/json', 'x-tts-access-token': question.token },
        body,
      },
      question.schema,
      question.signal,
    )
  }

  private async read<Schema extends z.ZodType>(
    address: string,
    init: RequestInit,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<z.output<Schema>> {
    const late = AbortSignal.timeout(this.policy.timeoutMs)
    let answer: Response
    let text: string
    try {
      // Token and secret go to the address of the settings and to no other.
      answer = await fetch(address, {
        ...init,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, late]) : late,
      })
      text = await readText(answer)
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof ShopFailure) throw error
      throw new ShopFailure('busy', 'TikTok Shop could not be reached', undefined, { cause: causeOf(error) })
    }
    const envelope = Envelope.safeParse(parsed(text))
    if (!envelope.success || !answer.ok || envelope.data.code !== 0) {
      const { code, message, request_id } = envelope.data ?? { code: undefined, message: 'no JSON', request_id: 'none' }
      const failure = failureOf(answer.status, code, message, request_id)
      throw new ShopFailure(failure.kind, failure.message, pauseAsked(answer))
    }
    const wanted = schema.safeParse(envelope.data.data)
    if (wanted.success) return wanted.data
    const [issue] = wanted.error.issues
    throw new ShopFailure('failed', `TikTok Shop answered in another shape: ${issue?.path.join('.')} ${issue?.message}`)
  }
}

/** Without what was asked: the address may hold the secret. */
const causeOf = (error: unknown) => (error instanceof Error ? new Error(error.name) : undefined)

async function readText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > MAX_BYTES) throw new ShopFailure('failed', 'TikTok Shop sent a larger answer than we accept')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function pauseAsked(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
