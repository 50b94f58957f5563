import { receiveArrival } from './platform'
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
  await import('react-dom/client')
  await breath()
  const { loadPage, showApp } = await import('./app')
  await loadPage()
  await breath()
  showApp(root, drawn)
}

const breath = () => new Promise((resolve) => setTimeout(resolve))

/** What is there is on the screen. Pages in the background are never painted, so they do not wait. */
const painted = () =>
  new Promise((resolve) => {
    if (document.hidden) resolve(undefined)
    else requestAnimationFrame(() => setTimeout(resolve))
  })

// Last: what it calls at once has to be there.
void start(root)
