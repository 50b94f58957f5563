import { requestKind } from './request-kind'

/**
 * Opens the product without a network: pages get the kept document, and its files are here. It keeps what everybody may have, and never
 * an answer of the back end. `plugins/service-worker.ts` builds it and fills these in.
 */
declare const BUILD: { id: string; shell: string; entry: string; files: string[] }

/** What is used of a service worker's own world; the DOM's types do not have it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Lasting {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: Asked) => void): void
}
const worker = self as unknown as WorkerScope

const { id, shell: SHELL, entry: ENTRY, files: FILES } = BUILD
const PREFIX = 'reelwright-'
/** A cache for each build: what a tab of an older one still asks for stays until that one's worker goes. */
const CACHE = PREFIX + id
/** Timeouts after which the network counts as unavailable: for a page, and for a small file that it waits for. */
const TIMEOUT_MS = { page: 8_000, file: 1_000 }
const openCache = () => caches.open(CACHE)

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))

/** All or nothing: with a file missing, the worker before stays, and the browser tries again later. */
async function keepShell() {
  const cache = await openCache()
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  // While servers are replaced one by one, the document may be that of another build.
  if (!shell.ok || !(await shell.clone().text()).includes(ENTRY)) throw new Error('The document is another build’s')
  await cache.addAll(FILES)
  await cache.put(SHELL, shell)
}

/**
 * A newer worker waits, as browsers have it, until no tab has this build any more. Nothing is lost meanwhile: pages come from the network,
 * and what they ask for that is not here does, too. Letting it in by `skipWaiting` when a reload leaves no older tab left Chromium, now and
 * then, with a page that waited for the worker without end.
 */
worker.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
  // The page is asked for while this worker still starts.
  await worker.registration.navigationPreload?.enable()
  // The first worker of a browser begins with the page that brought it.
  await worker.clients.claim()
}

worker.addEventListener('fetch', (event) => {
  switch (requestKind(event.request, location.origin)) {
    case 'asset':
      return event.respondWith(answerAsset(event))
    case 'page':
      return event.respondWith(answerPage(event))
    case 'shell':
      return event.respondWith(answerShell(event))
    case 'network':
  }
})

/** Of any build's cache: a newer worker may have it while this one is still in charge. */
async function answerAsset(event: Asked): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200) event.waitUntil(keep(event.request, answer.clone()))
  return answer
}

/** A full disk is no reason to fail. */
const keep = async (request: Request, answer: Response) =>
  (await openCache()).put(request, answer).catch(() => undefined)

/** The network's page, since only that is of today; the kept one where there is no network. */
async function answerPage(event: Asked): Promise<Response> {
  const asked = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request))
  try {
    return await inTime(asked, TIMEOUT_MS.page)
  } catch {
    return keptOr(SHELL, asked)
  }
}

/** A file whose name stays. Pages wait for one of them before they show anything. */
async function answerShell(event: Asked): Promise<Response> {
  const asked = fetch(event.request)
  return inTime(asked, TIMEOUT_MS.file).catch(() => keptOr(event.request, asked))
}

/** Where nothing is kept, a late answer is better than none. */
const keptOr = async (file: Request | string, asked: Promise<Response>) =>
  (await (await openCache()).match(file, { ignoreVary: true })) ?? asked

const inTime = (asked: Promise<Response>, limit: number) =>
  Promise.race([
    asked,
    new Promise<never>((_, reject) => {
      setTimeout(reject, limit, new Error('No answer in time'))
    }),
  ])
