import { resolve } from 'node:path'
import { PLAN_EXTRAS } from '@reelwright/shared'
import { AI_PROVIDERS, type AiProvider } from '@reelwright/shared/model-settings'
import * as z from 'zod'
import { billingConfig, idsOf, paymentFaults, PRICE_VARIABLES, type BillingConfig } from './billing-config'

export { AI_PROVIDERS, type AiProvider }
export { SANDBOX_PRICES, type BillingConfig, type PlanPrice } from './billing-config'

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((text) => text === 'true' || text === '1' || text === 'on')
const switched = (fallback: boolean) => flag.optional().default(fallback)

const count = (fallback: number, least = 1) => z.coerce.number().int().min(least).optional().default(fallback)

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Its name for a connection would win over ours. */
const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/ })
  .refine(
    (url) => !URL.canParse(url) || !new URL(url).searchParams.has('application_name'),
    'must not set application_name: restoring knows servers by it',
  )

/** Texts by comma; blanks around them do not count. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

/** What a password must hold, by names that the settings use. */
export const PASSWORD_CHARACTERS = [
  'none',
  'letters_digits',
  'lower_upper_digits',
  'lower_upper_digits_symbols',
] as const
export type PasswordCharacters = (typeof PASSWORD_CHARACTERS)[number]

/** Dollars for a million tokens. */
const tokenPrice = z.coerce.number().min(0).max(100_000).optional()

/** Price ids of the payment provider. Product ids are easily mistaken for them, and lookup keys are not accepted. */
const priceIds = z
  .string()
  .refine(
    (given) => idsOf(given).every((id) => /^(?!prod_|granted_|price_sandbox_)[\w-]{1,200}$/.test(id)),
    'must be the id of a price ("price_..."), or several with commas',
  )
  .optional()

/** A key goes there: in the clear only to this machine. */
const apiAddress = webAddress.refine(
  (url) => url.startsWith('https:') || isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, '')),
  'must begin with https://',
)

/** Which traces are recorded, by OpenTelemetry's names. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const headerList = z
  .string()
  .refine((given) => headersOf(given) !== undefined, 'must be like "name=value,name=value"')
  .optional()

/** `name=value,name=value`, values as in an address ("%20"); undefined for what cannot be sent. */
function headersOf(given: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {}
  for (const pair of list.parse(given)) {
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*)$/.exec(pair) ?? []
    const text = value === undefined ? undefined : unescaped(value)
    if (name === undefined || text === undefined || !/^[\t\x20-\x7e]*$/.test(text)) return undefined
    headers[name] = text
  }
  return headers
}

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Every variable with its default; docs/settings.md describes them, and a test compares the two. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional().default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).optional().default(3000),
  HOST: z.string().optional().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: list.optional().default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional().default('warn'),
  // As a header can carry it.
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .regex(/^[!-~]+$/, 'must have no spaces and only English letters')
    .optional(),

  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', 'must be http/json; other protocols are not supported')
    .optional()
    .default('http/json'),
  OTEL_SERVICE_NAME: z.string().max(100).optional().default('reelwright'),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).optional().default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),

  DATA_DIR: z.string().optional().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL: count(10),
  DATABASE_DIRECT_URL: databaseAddress.optional(),

  SUPABASE_URL: webAddress.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),

  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  JWT_EXPIRY: count(3600, 60),
  REFRESH_REUSE_INTERVAL: count(10, 0),

  SITE_URL: webAddress.optional(),
  REDIRECT_URLS: list.optional().default([]),
  SIGNUPS: switched(true),
  AUTOCONFIRM: switched(false),
  UNVERIFIED_SIGN_IN: switched(true),
  ANONYMOUS_SIGN_INS: switched(false),
  SECURE_EMAIL_CHANGE: switched(true),
  ONE_TIME_TOKEN_EXPIRY: count(3600, 60),
  PASSWORD_MIN_LENGTH: count(8, 6),
  PASSWORD_CHARACTERS: z.enum(PASSWORD_CHARACTERS).optional().default('letters_digits'),
  PASSWORD_REFUSE_COMMON: switched(true),
  PASSWORD_CHANGE_NEEDS_CURRENT: switched(false),
  PASSWORD_CHANGE_NEEDS_RECENT: switched(false),
  MFA: switched(true),

  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.optional().default('https://accounts.google.com'),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional().default('Reelwright <no-reply@reelwright.example>'),
  MAIL_FREQUENCY: count(60, 0),
  LETTERS: switched(true),

  REST_SCHEMAS: list.optional().default(['public']),
  REST_MAX_ROWS: count(1000),

  UPLOAD_LIMIT: count(50 * 1024 * 1024),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  AI_MODEL: z.string().max(150).optional(),
  AI_API_KEY: z.string().optional(),
  // It is logged and shown to the administrator, and no fetch takes a password in an address.
  AI_BASE_URL: webAddress
    .refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'must not contain a name or password')
    .optional(),
  // A client that waits for one JSON answer gives up after 30 seconds: those are answered within 26.
  AI_TIMEOUT: z.coerce.number().int().min(1).max(180).optional().default(60),
  AI_IDLE_TIMEOUT: z.coerce.number().min(0.1).max(180).optional().default(20),
  AI_PRICE_INPUT: tokenPrice,
  AI_PRICE_OUTPUT: tokenPrice,
  AI_MONTHLY_CAP: z.coerce.number().min(0).max(1_000_000).optional(),
  AI_PRIVATE_ADDRESSES: switched(false),
  AI_OWN_KEYS: switched(false),

  MARKET_FEED_URL: apiAddress.optional(),
  MARKET_FEED_NAME: z.string().trim().min(1).max(100).optional().default('Market feed'),
  // Hours; 0: only on request.
  MARKET_FEED_EVERY: count(24, 0),
  TIKTOK_SHOP_APP_KEY: z.string().optional(),
  TIKTOK_SHOP_APP_SECRET: z.string().optional(),
  TIKTOK_SHOP_SERVICE_ID: z.string().optional(),
  TIKTOK_SHOP_API_BASE: apiAddress.optional().default('https://open-api.tiktokglobalshop.com'),
  TIKTOK_SHOP_AUTH_BASE: apiAddress.optional().default('https://auth.tiktok-shops.com'),
  TIKTOK_SHOP_CONSENT_URL: apiAddress.optional().default('https://services.tiktokshop.com/open/authorize'),

  RATE_LIMIT_SIGNUP: count(30),
  RATE_LIMIT_TOKEN: count(150),
  RATE_LIMIT_OTP: count(30),
  RATE_LIMIT_VERIFY: count(30),
  RATE_LIMIT_USER: count(30),
  RATE_LIMIT_FACTOR: count(15),
  RATE_LIMIT_ANONYMOUS: count(30),
  RATE_LIMIT_MAIL: count(1000),
  RATE_LIMIT_GENERATE: count(60),
  RATE_LIMIT_EXPORT: count(6),
  RATE_LIMIT_CHECKOUT: count(20),
  RATE_LIMIT_MARKET: count(20),
  RATE_LIMIT_REQUESTS: count(1200),

  SUPPORT_EMAIL: z.email().optional().default('support@reelwright.example'),
  SECURITY_CONTACT: z.union([z.email(), webAddress]).optional(),
  COMMUNITY_URL: webAddress.optional(),

  ADMIN_EMAIL: z.email().optional(),
  REQUIRE_SUBSCRIPTION: flag.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?!pk_)/, 'must be the secret key, not the public one')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: apiAddress.optional(),
  STRIPE_PRICE_STARTER_MONTHLY: priceIds,
  STRIPE_PRICE_STARTER_ANNUAL: priceIds,
  STRIPE_PRICE_CREATOR_MONTHLY: priceIds,
  STRIPE_PRICE_CREATOR_ANNUAL: priceIds,
  STRIPE_PRICE_PRO_MONTHLY: priceIds,
  STRIPE_PRICE_PRO_ANNUAL: priceIds,
  BILLING_SANDBOX: flag.optional(),
  PLAN_EXTRAS: z
    .string()
    .refine(
      (given) => idsOf(given).every((name) => PLAN_EXTRAS.some((extra) => extra === name)),
      `must be a list of ${PLAN_EXTRAS.join(', ')}`,
    )
    .optional(),
  DEMO_CREATOR: flag.optional(),
  WRITER_WARM_UP: switched(true),
})

/** Settings that need others. */
const NEEDS = [
  // Without a sampler the argument has no effect.
  ['OTEL_TRACES_SAMPLER_ARG', 'OTEL_TRACES_SAMPLER'],
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'S3_ENDPOINT'],
  ['S3_ACCESS_KEY_ID', 'S3_ENDPOINT'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'],
  // Links in mails: without it they would lead wherever the sender of a request says that we are.
  ['SMTP_URL', 'PUBLIC_URL'],
  ['AI_PROVIDER', 'AI_MODEL'],
  ['AI_MODEL', 'AI_PROVIDER'],
  ['AI_API_KEY', 'AI_PROVIDER'],
  ['AI_BASE_URL', 'AI_PROVIDER'],
  // A cost by one of the two would be wrong.
  ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT', 'AI_PROVIDER'],
  ['AI_PRICE_OUTPUT', 'AI_PRICE_INPUT', 'AI_PROVIDER'],
  // Without it no payment event would arrive.
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
  ['TIKTOK_SHOP_APP_KEY', 'TIKTOK_SHOP_APP_SECRET', 'TIKTOK_SHOP_SERVICE_ID'],
  ['TIKTOK_SHOP_APP_SECRET', 'TIKTOK_SHOP_APP_KEY'],
  ['TIKTOK_SHOP_SERVICE_ID', 'TIKTOK_SHOP_APP_KEY'],
  // Prices without a provider have no effect.
  ...PRICE_VARIABLES.map(({ variable }) => [variable, 'STRIPE_SECRET_KEY'] as const),
] as const

/** The server's settings, parsed once at start. */
export interface Config {
  production: boolean
  port: number
  host: string
  /** Undefined until the server listens on a port of its own choice. */
  publicUrl: string | undefined
  /** Proxies whose forwarded address is believed; empty: none. */
  trustProxy: string[]
  logLevel: string
  /** What reads `/metrics`; undefined: this machine and its own network do. */
  metricsToken: string | undefined
  /** Where traces are delivered to; undefined: there are none. */
  tracing: TracingConfig | undefined
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  databasePool: number
  /** The same database past the pooler that `databaseUrl` names; undefined: there is none. */
  databaseDirectUrl: string | undefined
  /** A Supabase that the prefixes are passed through to; undefined: our own modules answer. */
  passThrough: { url: string; anonKey: string; serviceRoleKey: string } | undefined
  jwtSecret: string | undefined
  auth: AuthConfig
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  mail: {
    /** Undefined: the mailbox in the database. */
    smtpUrl: string | undefined
    from: string
    /** Mail to read in the browser: without SMTP, and only where nobody else can reach the server. */
    mailbox: boolean
    /** What people asked for in their settings: "Script ready" and the like. (OP-55) */
    notificationEmails: boolean
  }
  rest: { schemas: string[]; maxRows: number }
  storage: {
    /** Bytes. */
    uploadLimit: number
    /** Undefined: files below `dataDir`. */
    s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined
  }
  /** Undefined: the administrator's page names the model, or the embedded writer writes. */
  ai: AiConfig | undefined
  models: {
    /** Seconds for everything a script takes, repairs included. */
    timeoutSeconds: number
    /** Seconds that a model may say nothing once it has begun. */
    idleSeconds: number
    /** Dollars in a calendar month; undefined: the administrator's page sets it. */
    monthlyCap: number | undefined
    /** The administrator's page may name a model on this machine or in a private network. */
    privateAddresses: boolean
    /** People may write with keys of their own. */
    ownKeys: boolean
  }
  market: {
    /** Figures for everybody; undefined: there are none. */
    feed: { url: string; name: string; everyHours: number } | undefined
    /** What lets people connect their shop; undefined: they cannot. */
    tikTokShop:
      | { appKey: string; appSecret: string; serviceId: string; apiBase: string; authBase: string; consentUrl: string }
      | undefined
  }
  /** Per network address; what the windows are stands where each is used. */
  rateLimits: {
    signup: number
    token: number
    otp: number
    verify: number
    user: number
    factor: number
    anonymous: number
    /** All mails of the installation in an hour. */
    mail: number
    generate: number
    /** Per account in an hour. */
    export: number
    /** Of payments begun, plans changed and the like in a minute. */
    checkout: number
    /** Of market jobs begun and files sent in a minute. */
    market: number
    requests: number
  }
  /** Where people write to, and where they meet; public. (CX-22, OP-56) */
  support: { email: string; communityUrl: string | undefined }
  /** Where weaknesses are reported to: an address of mail, or of a page. (RFC 9116) */
  securityContact: string
  adminEmail: string | undefined
  requireSubscription: boolean
  billing: BillingConfig
  demoCreator: boolean
  /** Whether the embedded writer gets ready when the first user is here. */
  writerWarmUp: boolean
}

/** Traces as OpenTelemetry has them. */
export interface TracingConfig {
  /** Takes OTLP as JSON over HTTP. */
  url: string
  headers: Record<string, string>
  serviceName: string
  sampler: (typeof SAMPLERS)[number]
  /** Of traces, from 0 to 1, for the samplers by ratio. */
  ratio: number
}

/** The language model that writes the scripts. */
export interface AiConfig {
  provider: AiProvider
  /** As the provider names it. */
  model: string
  /** Undefined only with openai-compatible: a server of one's own may ask for none. */
  apiKey: string | undefined
  /** Undefined: the provider's own address. */
  baseUrl: string | undefined
  /** For everything a script takes, repairs included. */
  timeoutSeconds: number
  /** Without a word; then it has stopped. */
  idleSeconds: number
  /** Dollars for a million tokens; undefined: the cost of a script is unknown. */
  price: { input: number; output: number } | undefined
  /** Refuse internal addresses: it was not the operator who named this one. */
  publicOnly?: boolean
}

export interface AuthConfig {
  /** Where people land when a link names no allowed address; undefined: the address the request came to. */
  siteUrl: string | undefined
  /** Globs of addresses that links may lead to, beside the site itself. */
  redirectUrls: string[]
  jwtExpirySeconds: number
  refreshReuseSeconds: number
  signups: boolean
  /** An address counts as confirmed at once. */
  autoconfirm: boolean
  /** An account may be used before its address is confirmed: a banner reminds, nothing is blocked. (A-RL-06, CX-07) */
  unverifiedSignIn: boolean
  anonymousSignIns: boolean
  /** A new address must be confirmed from the old one, too. */
  secureEmailChange: boolean
  oneTimeTokenSeconds: number
  password: {
    minLength: number
    characters: PasswordCharacters
    refuseCommon: boolean
    changeNeedsCurrent: boolean
    /** A change from a session older than a day needs a code sent by mail. */
    changeNeedsRecent: boolean
  }
  mfa: boolean
  /** Seconds between two mails to the same account. */
  mailFrequencySeconds: number
}

/**
 * Reads the settings from environment variables.
 * @throws Error with one message that lists every fault by variable name, never a value (it may be a secret).
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const faults = [
    ...(parsed.error?.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...missingCompanions(given),
    ...missingForProvider(given),
    ...paymentFaults(given),
  ]
  if (!parsed.success || faults.length > 0) throw new Error(`The configuration is not valid:\n${faults.join('\n')}`)

  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const local = isLoopback(env.HOST)
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    tracing: tracingConfig(env),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    passThrough: env.SUPABASE_URL
      ? { url: env.SUPABASE_URL, anonKey: env.SUPABASE_ANON_KEY!, serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY! }
      : undefined,
    jwtSecret: env.JWT_SECRET,
    auth: authConfig(env),
    google: env.GOOGLE_CLIENT_ID
      ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET!, issuer: env.GOOGLE_ISSUER }
      : undefined,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      mailbox: !env.SMTP_URL && !production && local && isOwnMachine(env.PUBLIC_URL),
      notificationEmails: env.LETTERS,
    },
    rest: { schemas: env.REST_SCHEMAS, maxRows: env.REST_MAX_ROWS },
    storage: {
      uploadLimit: env.UPLOAD_LIMIT,
      s3: env.S3_ENDPOINT
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET!,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID!,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
          }
        : undefined,
    },
    ai: aiConfig(env),
    models: {
      timeoutSeconds: env.AI_TIMEOUT,
      idleSeconds: env.AI_IDLE_TIMEOUT,
      monthlyCap: env.AI_MONTHLY_CAP,
      privateAddresses: env.AI_PRIVATE_ADDRESSES,
      ownKeys: env.AI_OWN_KEYS,
    },
    market: marketConfig(env),
    rateLimits: {
      signup: env.RATE_LIMIT_SIGNUP,
      token: env.RATE_LIMIT_TOKEN,
      otp: env.RATE_LIMIT_OTP,
      verify: env.RATE_LIMIT_VERIFY,
      user: env.RATE_LIMIT_USER,
      factor: env.RATE_LIMIT_FACTOR,
      anonymous: env.RATE_LIMIT_ANONYMOUS,
      mail: env.RATE_LIMIT_MAIL,
      generate: env.RATE_LIMIT_GENERATE,
      export: env.RATE_LIMIT_EXPORT,
      checkout: env.RATE_LIMIT_CHECKOUT,
      market: env.RATE_LIMIT_MARKET,
      requests: env.RATE_LIMIT_REQUESTS,
    },
    support: { email: env.SUPPORT_EMAIL, communityUrl: env.COMMUNITY_URL },
    securityContact: env.SECURITY_CONTACT ?? env.SUPPORT_EMAIL,
    adminEmail: env.ADMIN_EMAIL?.toLowerCase(),
    // (OP-65) Where plans can be bought, one is required; a keyless set-up lets a newcomer write at once.
    requireSubscription: env.REQUIRE_SUBSCRIPTION ?? env.STRIPE_SECRET_KEY !== undefined,
    billing: billingConfig(env, production),
    // A known password is for trying out on one's own machine only.
    demoCreator:
      env.DEMO_CREATOR ?? (!production && env.DATABASE_URL === undefined && local && isOwnMachine(env.PUBLIC_URL)),
    writerWarmUp: env.WRITER_WARM_UP,
  }
}

function authConfig(env: z.output<typeof Environment>): AuthConfig {
  return {
    siteUrl: env.SITE_URL ?? env.PUBLIC_URL,
    redirectUrls: env.REDIRECT_URLS,
    jwtExpirySeconds: env.JWT_EXPIRY,
    refreshReuseSeconds: env.REFRESH_REUSE_INTERVAL,
    signups: env.SIGNUPS,
    autoconfirm: env.AUTOCONFIRM,
    unverifiedSignIn: env.UNVERIFIED_SIGN_IN,
    anonymousSignIns: env.ANONYMOUS_SIGN_INS,
    secureEmailChange: env.SECURE_EMAIL_CHANGE,
    oneTimeTokenSeconds: env.ONE_TIME_TOKEN_EXPIRY,
    password: {
      minLength: env.PASSWORD_MIN_LENGTH,
      characters: env.PASSWORD_CHARACTERS,
      refuseCommon: env.PASSWORD_REFUSE_COMMON,
      changeNeedsCurrent: env.PASSWORD_CHANGE_NEEDS_CURRENT,
      changeNeedsRecent: env.PASSWORD_CHANGE_NEEDS_RECENT,
    },
    mfa: env.MFA,
    mailFrequencySeconds: env.MAIL_FREQUENCY,
  }
}

function tracingConfig(env: z.output<typeof Environment>): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: tracesEndpoint } = env
  const url = tracesEndpoint ?? (endpoint === undefined ? undefined : `${endpoint}/v1/traces`)
  if (url === undefined) return undefined
  return {
    url,
    headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
    serviceName: env.OTEL_SERVICE_NAME,
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG ?? 1,
  }
}

function marketConfig(env: z.output<typeof Environment>): Config['market'] {
  return {
    feed: env.MARKET_FEED_URL
      ? { url: env.MARKET_FEED_URL, name: env.MARKET_FEED_NAME, everyHours: env.MARKET_FEED_EVERY }
      : undefined,
    tikTokShop: env.TIKTOK_SHOP_APP_KEY
      ? {
          appKey: env.TIKTOK_SHOP_APP_KEY,
          appSecret: env.TIKTOK_SHOP_APP_SECRET!,
          serviceId: env.TIKTOK_SHOP_SERVICE_ID!,
          apiBase: env.TIKTOK_SHOP_API_BASE,
          authBase: env.TIKTOK_SHOP_AUTH_BASE,
          consentUrl: env.TIKTOK_SHOP_CONSENT_URL,
        }
      : undefined,
  }
}

function aiConfig(env: z.output<typeof Environment>): AiConfig | undefined {
  if (env.AI_PROVIDER === undefined || env.AI_MODEL === undefined) return undefined
  const [input, output] = [env.AI_PRICE_INPUT, env.AI_PRICE_OUTPUT]
  return {
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL,
    apiKey: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL,
    timeoutSeconds: env.AI_TIMEOUT,
    idleSeconds: env.AI_IDLE_TIMEOUT,
    price: input === undefined || output === undefined ? undefined : { input, output },
  }
}

/** The services need a key; a model server has no address of its own, but may ask for no key. */
function missingForProvider(given: Record<string, unknown>): string[] {
  const provider = given.AI_PROVIDER
  if (!AI_PROVIDERS.some((known) => known === provider)) return []
  const needed = provider === 'openai-compatible' ? 'AI_BASE_URL' : 'AI_API_KEY'
  return [
    ...(given[needed] === undefined ? [`  ${needed}: is needed with AI_PROVIDER=${String(provider)}`] : []),
    // Without prices nothing would ever be counted.
    ...(given.AI_MONTHLY_CAP !== undefined && given.AI_PRICE_INPUT === undefined
      ? ['  AI_PRICE_INPUT: is needed with AI_MONTHLY_CAP']
      : []),
  ]
}

function missingCompanions(given: Record<string, unknown>): string[] {
  return NEEDS.flatMap(([leader, ...others]) => {
    if (given[leader] === undefined) return []
    return others.filter((name) => given[name] === undefined).map((name) => `  ${name}: is needed with ${leader}`)
  })
}

/** A public address that is not this machine's means a proxy in front: others reach us although we listen on loopback. */
export function isOwnMachine(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
