/** What the page of a test needs beside jsdom. Read once for all test files of a worker. */

import { timeoutManager } from '@tanstack/react-query'
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import './fast-dom'

// React notes the call stack of every element it makes, for its warnings. That takes a tenth of the time of a test.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

// Queries are tried again at once: their pauses of one to four seconds show nothing.
timeoutManager.setTimeoutProvider({
  setTimeout: (work, ms) => setTimeout(work, ms <= 4_000 ? 0 : ms),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer),
})

// `waitFor` asks again and again, and prints the page itself when it gives up: printing it at every try takes a seventh of all time.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})
function isWaiting() {
  // oxlint-disable-next-line no-underscore-dangle -- the library's own name
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true
}

/** A test may end before the calls that it caused. What they ask for must still find a server, or the whole run fails. */
export const callsUnderWay = new Set<Promise<unknown>>()
const fetchOfNode = globalThis.fetch
globalThis.fetch = (...request) => {
  const call = fetchOfNode(...request)
  callsUnderWay.add(call)
  const end = () => callsUnderWay.delete(call)
  call.then(end, end)
  return call
}

// What jsdom lacks and radix asks for. Nothing here has behaviour that a test could rely on.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}

/** A list that draws only what is in sight measures its rows: those without a height are all in sight. */
const ROW_HEIGHT = 50
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('data-index') ? ROW_HEIGHT : 0
  },
})
