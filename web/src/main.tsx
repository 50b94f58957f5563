import { hasStoredSession } from './platform/session-hint'
import { logError, receiveArrival } from './platform'
import './styles.css'

// zod looks whether it may compile code, and our content security policy reports the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Before anything reads the address: a token in it is nothing for the router and the history. It may change the path.
receiveArrival()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/**
 * In steps of their own, so that the browser can paint and answer between them: a phone works on each for tens of milliseconds.
 */
async function start(root: HTMLElement) {
  // The document of some addresses has their page in it already; see `plugins/prerendered.ts`.
  const drawn = root.dataset.path === location.pathname
  if (drawn) await painted()
  const reads = !drawn && hasStoredSession() ? readEarly() : undefined
  await import('react-dom/client')
  await delay()
  const { loadPage, showApp } = await import('./app')
  await loadPage()
  await (reads ? Promise.race([reads, delay(EARLY_LIMIT_MS)]) : delay())
  showApp(root, drawn)
}

/** Longest wait for the session and the first reads; then the page is drawn with what is there. */
const EARLY_LIMIT_MS = 1_000

/** The code of the page, the session and the first reads of a signed-in person, while React is still on its way. */
async function readEarly() {
  try {
    await (await import('./app/first-reads')).readFirst()
  } catch {
    // The page reads again, and says what failed.
  }
}

const delay = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))

/** What is there is on the screen. Pages in the background are never painted, so they do not wait. */
const painted = () =>
  new Promise((resolve) => {
    if (document.hidden) resolve(undefined)
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/** The scripts of the page did not arrive: no component can say so. The words are those of `app/error-page.tsx`. (A-ER-22, A-ER-23) */
function offerReload(root: HTMLElement) {
  const box = document.createElement('main')
  box.className = 'mx-auto flex max-w-lg flex-col items-start gap-4 px-6 py-16 text-ink'
  const heading = document.createElement('h1')
  heading.className = 'text-3xl font-bold'
  heading.textContent = 'Something went wrong'
  const words = document.createElement('p')
  words.textContent = 'The page couldn’t be loaded. Check your connection and try again.'
  const button = document.createElement('button')
  button.className = 'focus-ring min-h-11 rounded-control border border-line bg-surface px-4 font-medium'
  button.textContent = 'Reload Page'
  button.addEventListener('click', () => location.reload())
  box.append(heading, words, button)
  root.replaceChildren(box)
  button.focus()
}

// Last: what it calls at once has to be there.
start(root).catch((error: unknown) => {
  logError('The page couldn’t be loaded', error)
  offerReload(root)
})
