import { BRIEF } from '../../testing/brief'
import type { Creator } from './creator'

const OWN = { status: 503, retryAfter: '2', keys: ['code', 'error', 'requestId', 'success'] }

/** How each prefix says that it is busy, in the shape of its protocol. */
export const BUSY = {
  rest: { status: 503, retryAfter: '2', keys: ['code', 'details', 'hint', 'message'] },
  auth: { status: 503, retryAfter: '2', keys: ['code', 'error_code', 'error_id', 'msg'] },
  storage: { status: 503, retryAfter: '2', keys: ['code', 'error', 'message', 'statusCode'] },
  functions: OWN,
  api: OWN,
}

/** Asks one thing of each prefix that needs the database: status, when to come back, and what stands in the body. */
export async function askPrefixes(creator: Creator): Promise<Record<keyof typeof BUSY, object>> {
  const asked = {
    rest: creator.send('/rest/v1/scripts?limit=1'),
    auth: creator.send('/auth/v1/user'),
    storage: creator.send('/storage/v1/object/list/avatars', { json: { prefix: '' } }),
    functions: creator.send('/functions/v1/generate-script', { json: BRIEF }),
    api: creator.send('/api/scripts/library'),
  }
  const answers = Object.entries(asked).map(async ([prefix, answer]) => {
    const { status, headers } = await answer
    const body = (await (await answer).json()) as object
    return [prefix, { status, retryAfter: headers.get('retry-after'), keys: Object.keys(body).sort() }] as const
  })
  return Object.fromEntries(await Promise.all(answers)) as Record<keyof typeof BUSY, object>
}
