import { TEXTS, type MarketJob, type MarketJobKind } from '@reelwright/shared'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../platform/http'
import { testApp, type TestApp, type TestUser } from '../../../testing'
import { startJob, waitForJob, type JobInHand, type JobWork } from './job'
import { removeOld, startMarketJobs, type MarketJobRunner, type RunnerOptions } from './market-job'

let app: TestApp
const runners: MarketJobRunner[] = []
beforeAll(async () => {
  app = await testApp({ marketJobs: false })
})
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.close()))
  await app.db.query(sql`delete from public.market_jobs`)
})

/** A runner whose every job does this. */
function runnerWith(
  run: JobWork['run'],
  onGivenUp?: JobWork['onGivenUp'],
  options: RunnerOptions = {},
  tools = app.tools,
) {
  const work: JobWork = onGivenUp ? { run, onGivenUp } : { run }
  const works = { check: work, import: work, scrape: work, analyze: work }
  const runner = startMarketJobs(tools, { works, ...options })
  runners.push(runner)
  return runner
}
const start = (user: TestUser, kind: MarketJobKind = 'analyze') => startJob(app.tools, user.id, kind)
const over = (job: MarketJob) => waitForJob(app.tools, job.id, 20_000)
const ask = async (user: TestUser, path: string, method = 'GET') => {
  const response = await user.fetch(`/api/market/jobs/${path}`, { method })
  const { data, error } = (await response.json()) as { data?: MarketJob | null; error?: string }
  return { status: response.status, data, error }
}
/** Until so many jobs are to be cancelled. */
async function waitForCancelled(count: number) {
  const requested = sql`select id from public.market_jobs where error is not null`
  await expect.poll(() => app.db.query(requested)).toHaveLength(count)
}
/** Ends when its job does, as work does that listens to its signal. */
const untilAborted = (job: JobInHand) =>
  new Promise<void>((_, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason as Error)))
/** Something that happens once, and can be waited for. */
function happening<Value = void>() {
  let happen: (value: Value) => void = () => undefined
  const happened = new Promise<Value>((resolve) => (happen = resolve))
  return { happen, happened }
}

test('runs a job with progress that its owner sees, and nobody else [OP-53]', async () => {
  const [ana, ben] = [await app.newUser(), await app.newUser()]
  const [reported, released] = [happening(), happening()]
  runnerWith(async (_tools, job) => {
    await job.report({ total: 3, step: 'Reading rows' })
    // Soon after the first: it is written a moment later, with what comes last.
    await job.report({ done: 1 })
    reported.happen()
    await released.happened
    await job.report({ done: 3 })
  })
  const job = await start(ana)
  await reported.happened
  const seen = await ask(ana, 'current')
  expect(seen.data).toMatchObject({ id: job.id, kind: 'analyze', state: 'running', total: 3, step: 'Reading rows' })
  expect((await ask(ben, 'current')).data).toBeNull()
  for (const [path, method] of [[job.id], [`${job.id}/cancel`, 'POST'], ['nonsense'], ["1' or true"]] as const) {
    expect(await ask(ben, path, method)).toMatchObject({ status: 404 })
  }
  released.happen()
  expect(await over(job)).toMatchObject({ state: 'done', done: 3, total: 3, error: null })
  expect((await ask(ana, job.id)).data).toMatchObject({ state: 'done', done: 3 })
  expect((await ask(ana, 'current')).data).toBeNull()
})

test('lets an account do one thing at a time, and answers the same work twice [OP-53]', async () => {
  const [ana, ben] = [await app.newUser(), await app.newUser()]
  const jobs = await Promise.all([start(ana), start(ana), start(ana)])
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(1)
  await expect(start(ana, 'scrape')).rejects.toMatchObject({
    code: 'conflict',
    message: 'An analysis is running. Wait until that is done, or cancel it.',
  })
  await expect(startJob(app.tools, ana.id, 'analyze', crypto.randomUUID())).rejects.toMatchObject({ code: 'conflict' })
  expect((await start(ben, 'scrape')).id).not.toBe(jobs[0].id)
  await expect(startJob(app.tools, crypto.randomUUID(), 'scrape')).rejects.toMatchObject({ code: 'not_signed_in' })
})

test.each([
  [new AppError('refused', 'There is no data yet'), 'There is no data yet'],
  [new TypeError('x is not a function'), TEXTS.unexpected],
  [new AppError('unexpected', 'select * from secrets'), TEXTS.unexpected],
])('shows users a message for a failure: %s', async (thrown, shown) => {
  const ana = await app.newUser()
  const givenUp: unknown[] = []
  runnerWith(
    () => Promise.reject(thrown),
    (_tools, job, message) => {
      givenUp.push([job.userId, message])
      throw new Error('even this fails')
    },
  )
  expect(await over(await start(ana))).toMatchObject({ state: 'failed', error: shown })
  expect(givenUp).toEqual([[ana.id, shown]])
})

test('cancels what runs, what waits, and what its server left behind', async () => {
  const [ana, ben] = [await app.newUser(), await app.newUser()]
  const givenUp: string[] = []
  const begun = happening()
  runnerWith(
    async (_tools, job) => {
      begun.happen()
      await untilAborted(job)
    },
    (_tools, { userId }) => Promise.resolve(void givenUp.push(userId)),
  )
  const running = await start(ana)
  await begun.happened
  expect(await ask(ana, `${running.id}/cancel`, 'POST')).toMatchObject({
    status: 200,
    data: { state: 'cancelled', error: null },
  })
  expect(await ask(ana, `${running.id}/cancel`, 'POST')).toMatchObject({ status: 200, data: { state: 'cancelled' } })

  await runners.pop()?.close()
  const waiting = await start(ben)
  const left = await start(ana)
  await app.db.query(sql`
    update public.market_jobs set state = 'running', attempts = 1, leased_until = now() - interval '1 s' where id = ${left.id}`)
  const asked = [ask(ben, `${waiting.id}/cancel`, 'POST'), ask(ana, `${left.id}/cancel`, 'POST')]
  await waitForCancelled(2)
  runnerWith(
    () => Promise.reject(new Error('must not run')),
    (_tools, { userId }) => Promise.resolve(void givenUp.push(userId)),
  )
  for (const { data } of await Promise.all(asked)) expect(data).toMatchObject({ state: 'cancelled' })
  expect(givenUp.toSorted()).toEqual([ana.id, ana.id, ben.id].toSorted())
})

/** Tools whose notifications arrive only after `subscribed`. */
function subscribingLate(subscribed: Promise<void>) {
  const { notifications } = app.tools
  const on: typeof notifications.on = async (...asked) => {
    await subscribed
    return notifications.on(...asked)
  }
  return { ...app.tools, notifications: { ...notifications, on } }
}

test('hears of a cancelled job as soon as it hears anything', async () => {
  const ana = await app.newUser()
  const [begun, subscribed] = [happening(), happening()]
  const run: JobWork['run'] = async (_tools, job) => {
    begun.happen()
    await untilAborted(job)
  }
  const running = await start(ana)
  runnerWith(run, undefined, {}, subscribingLate(subscribed.happened))
  await begun.happened
  const asked = ask(ana, `${running.id}/cancel`, 'POST')
  await waitForCancelled(1)
  subscribed.happen()
  expect((await asked).data).toMatchObject({ state: 'cancelled' })
})

test('reports the first progress at once, also right after the lease was renewed', async () => {
  const ana = await app.newUser()
  const [begun, subscribed, renewed] = [happening(), happening(), happening()]
  const reported = happening<unknown>()
  const job = await start(ana)
  const run: JobWork['run'] = async (_tools, job) => {
    begun.happen()
    await renewed.happened
    await job.report({ done: 1 }).then(() => reported.happen('accepted'), reported.happen)
  }
  runnerWith(run, undefined, {}, subscribingLate(subscribed.happened))
  await begun.happened
  const lease = async () => {
    const [row] = await app.db.query(sql<{ lease: string }>`
      select leased_until::text as lease from public.market_jobs where id = ${job.id}`)
    return row!.lease
  }
  const first = await lease()
  // The runner then asks about the jobs it holds, which renews their leases.
  subscribed.happen()
  await expect.poll(lease).not.toBe(first)
  await app.db.query(sql`delete from auth.users where id = ${ana.id}`)
  renewed.happen()
  expect(await reported.happened).toMatchObject({ name: 'JobEnded' })
})

test('finishes once what another server began and was killed in', async () => {
  const ana = await app.newUser()
  const [begun, revived] = [happening(), happening()]
  const finished: number[] = []
  let late: unknown
  // Killed: it neither renews its lease nor hands anything back. Later it turns out that it only slept.
  runnerWith(async (_tools, job) => {
    begun.happen()
    await revived.happened
    await job.report({ done: 1 }).catch((error: unknown) => (late = error))
    await job.report({ done: 2 })
    finished.push(job.attempt)
  })
  const job = await start(ana)
  await begun.happened
  await app.db.query(sql`update public.market_jobs set leased_until = now() - interval '1 s' where id = ${job.id}`)
  runnerWith(async (_tools, job) => {
    await job.report({ done: 7, total: 7 })
    finished.push(job.attempt)
  })
  expect(await over(job)).toMatchObject({ state: 'done', done: 7 })
  revived.happen()
  await Promise.all(runners.splice(0).map((runner) => runner.close()))
  expect(finished).toEqual([2])
  expect(late).toMatchObject({ name: 'JobEnded' })
  expect((await ask(ana, job.id)).data).toMatchObject({ state: 'done', done: 7 })
})

test('keeps its lease while the work is silent', async () => {
  const ana = await app.newUser()
  const [begun, released] = [happening(), happening()]
  const job = await start(ana)
  runnerWith(
    async () => {
      begun.happen()
      await released.happened
    },
    undefined,
    { leaseMs: 600 },
  )
  await begun.happened
  const lease = async () => {
    const [row] = await app.db.query(sql<{ lease: Date }>`
      select leased_until as lease from public.market_jobs where id = ${job.id}`)
    return row!.lease.getTime()
  }
  const first = await lease()
  await expect.poll(lease, { timeout: 20_000 }).toBeGreaterThan(first)
  released.happen()
  expect(await over(job)).toMatchObject({ state: 'done' })
})

test('gives up what no server survives', async () => {
  const ben = await app.newUser()
  const deadly = await start(ben)
  await app.db.query(sql`
    update public.market_jobs set state = 'running', attempts = 3, leased_until = now() - interval '1 s' where id = ${deadly.id}`)
  const givenUp: string[] = []
  runnerWith(
    () => Promise.reject(new Error('must not run')),
    (_tools, { userId }, message) => Promise.resolve(void givenUp.push(userId, message)),
  )
  expect(await over(deadly)).toMatchObject({ state: 'failed', error: TEXTS.unexpected })
  expect(givenUp).toEqual([ben.id, TEXTS.unexpected])
})

test('hands back what it works on when it stops, without counting the attempt', async () => {
  const ana = await app.newUser()
  const begun = happening()
  const runner = runnerWith(async (_tools, job) => {
    begun.happen()
    await untilAborted(job)
  })
  const job = await start(ana)
  await begun.happened
  await runner.close()
  expect((await ask(ana, job.id)).data).toMatchObject({ state: 'queued', done: 0, step: '' })
  const attempt = happening<number>()
  runnerWith((_tools, job) => Promise.resolve(attempt.happen(job.attempt)))
  expect(await attempt.happened).toBe(1)
  expect(await over(job)).toMatchObject({ state: 'done' })
})

test('works on two jobs at once, and takes the next one up when one is over', async () => {
  const users = await Promise.all([app.newUser(), app.newUser(), app.newUser()])
  const released = happening()
  let [now, most] = [0, 0]
  runnerWith(async () => {
    most = Math.max(most, ++now)
    if (now === 2) released.happen()
    await released.happened
    now--
  })
  const jobs = await Promise.all(users.map((user) => start(user)))
  for (const job of jobs) expect(await over(job)).toMatchObject({ state: 'done' })
  expect(most).toBe(2)
})

test('ends quietly when the account goes, and clears jobs after 30 days', async () => {
  const [ana, ben] = [await app.newUser(), await app.newUser()]
  const [begun, gone, ended] = [happening(), happening(), happening<unknown>()]
  const givenUp: string[] = []
  runnerWith(
    async (_tools, job) => {
      begun.happen()
      await gone.happened
      try {
        await job.report({ done: 1 })
        ended.happen('accepted')
      } catch (error) {
        ended.happen(error)
        throw error
      }
    },
    (_tools, { userId }) => Promise.resolve(void givenUp.push(userId)),
  )
  await start(ana)
  await begun.happened
  await app.db.query(sql`delete from auth.users where id = ${ana.id}`)
  gone.happen()
  expect(await ended.happened).toMatchObject({ name: 'JobEnded' })
  await Promise.all(runners.splice(0).map((runner) => runner.close()))
  expect(givenUp).toEqual([])

  await app.db.query(sql`
    insert into public.market_jobs (user_id, kind, state, finished_at)
    select ${ben.id}, 'analyze', 'done', now() - make_interval(days => age) from unnest(array[29, 31]) as age`)
  await removeOld(app.db)
  const [left] = await app.db.query(sql`select count(*)::int as jobs from public.market_jobs where user_id = ${ben.id}`)
  expect(left).toEqual({ jobs: 1 })
})
