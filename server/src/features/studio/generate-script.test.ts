import { GeneratedScript, TEXTS } from '@reelwright/shared'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { embeddedModel, type ScriptModel } from '../../providers/model'
import { BRIEF, testApp, type TestApp, type TestUser } from '../../testing'

/** One app for every test without settings of its own: each has a pool of connections, and the cluster has sixty. */
/** A product with lines enough for any length. */
const KNOWN = {
  productName: 'GripMo car phone holder',
  painPoint: 'phone keeps falling off the dash',
  features: ['suction base', 'one hand release', 'rotates', 'fits any phone'],
}
const sharedApp = once(() => testApp())
const payingApp = once(() => testApp({ env: { REQUIRE_SUBSCRIPTION: 'true' } }))

interface Answer {
  success: boolean
  data: { script: GeneratedScript; suggestions: string[] }
  message: string
  allowance: { used: number; limit: number | null }
}

describe('who may generate', () => {
  test.each([
    ['without a token', {}],
    ['with a token that is none', { authorization: 'Bearer abc' }],
    ['with another scheme', { authorization: 'Basic YW5hOmFuYQ==' }],
    ['with the all-zero user header alone', { 'x-user-id': '00000000-0000-0000-0000-000000000000' }],
  ])('answers 401 %s [A-RL-09, B-RL-05, B-ER-07, CX-04]', async (_, headers) => {
    const { app, anonKey } = await sharedApp()
    const answer = await app.inject({
      method: 'POST',
      url: '/functions/v1/generate-script',
      headers: { apikey: anonKey, ...headers },
      payload: BRIEF,
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({
      success: false,
      error: 'Not authenticated - please log in first',
      code: 'not_signed_in',
    })
  })

  test('takes the public key for no session [B-RL-05]', async () => {
    const { app, anonKey } = await sharedApp()
    const answer = await app.inject({
      method: 'POST',
      url: '/functions/v1/generate-script',
      headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
      payload: BRIEF,
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ error: TEXTS.notAuthenticated })
  })

  test('takes neither an expired token nor one of another installation [B-RL-05]', async () => {
    const { app, tokens, newUser, anonKey } = await sharedApp()
    const other = await testApp()
    const ana = await newUser()
    const claims = { sub: ana.id, role: 'authenticated', aud: 'authenticated', session_id: crypto.randomUUID() }
    const now = Math.floor(Date.now() / 1000)
    const expired = await tokens.sign({ ...claims, iat: now - 7200, exp: now - 3600 })
    const foreign = await other.tokens.sign({ ...claims, iat: now, exp: now + 3600 })

    for (const token of [expired, foreign]) {
      const headers = { apikey: anonKey, authorization: `Bearer ${token}` }
      const answer = await app.inject({ method: 'POST', url: '/functions/v1/generate-script', headers, payload: BRIEF })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ error: TEXTS.notAuthenticated })
    }
  })

  test('does not answer for an account that is gone, whose token still lives [B-RL-05]', async () => {
    const { db, newUser } = await sharedApp()
    const ana = await newUser()
    await db.query(sql`delete from auth.users where id = ${ana.id}`)
    expect(await generate(ana)).toMatchObject({ status: 401, body: { error: TEXTS.notAuthenticated } })
  })

  test('needs a plan where plans are sold [OP-65]', async () => {
    const { newUser } = await payingApp()
    const ana = await newUser()
    expect(await generate(ana)).toMatchObject({
      status: 402,
      body: { success: false, error: 'You need an active plan to generate scripts.', code: 'no_active_plan' },
    })
  })

  test.each(['inactive', 'past_due', 'canceled', 'unpaid', 'paused', 'incomplete'])(
    'takes a subscription that is %s for none [A-SB-02, OP-65]',
    async (status) => {
      const app = await payingApp()
      const ana = await app.newUser()
      await subscribe(app, ana, status)
      expect(await generate(ana)).toMatchObject({ status: 402, body: { code: 'no_active_plan' } })
    },
  )

  test.each(['active', 'trialing'])('takes a subscription that is %s [A-SB-02, OP-65, CX-18]', async (status) => {
    const app = await payingApp()
    const ana = await app.newUser()
    await subscribe(app, ana, status)
    expect(await generate(ana)).toMatchObject({ status: 200, body: { allowance: { used: 1, limit: 30 } } })
  })

  test('writes for everybody and counts where no plans are sold [OP-65]', async () => {
    const { newUser } = await sharedApp()
    const ana = await newUser()
    await generate(ana)
    expect(await generate(ana)).toMatchObject({ status: 200, body: { allowance: { used: 2, limit: null } } })
  })

  test('refuses a video that is longer than the plan covers, and costs nothing [CX-17]', async () => {
    const app = await sharedApp()
    const ana = await app.newUser()
    await subscribe(app, ana, 'active')
    expect(await generate(ana, { videoLength: 61 })).toMatchObject({
      status: 402,
      body: {
        error: 'Your plan covers videos up to 60 seconds. Upgrade to write longer scripts.',
        code: 'plan_too_small',
      },
    })
    expect(await generate(ana, { videoLength: 60 })).toMatchObject({ status: 200, body: { allowance: { used: 1 } } })
  })

  test('lets the administrator write without a plan once the address is confirmed, not before [CX-06, A-GE-19]', async () => {
    const { newUser } = await sharedApp()
    const ana = await newUser()
    const { db, anonymous, app, anonKey } = await testApp({
      env: { REQUIRE_SUBSCRIPTION: 'true', ADMIN_EMAIL: ana.email.toUpperCase() },
    })
    const { data } = await anonymous().auth.signInWithPassword({ email: ana.email, password: ana.password })
    const headers = { apikey: anonKey, authorization: `Bearer ${data.session?.access_token}` }
    const ask = () =>
      app.inject({
        method: 'POST',
        url: '/functions/v1/generate-script',
        headers,
        payload: { ...BRIEF, videoLength: 180 },
      })

    await db.query(sql`update auth.users set email_confirmed_at = null where id = ${ana.id}`)
    expect((await ask()).statusCode).toBe(402)
    await db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
    const answer = await ask()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ allowance: { used: 1, limit: 999_999 } })
  })

  test('makes nobody an administrator by default [CX-06]', async () => {
    const app = await payingApp()
    const ana = await app.newUser()
    await app.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
    expect(await generate(ana)).toMatchObject({ status: 402 })
  })
})

describe('the answer', () => {
  test('has a whole script and at most five suggestions [B-CL-03, B-CL-07, B-CN-12, B-EN-27]', async () => {
    const { newUser } = await sharedApp()
    const ana = await newUser()
    const { status, body } = await generate(ana, KNOWN)

    expect(status).toBe(200)
    const { success, data, message } = body as Answer
    expect({ success, message }).toEqual({ success: true, message: 'Script generated' })
    expect(GeneratedScript.safeParse(data.script).error).toBeUndefined()
    expect(data.script.title).toContain('GripMo')
    for (const scene of data.script.scenes)
      expect(scene).toMatchObject({
        id: expect.any(Number),
        duration: expect.any(Number),
        ...Object.fromEntries(
          ['visualCue', 'voiceover', 'cameraDirection', 'notes'].map((name) => [name, expect.any(String)]),
        ),
      })
    expect(data.suggestions).toHaveLength(5)
    expect(data.suggestions).toEqual(data.script.hashtags.slice(0, 5))
    expect(data.script.metadata).toMatchObject({
      productName: KNOWN.productName,
      price: 29.99,
      videoLength: expect.any(Number),
      videoStyle: 'storytelling',
      targetAudience: BRIEF.targetAudience,
      features: KNOWN.features,
      estimatedViews: '50K-200K',
      viralScore: expect.stringMatching(/^\d+(\.\d)?\/10$/),
      suggestions: expect.any(Array),
    })
  })

  test.each([15, 30, 45, 60, 90, 120, 180])(
    'has scenes that take what its words carry, at most %i seconds',
    async (videoLength) => {
      const { newUser } = await sharedApp()
      const ana = await newUser()
      const { body } = await generate(ana, { ...KNOWN, videoLength })
      const { scenes, spoken_script: spoken, metadata } = (body as Answer).data.script
      expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(metadata.videoLength)
      expect(metadata.videoLength).toBeLessThanOrEqual(videoLength)
      expect(scenes.map(({ voiceover }) => voiceover).join('\n\n')).toBe(spoken)
      expect(scenes.map(({ id }) => id)).toEqual(scenes.map((_, i) => i + 1))
    },
  )

  test('is another script the next time, also for the same brief [B-GN-03]', async () => {
    const { newUser } = await sharedApp()
    const ana = await newUser()
    const texts: string[] = []
    for (let i = 0; i < 3; i++) {
      const { body } = await generate(ana)
      const { script } = (body as Answer).data
      texts.push(script.spoken_script)
      const { error } = await ana.supabase
        .from('scripts')
        .insert({ title: script.title, script_text: script.spoken_script })
      expect(error).toBeNull()
    }
    expect(new Set(texts).size).toBe(3)
  })

  test('refuses goods that may not be sold this way, says why and costs nothing [REG-01]', async () => {
    const { newUser, db } = await sharedApp()
    const ana = await newUser()
    const { status, body } = await generate(ana, { productName: 'CloudPuff nicotine vape, 5000 puffs' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, code: 'refused', field: 'productName' })
    expect((body as { error: string }).error.length).toBeGreaterThan(20)
    expect(await db.query(sql`select 1 from generations where user_id = ${ana.id}`)).toEqual([])
  })
})

describe('one click, one script', () => {
  test('gives the same answer to the same key and counts it once [CX-31]', async () => {
    const { newUser } = await sharedApp()
    const ana = await newUser()
    const first = await generate(ana, {}, 'click-1')
    const again = await generate(ana, {}, 'click-1')
    const other = await generate(ana, {}, 'click-2')

    expect((again.body as Answer).data).toEqual((first.body as Answer).data)
    expect(again).toMatchObject({ status: 200, body: { allowance: { used: 1 } } })
    expect(other).toMatchObject({ status: 200, body: { allowance: { used: 2 } } })
    expect((other.body as Answer).data.script.spoken_script).not.toBe((first.body as Answer).data.script.spoken_script)
  })

  test('refuses the same key for another product [CX-31]', async () => {
    const { newUser } = await sharedApp()
    const ana = await newUser()
    await generate(ana, {}, 'click-1')
    expect(await generate(ana, { productName: 'Another tumbler' }, 'click-1')).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect(await generate(ana, {}, 'click-1')).toMatchObject({ status: 200, body: { allowance: { used: 1 } } })
  })

  test('keeps the keys of two people apart [CX-31]', async () => {
    const { newUser } = await sharedApp()
    const [ana, ben] = [await newUser(), await newUser()]
    const first = await generate(ana, { productName: 'Tumbler of Ana' }, 'click-1')
    const second = await generate(ben, { productName: 'Tumbler of Ben' }, 'click-1')
    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 200, body: { allowance: { used: 1 } } })
    expect(JSON.stringify(second.body)).not.toContain('Ana')
  })

  test('writes one script for the same key sent ten times at once [CX-31]', async () => {
    let [written, refused] = [0, 0]
    let finish = () => {}
    const everyRequestIn = new Promise<void>((resolve) => (finish = resolve))
    const count = () => written + refused === 10 && finish()
    const held: ScriptModel = {
      ...embeddedModel,
      async write(brief, options) {
        written += 1
        count()
        await everyRequestIn
        return embeddedModel.write(brief, options)
      },
    }
    const { newUser, db } = await testApp({ model: held })
    const ana = await newUser()
    const click = async () => {
      const { status } = await generate(ana, {}, 'click-1')
      if (status === 409) refused += 1
      count()
      return status
    }
    const statuses = await Promise.all(Array.from({ length: 10 }, click))

    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(written).toBe(1)
    expect(await generate(ana, {}, 'click-1')).toMatchObject({ status: 200, body: { allowance: { used: 1 } } })
    expect(await db.query(sql`select state from generations where user_id = ${ana.id}`)).toEqual([{ state: 'settled' }])
  })
})

describe('the allowance', () => {
  test('gives out exactly what is left, also to forty requests at once [OP-65, OP-28]', async () => {
    const app = await sharedApp()
    const ana = await app.newUser()
    await subscribe(app, ana, 'active')
    await spend(app, ana, 25)
    const answers = await Promise.all(Array.from({ length: 40 }, () => generate(ana)))

    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.length - refused.length).toBe(5)
    for (const { status, body } of refused) {
      expect({ status, body }).toMatchObject({
        status: 402,
        body: { error: 'You have used all scripts of your plan this month.', code: 'allowance_used_up' },
      })
    }
    const used = answers.filter(({ status }) => status === 200).map(({ body }) => (body as Answer).allowance.used)
    expect([...used].sort((a, b) => a - b)).toEqual([26, 27, 28, 29, 30])
    const { data } = await ana.supabase.from('user_subscriptions').select('scripts_used').single()
    expect(data?.scripts_used).toBe(30)
  })

  test('still repeats an answer when nothing is left [CX-31, OP-65]', async () => {
    const app = await sharedApp()
    const ana = await app.newUser()
    await subscribe(app, ana, 'active')
    await generate(ana, {}, 'first')
    await spend(app, ana, 29)
    expect(await generate(ana)).toMatchObject({ status: 402 })
    expect(await generate(ana, {}, 'first')).toMatchObject({ status: 200 })
  })

  test('starts again with the next month of the subscription [OP-28]', async () => {
    const app = await sharedApp()
    const ana = await app.newUser()
    await subscribe(app, ana, 'active')
    await app.db.query(sql`
      insert into generations (user_id, idempotency_key, input_digest, state, result, created_at, expires_at, settled_at)
      select ${ana.id}, 'old-' || n, 'x', 'settled', '{}', now() - interval '40 days', now() - interval '40 days', now() - interval '40 days'
      from generate_series(1, 30) as n`)
    expect(await generate(ana)).toMatchObject({ status: 200, body: { allowance: { used: 1, limit: 30 } } })
  })

  test('costs nothing when the model fails, and says nothing of why [OP-65]', async () => {
    let broken = true
    const model: ScriptModel = {
      ...embeddedModel,
      async write(brief, options) {
        if (broken) throw new Error('secret: key sk-123 was refused by 10.0.0.7')
        return embeddedModel.write(brief, options)
      },
    }
    const app = await testApp({ model })
    const ana = await app.newUser()
    await subscribe(app, ana, 'active')

    const failed = await generate(ana, {}, 'click-1')
    expect(failed).toMatchObject({
      status: 500,
      body: { success: false, error: 'Something went wrong', code: 'unexpected' },
    })
    expect(JSON.stringify(failed.body)).not.toMatch(/secret|sk-123|10\.0\.0/)
    expect(await app.db.query(sql`select state from generations where user_id = ${ana.id}`)).toEqual([
      { state: 'released' },
    ])
    const { data } = await ana.supabase.from('user_subscriptions').select('scripts_used').single()
    expect(data?.scripts_used).toBe(0)

    broken = false
    expect(await generate(ana, {}, 'click-1')).toMatchObject({
      status: 200,
      body: { allowance: { used: 1, limit: 30 } },
    })
  })

  test('counts a reservation that was never settled only until it expires [OP-28]', async () => {
    const app = await sharedApp()
    const ana = await app.newUser()
    await subscribe(app, ana, 'active')
    await app.db.query(sql`
      insert into generations (user_id, idempotency_key, input_digest, state, expires_at)
      select ${ana.id}, 'hold-' || n, 'x', 'reserved', now() + interval '1 minute' from generate_series(1, 30) as n`)
    expect(await generate(ana)).toMatchObject({ status: 402, body: { code: 'allowance_used_up' } })
    await app.db.query(sql`update generations set expires_at = now() - interval '1 second' where user_id = ${ana.id}`)
    expect(await generate(ana)).toMatchObject({ status: 200, body: { allowance: { used: 1 } } })
  })

  test('is read as one row of all columns by its owner, who cannot change it [CX-50, A-SB-10]', async () => {
    const app = await sharedApp()
    const [ana, ben] = [await app.newUser(), await app.newUser()]
    await subscribe(app, ana, 'active')
    const read = (user: TestUser) => user.supabase.from('user_subscriptions').select('*').eq('user_id', ana.id).single()
    expect((await read(ana)).data).toMatchObject({ user_id: ana.id, status: 'active', is_trial: false })
    expect((await read(ben)).error).toMatchObject({ code: 'PGRST116' })
    const attempts = [
      {
        method: 'PATCH',
        path: `user_subscriptions?user_id=eq.${ana.id}`,
        body: { scripts_used: 0, stripe_price_id: 'price_pro' },
      },
      { method: 'DELETE', path: `generations?user_id=eq.${ana.id}`, body: undefined },
      { method: 'PATCH', path: `generations?user_id=eq.${ana.id}`, body: { state: 'released' } },
      { method: 'POST', path: 'user_subscriptions', body: { user_id: ana.id, status: 'active' } },
    ]
    await generate(ana)
    for (const { method, path, body } of attempts) {
      const answer = await ana.fetch(`/rest/v1/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
      expect(answer.status, `${method} ${path}`).toBe(403)
    }
    expect(await generate(ana)).toMatchObject({ body: { allowance: { used: 2, limit: 30 } } })
  })
})

async function generate(user: TestUser, changes: Partial<typeof BRIEF> = {}, key?: string) {
  const answer = await user.fetch('/functions/v1/generate-script', {
    method: 'POST',
    body: JSON.stringify({ ...BRIEF, ...changes }),
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

/** As a payment provider's webhook would: with a price that is in none of our lists, so the plan is "Beta" with 30 scripts. */
async function subscribe({ db }: TestApp, { id }: TestUser, status: string) {
  await db.query(sql`
    insert into user_subscriptions (user_id, status, stripe_price_id, current_period_start)
    values (${id}, ${status}, 'price_unknown', now() - interval '3 days')
    on conflict (user_id) do update set status = excluded.status`)
}

/** Scripts that were written earlier in this month. */
async function spend({ db }: TestApp, { id }: TestUser, count: number) {
  await db.query(sql`
    insert into generations (user_id, idempotency_key, input_digest, state, result, expires_at, settled_at)
    select ${id}, 'spent-' || n, 'x', 'settled', '{}', now(), now() from generate_series(1, ${count}::int) n`)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
