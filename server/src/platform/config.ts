import { resolve } from 'node:path'
import * as z from 'zod'

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((text) => text === 'true' || text === '1' || text === 'on')

const count = (fallback: number, least = 1) => z.coerce.number().int().min(least).optional().default(fallback)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional().default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).optional().default(3000),
  HOST: z.string().optional().default('127.0.0.1'),
  DATA_DIR: z.string().optional().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: count(10),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  JWT_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  /** Seconds. */
  JWT_EXPIRY: count(3600, 60),
  ADMIN_EMAIL: z.email().optional(),
  REQUIRE_SUBSCRIPTION: flag.optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  DEMO_CREATOR: flag.optional(),
  /** Addresses of the proxies in front of us, by comma ("loopback", "10.0.0.0/8"). Without it everybody behind one shares an address and its limits. */
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional().default('warn'),
  /** Seconds in which a refresh token that was just used may be used again, for two tabs that refresh at once. */
  REFRESH_REUSE_INTERVAL: count(10, 0),
  /** Requests per address: sign-ups and the like in 5 minutes, token requests in 5 minutes, everything else in a minute. */
  RATE_LIMIT_SIGNUP: count(30),
  RATE_LIMIT_TOKEN: count(150),
  RATE_LIMIT_GENERATE: count(60),
  RATE_LIMIT_REQUESTS: count(1200),
})

/** The server's settings, parsed once at start. */
export interface Config {
  production: boolean
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  databasePool: number
  /** Undefined until the server listens on a port of its own choice. */
  publicUrl: string | undefined
  jwtSecret: string | undefined
  jwtExpirySeconds: number
  adminEmail: string | undefined
  requireSubscription: boolean
  demoCreator: boolean
  /** Proxies whose forwarded address is believed; empty: none. */
  trustProxy: string[]
  logLevel: string
  refreshReuseSeconds: number
  rateLimits: { signup: number; token: number; generate: number; requests: number }
}

/**
 * Reads the settings from environment variables.
 * @throws Error with one message that lists every fault by variable name, never a value (it may be a secret).
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration has faults:\n${faults.join('\n')}`)
  }
  const env = parsed.data
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    jwtSecret: env.JWT_SECRET,
    jwtExpirySeconds: env.JWT_EXPIRY,
    adminEmail: env.ADMIN_EMAIL?.toLowerCase(),
    // (OP-65) Whoever can be charged must have a plan; a keyless set-up lets a newcomer write at once.
    requireSubscription: env.REQUIRE_SUBSCRIPTION ?? env.STRIPE_SECRET_KEY !== undefined,
    // A known password is for trying out on one's own machine only.
    demoCreator:
      env.DEMO_CREATOR ?? (env.NODE_ENV !== 'production' && env.DATABASE_URL === undefined && isLoopback(env.HOST)),
    trustProxy: env.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? [],
    logLevel: env.LOG_LEVEL,
    refreshReuseSeconds: env.REFRESH_REUSE_INTERVAL,
    rateLimits: {
      signup: env.RATE_LIMIT_SIGNUP,
      token: env.RATE_LIMIT_TOKEN,
      generate: env.RATE_LIMIT_GENERATE,
      requests: env.RATE_LIMIT_REQUESTS,
    },
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
