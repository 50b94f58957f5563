import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Environment, readConfig } from './config'
import { projectFile } from './project-file'

const SUPABASE = {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_ANON_KEY: 'sb_publishable_1',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_1',
  DATABASE_URL: 'postgresql://u@h/d',
}
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:25', PUBLIC_URL: 'http://localhost:3000' }
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const S3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const AI = { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5-mini', AI_API_KEY: 'sk-1' }

test('needs no variable at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    passThrough: undefined,
    google: undefined,
    mail: { smtpUrl: undefined, mailbox: true },
    storage: { s3: undefined },
    ai: undefined,
    demoCreator: true,
    requireSubscription: false,
  })
})

test('treats an empty variable as one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SUPABASE_URL: '', SIGNUPS: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    passThrough: undefined,
    auth: { signups: true },
  })
})

test('lists every fault in one message and shows no value', () => {
  const faulty = () =>
    readConfig({ PORT: 'eighty', JWT_SECRET: 'tiny-secret', DATABASE_URL: 'mysql://root:hunter2@db' })
  expect(faulty).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*JWT_SECRET|PORT[\s\S]*JWT_SECRET/)
  expect(faulty).not.toThrow(/tiny-secret|hunter2|eighty/)
})

test('docs/settings.md describes every variable, once, and no other', () => {
  const settings = readFileSync(projectFile('docs/settings.md'), 'utf8')
  const described = [...settings.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name)
  expect(described).toHaveLength(new Set(described).size)
  expect(new Set(described)).toEqual(new Set(Object.keys(Environment.shape)))
})

test('docs/settings.md names the defaults as they are', () => {
  const settings = readFileSync(projectFile('docs/settings.md'), 'utf8')
  const wrong = Object.entries(Environment.parse({})).flatMap(([name, value]) => {
    const shown = typeof value === 'boolean' ? (value ? 'on' : 'off') : Array.isArray(value) ? value.join() : value
    const expected = shown === undefined || shown === '' ? 'none' : `\`${String(shown)}\``
    const documented = new RegExp(`^\\| \`${name}\` +\\| (\\S.*?) +\\|`, 'm').exec(settings)?.[1] ?? 'nothing'
    // A default that depends on others is described in words.
    return documented.startsWith(expected) || (shown === undefined && !documented.startsWith('none')) ? [] : [name]
  })
  expect(wrong).toEqual([])
})

describe.each([
  ['SUPABASE_URL', SUPABASE],
  ['GOOGLE_CLIENT_ID', GOOGLE],
  ['S3_ENDPOINT', S3],
  ['SMTP_URL', SMTP],
  ['STRIPE_SECRET_KEY', STRIPE],
])('the settings of %s', (leader, group: Record<string, string>) => {
  test('are complete together', () => {
    expect(() => readConfig(group)).not.toThrow()
  })

  test.each(Object.keys(group).filter((name) => name !== leader))('are a fault without %s, which is named', (name) => {
    const { [name]: _left, ...rest } = group
    expect(() => readConfig(rest)).toThrow(`${name}: is needed with ${leader}`)
  })
})

test.each([
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgresql://u@h/d' }, 'DATABASE_URL'],
  ['GOOGLE_CLIENT_SECRET', GOOGLE, 'GOOGLE_CLIENT_ID'],
  ['S3_BUCKET', S3, 'S3_ENDPOINT'],
  ['STRIPE_WEBHOOK_SECRET', STRIPE, 'STRIPE_SECRET_KEY'],
  ['STRIPE_API_BASE', { STRIPE_API_BASE: 'https://pay.example' }, 'STRIPE_SECRET_KEY'],
  ['STRIPE_PRICE_PRO_ANNUAL', { STRIPE_PRICE_PRO_ANNUAL: 'price_1' }, 'STRIPE_SECRET_KEY'],
  ['AI_PRICE_INPUT', { AI_PRICE_INPUT: '0.25' }, 'AI_PRICE_OUTPUT'],
  ['AI_PRICE_OUTPUT', { AI_PRICE_OUTPUT: '2' }, 'AI_PRICE_INPUT'],
])('%s alone is a fault, too: nobody sets it for nothing', (name, group: Record<string, string>, leader) => {
  expect(() => readConfig({ [name]: group[name] })).toThrow(`${leader}: is needed with ${name}`)
})

test.each([
  ['AI_MODEL', 'AI_PROVIDER'],
  ['AI_API_KEY', 'AI_PROVIDER'],
  ['AI_BASE_URL', 'AI_PROVIDER'],
  ['AI_PROVIDER', 'AI_MODEL'],
])('%s alone is a fault: a model that is half set up would be taken for one that writes', (name, leader) => {
  const value = { AI_PROVIDER: 'openai', AI_BASE_URL: 'http://127.0.0.1:11434/v1' }[name] ?? 'x'
  expect(() => readConfig({ [name]: value })).toThrow(`${leader}: is needed with ${name}`)
})

test.each([
  ['openai', 'AI_API_KEY'],
  ['anthropic', 'AI_API_KEY'],
  ['google', 'AI_API_KEY'],
  ['openai-compatible', 'AI_BASE_URL'],
])('%s cannot be asked without %s', (provider, name) => {
  expect(() => readConfig({ AI_PROVIDER: provider, AI_MODEL: 'm' })).toThrow(
    `${name}: is needed with AI_PROVIDER=${provider}`,
  )
})

test('reads the model that writes, with and without prices and a key', () => {
  expect(readConfig({ ...AI, AI_PRICE_INPUT: '0.25', AI_PRICE_OUTPUT: '2', AI_TIMEOUT: '20' }).ai).toEqual({
    provider: 'openai',
    model: 'gpt-5-mini',
    apiKey: 'sk-1',
    baseUrl: undefined,
    timeoutSeconds: 20,
    idleSeconds: 20,
    price: { input: 0.25, output: 2 },
  })
  const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3', AI_BASE_URL: 'http://127.0.0.1:11434/v1/' }
  expect(readConfig(local).ai).toMatchObject({
    apiKey: undefined,
    baseUrl: 'http://127.0.0.1:11434/v1',
    timeoutSeconds: 60,
    price: undefined,
  })
})

test('reads where traces go, and nothing of it without an address', () => {
  const rest = { OTEL_SERVICE_NAME: 'studio', OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' }
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==, x-team=a' }
  expect(readConfig({ ...rest, ...headers }).tracing).toBeUndefined()
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
  expect(readConfig({ ...endpoint, ...rest, ...headers }).tracing).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: { authorization: 'Basic YQ==', 'x-team': 'a' },
    serviceName: 'studio',
    sampler: 'traceidratio',
    ratio: 0.05,
  })
  const whole = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in?team=a' }
  expect(readConfig({ ...endpoint, ...whole }).tracing?.url).toBe(whole.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a secret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=secret%0d%0ahost: other'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=secret%'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '5'],
])('%s=%s is refused by name, without its value', (name, value) => {
  const faulty = () => readConfig({ [name]: value })
  expect(faulty).toThrow(new RegExp(`^ +${name}: `, 'm'))
  expect(faulty).not.toThrow(value)
})

test('the keys of another Supabase stay unused without its address', () => {
  const { SUPABASE_URL: _left, ...rest } = SUPABASE
  expect(readConfig(rest).passThrough).toBeUndefined()
})

test('reads another Supabase, Google and S3', () => {
  expect(readConfig({ ...SUPABASE, SUPABASE_URL: 'https://project.supabase.example/' }).passThrough).toEqual({
    url: 'https://project.supabase.example',
    anonKey: 'sb_publishable_1',
    serviceRoleKey: 'sb_secret_1',
  })
  expect(readConfig(GOOGLE).google).toMatchObject({ issuer: 'https://accounts.google.com' })
  expect(readConfig(S3).storage.s3).toMatchObject({ endpoint: 'https://s3.example', region: 'auto' })
})

test.each([
  ['nothing set', {}, true],
  ['an address of this machine', { PUBLIC_URL: 'http://localhost:3000' }, true],
  ['another address of this machine', { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:25', PUBLIC_URL: 'http://localhost:3000' }, false],
  ['production', { NODE_ENV: 'production' }, false],
  ['other machines let in', { HOST: '0.0.0.0' }, false],
  ['a proxy in front', { PUBLIC_URL: 'https://studio.example' }, false],
  ['a name that only begins like this machine', { PUBLIC_URL: 'https://127.studio.example' }, false],
  ['a database server', { DATABASE_URL: 'postgresql://u@h/d' }, true],
])('with %s, mails can be read in the browser: see the table', (_name, environment, expected) => {
  expect(readConfig(environment).mail.mailbox).toBe(expected)
})

test.each([
  ['on', true],
  ['true', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['0', false],
])('a switch takes %s', (text, expected) => {
  expect(readConfig({ AUTOCONFIRM: text }).auth.autoconfirm).toBe(expected)
})

test.each(['yes', 'ON', ' on', '2'])('a switch refuses %j', (text) => {
  expect(() => readConfig({ AUTOCONFIRM: text })).toThrow(/AUTOCONFIRM/)
})

test('lists are separated by commas; blanks and empty entries do not count', () => {
  expect(readConfig({ REDIRECT_URLS: ' https://a.example/** ,,https://b.example ' }).auth.redirectUrls).toEqual([
    'https://a.example/**',
    'https://b.example',
  ])
  expect(readConfig({ TRUST_PROXY: ',' }).trustProxy).toEqual([])
})

test.each([
  ['SITE_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'studio.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['ADMIN_EMAIL', 'nobody'],
  ['RATE_LIMIT_MAIL', '0'],
  ['RATE_LIMIT_OTP', 'many'],
  ['ONE_TIME_TOKEN_EXPIRY', '59'],
  ['PASSWORD_MIN_LENGTH', '5'],
  ['PASSWORD_CHARACTERS', 'emoji'],
  // Restoring would not know that server any more.
  ['DATABASE_URL', 'postgresql://u@h/d?sslmode=require&application_name=prod'],
  ['DATABASE_DIRECT_URL', 'postgresql://u@h/d?application_name='],
  // No header carries them as they are.
  ['METRICS_TOKEN', 'a token of sixteen letters'],
  ['METRICS_TOKEN', 'sixteen-letters-ü'],
  ['AI_PROVIDER', 'skynet'],
  ['AI_BASE_URL', 'ftp://models.example'],
  ['AI_BASE_URL', 'https://name:password@models.example/v1'],
  ['AI_TIMEOUT', '0'],
  ['AI_TIMEOUT', '181'],
  ['AI_PRICE_INPUT', '-1'],
  ['AI_PRICE_OUTPUT', 'cheap'],
])('refuses %s=%s', (name, text) => {
  expect(() => readConfig({ [name]: text })).toThrow(new RegExp(`^  ${name}:`, 'm'))
})

test('links lead to the site, which is the public address unless it is named', () => {
  expect(readConfig({ PUBLIC_URL: 'https://a.example/' }).auth.siteUrl).toBe('https://a.example')
  expect(readConfig({ PUBLIC_URL: 'https://a.example', SITE_URL: 'https://b.example' }).auth.siteUrl).toBe(
    'https://b.example',
  )
})

describe('payments', () => {
  const PRICES = { STRIPE_PRICE_STARTER_MONTHLY: 'price_1', STRIPE_PRICE_PRO_ANNUAL: 'price_2' }

  test('a plan is asked for as soon as somebody can pay, unless told otherwise [OP-65]', () => {
    expect(readConfig(STRIPE).requireSubscription).toBe(true)
    expect(readConfig({ ...STRIPE, REQUIRE_SUBSCRIPTION: 'false' }).requireSubscription).toBe(false)
    expect(readConfig({}).requireSubscription).toBe(false)
  })

  test('with Stripe, what is configured is on sale and nothing else [OP-27]', () => {
    expect(readConfig({ ...STRIPE, ...PRICES, STRIPE_API_BASE: 'http://127.0.0.1:12111/' }).billing).toEqual({
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: 'http://127.0.0.1:12111' },
      sandbox: false,
      prices: [
        { id: 'price_1', planId: 'starter', interval: 'monthly' },
        { id: 'price_2', planId: 'pro', interval: 'annual' },
      ],
      extras: [],
    })
  })

  test('prices of before stand behind the one on sale, so that nobody loses the plan they pay for [A-SB-19, OP-27]', () => {
    const { prices } = readConfig({ ...STRIPE, STRIPE_PRICE_PRO_ANNUAL: 'price_new, price_old' }).billing
    expect(prices).toEqual([
      { id: 'price_new', planId: 'pro', interval: 'annual' },
      { id: 'price_old', planId: 'pro', interval: 'annual' },
    ])
  })

  test.each([
    ['without anything set', {}, true, 6],
    ['in production', { NODE_ENV: 'production' }, false, 0],
    ['in production where it is allowed', { NODE_ENV: 'production', BILLING_SANDBOX: 'on' }, true, 6],
    ['where it is switched off', { BILLING_SANDBOX: 'off' }, false, 0],
    ['beside Stripe', STRIPE, false, 0],
    ['beside Stripe, off as it must be', { ...STRIPE, BILLING_SANDBOX: 'off' }, false, 0],
  ])('the sandbox %s: see the table [OP-30]', (_name, environment, sandbox, prices) => {
    const { billing } = readConfig(environment)
    expect({ sandbox: billing.sandbox, prices: billing.prices.length }).toEqual({ sandbox, prices })
  })

  test.each([
    ['BILLING_SANDBOX', { BILLING_SANDBOX: 'on' }, 'cannot be on beside STRIPE_SECRET_KEY'],
    ['PLAN_EXTRAS', { PLAN_EXTRAS: 'coaching, ponies' }, 'must be a list of community, coaching'],
    ['STRIPE_PRICE_PRO_ANNUAL', { ...PRICES, STRIPE_PRICE_PRO_ANNUAL: 'price_1' }, 'is the same price as'],
    ['STRIPE_PRICE_PRO_ANNUAL', { ...PRICES, STRIPE_PRICE_PRO_ANNUAL: 'price_2,price_1' }, 'is the same price as'],
    ['STRIPE_PRICE_PRO_ANNUAL', { STRIPE_PRICE_PRO_ANNUAL: 'prod_1' }, 'must be the id of a price'],
    ['STRIPE_PRICE_PRO_ANNUAL', { STRIPE_PRICE_PRO_ANNUAL: 'price_2,' }, 'must be the id of a price'],
    ['STRIPE_PRICE_PRO_ANNUAL', { STRIPE_PRICE_PRO_ANNUAL: 'granted_pro' }, 'must be the id of a price'],
    ['STRIPE_PRICE_PRO_ANNUAL', { STRIPE_PRICE_PRO_ANNUAL: 'price 1' }, 'must be the id of a price'],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_live_hunter2' }, 'must be the secret key'],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://pay.example' }, 'must begin with https'],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://127.0.0.1.pay.example' }, 'must begin with https'],
  ])('%s: a fault that would cost somebody money stops the start [OP-27, OP-30]', (name, environment, words) => {
    const start = () => readConfig({ ...STRIPE, ...environment })
    expect(start).toThrow(`  ${name}: ${words}`)
    expect(start).not.toThrow(/hunter2|sk_test_1|price_1/)
  })
})

test('has no demo creator in production, on a shared database or where others reach it', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demoCreator).toBe(false)
  expect(readConfig({ HOST: '0.0.0.0' }).demoCreator).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgresql://u@h/d' }).demoCreator).toBe(false)
  expect(readConfig({ PUBLIC_URL: 'https://studio.example' }).demoCreator).toBe(false)
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).demoCreator).toBe(true)
})
