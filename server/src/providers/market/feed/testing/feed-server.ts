import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../../../../testing/loopback'

export interface FeedServer {
  /** Of the feed itself. */
  url: string
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  /** How it answers from now on. */
  answer: (response: ServerResponse, request: IncomingMessage) => void
  close(): Promise<void>
}

/** A feed on this machine that answers as the test says, badly too. */
export async function feedServer(answer: FeedServer['answer']): Promise<FeedServer> {
  const feed: FeedServer = { url: '', requests: [], answer, close: () => Promise.resolve() }
  const server = createServer((request, response) => {
    feed.requests.push({ path: request.url ?? '', headers: request.headers })
    response.on('error', () => undefined)
    feed.answer(response, request)
  })
  const { url, close } = await listenOnLoopback(server)
  return Object.assign(feed, { url: `${url}/feed`, close })
}

/** A good feed of so many products, one day each. */
export const goodFeed = (products: number, date = '2026-11-20') => ({
  currency: 'USD',
  date,
  products: Array.from({ length: products }, (_, index) => ({
    product_id: `p-${index}`,
    product_name: `Product ${index}`,
    niche: 'beauty',
    price: 19.99,
    views: 1000 + index,
    likes: 50,
    units: 10 + index,
    revenue: (10 + index) * 19.99,
  })),
  creators: [{ creator_username: '@Mia', followers: 12000, views: 5000, likes: 400, units: 9, revenue: 99.5 }],
})
