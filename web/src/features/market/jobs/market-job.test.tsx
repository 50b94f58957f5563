import type { MarketJob } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { SessionProvider } from '../../account'
import { JobProgress } from './job-progress'
import { useMarketJob } from './use-market-job'

withRealBackend()

const job: MarketJob = {
  id: 'a-job',
  kind: 'check',
  state: 'running',
  done: 42_000,
  total: 100_000,
  step: 'Reading rows',
  error: null,
  createdAt: new Date().toISOString(),
  finishedAt: null,
}

/** The job as the server would return it; the number of requests determines its progress. */
function answerJobs(current: MarketJob | null, answer: (asked: readonly string[]) => MarketJob) {
  const real = globalThis.fetch
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const [, rest] = (input instanceof Request ? input.url : String(input)).split('/api/market/jobs/')
    if (rest === undefined) return real(input, init)
    asked.push(`${init?.method ?? 'GET'} ${rest}`)
    const data = rest === 'current' ? current : answer(asked)
    return Promise.resolve(Response.json({ success: true, data }))
  })
  return asked
}

async function follow() {
  await signUpCreator()
  const onOver = vi.fn<(job: MarketJob | null) => void>()
  const figures = vi.fn<() => Promise<number>>(() => Promise.resolve(1))
  function Page() {
    const work = useMarketJob(['check'], { onOver })
    useQuery({ queryKey: ['market', 'figures'], queryFn: figures })
    return (
      <>
        <button onClick={() => work.start(() => Promise.resolve(job))}>Start</button>
        {work.isUnderWay && work.job && <JobProgress job={work.job} onCancel={work.cancel} />}
      </>
    )
  }
  const { user } = renderWithProviders(
    <SessionProvider>
      <Page />
    </SessionProvider>,
  )
  return { user, onOver, figures }
}

test('one that goes on already is taken up, shown with its counts, cancelled, and reported once [OP-53]', async () => {
  const cancelled: MarketJob = { ...job, state: 'cancelled' }
  const asked = answerJobs(job, (asked) => (asked.includes('POST a-job/cancel') ? cancelled : job))
  const { user, onOver } = await follow()
  expect(await screen.findByText('42,000 of 100,000 rows')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Reading rows' })).toHaveAttribute('aria-valuenow', '42')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(onOver).toHaveBeenCalledExactlyOnceWith(cancelled))
  expect(asked).toContain('POST a-job/cancel')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('polls a job started here until it is over, then refetches all figures [OP-53]', async () => {
  const done: MarketJob = { ...job, state: 'done' }
  const goesOn = { ...job, done: 90_000 }
  answerJobs(null, (asked) => (asked.filter((question) => question === 'GET a-job').length > 1 ? done : goesOn))
  const { user, onOver, figures } = await follow()
  await waitFor(() => expect(figures).toHaveBeenCalledOnce())
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(await screen.findByText('90,000 of 100,000 rows')).toBeInTheDocument()
  await waitFor(() => expect(onOver).toHaveBeenCalledExactlyOnceWith(done))
  await waitFor(() => expect(figures).toHaveBeenCalledTimes(2))
})
