import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Two cores are shared by many; a slow machine is no reason to fail.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
})

// A test may end before the calls that it caused. What they ask for must still find a server, or the whole run fails.
const underWay = new Set<Promise<unknown>>()
const fetchOfNode = globalThis.fetch
globalThis.fetch = (...request) => {
  const call = fetchOfNode(...request)
  underWay.add(call)
  const end = () => underWay.delete(call)
  call.then(end, end)
  return call
}

afterAll(async () => {
  const latest = Date.now() + 5_000
  do {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (underWay.size > 0 && Date.now() < latest)
})

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
