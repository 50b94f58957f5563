import { VITAL_PAGES, WebVitals } from '@reelwright/shared'
import { parseBody, type App } from './http'
import { histogram } from './metrics'
import { empty } from './open-api'

/** Around the bounds of what counts as good and as poor: 0.8 and 1.8 s (TTFB), 1.8 and 3 s (FCP), 2.5 and 4 s (LCP), 0.2 and 0.5 s (INP). */
const SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8, 20]
/** 0.1 is good, 0.25 poor. */
const SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

const seconds = histogram(
  'web_vital_seconds',
  'Loading and response times in the browser, by vital (LCP, INP, FCP, TTFB) and page',
  ['name', 'page'],
  SECONDS,
)
const shift = histogram('web_vital_shift', 'Layout shift (CLS), by page', ['page'], SHIFTS)

const KNOWN = new Set(VITAL_PAGES)

/**
 * `POST /api/web-vitals`: how fast pages were for those who opened them, as histograms by page. No sign-in, nothing stored, and nothing
 * in it that names a person, a script or an address.
 */
export function webVitals(app: App) {
  // A whole office may stand behind one address, and each page asks once.
  const rateLimit = { max: 60, timeWindow: '1 minute' }

  const schema = {
    summary: 'Reports how fast a page was, for the metrics; anonymous',
    body: WebVitals,
    response: { 204: empty('Counted') },
  }
  app.post('/api/web-vitals', { config: { rateLimit }, bodyLimit: 4 * 1024, schema }, (request, reply) => {
    const { page: told, vitals } = parseBody(request)
    const page = KNOWN.has(told) ? told : 'other'
    const { CLS, ...times } = vitals
    for (const [name, time] of Object.entries(times)) {
      if (time !== undefined) seconds.observe({ name, page }, time / 1000)
    }
    if (CLS !== undefined) shift.observe({ page }, CLS)
    return reply.status(204).send()
  })
}
