import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTheme, setTheme, shownTheme, storedTheme } from '.'
import firstPaint from '../../public/theme.js?raw'

let systemDark = false
let listeners = new Set<(event: { matches: boolean }) => void>()

beforeEach(() => {
  systemDark = false
  listeners = new Set()
  vi.stubGlobal('matchMedia', () => ({
    matches: systemDark,
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
  }))
})
afterEach(() => vi.unstubAllGlobals())

const systemTurns = (dark: boolean) => {
  systemDark = dark
  for (const listener of listeners) listener({ matches: dark })
}

test('starts light when nothing is stored, whatever the system says [A-TH-04, CX-27]', () => {
  systemDark = true
  expect(storedTheme()).toBe('light')
  expect(shownTheme()).toBe('light')
})

test('follows a change of the system only while nothing or "system" is stored [A-TH-03]', () => {
  const stop = followTheme()
  systemTurns(true)
  expect(shownTheme()).toBe('dark')

  setTheme('light')
  systemTurns(false)
  systemTurns(true)
  expect(shownTheme()).toBe('light')

  setTheme('system')
  expect(shownTheme()).toBe('dark')
  systemTurns(false)
  expect(shownTheme()).toBe('light')

  stop()
  systemTurns(true)
  expect(shownTheme()).toBe('light')
})

test('where storage is forbidden, a choice lasts as long as the page [A-TH-03]', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, clear: () => undefined })
  setTheme('system')
  expect(storedTheme()).toBe('system')
  setTheme('dark')
  expect(storedTheme()).toBe('dark')
  expect(shownTheme()).toBe('dark')
})

test.each([
  [null, true, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['purple', true, 'light'],
])('before the first paint, stored %s with a dark system %s is %s [A-TH-02]', (stored, dark, shown) => {
  systemDark = dark
  if (stored) localStorage.setItem('theme', stored)
  // The file has to run as it is, before anything else and outside of any module.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(firstPaint)()
  expect(shownTheme()).toBe(shown)
})
