import './act'
import '@testing-library/jest-dom/vitest'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, vi } from 'vitest'
import { forgetPerson, queryClient, setBackend } from '../platform'
import { provideToasts } from '../ui/toast'
import { skipRetryDelays } from './skip-retry-delays'
import { callsUnderWay } from './page'

// Two cores are shared by many; a slow machine is no reason to fail.
configure({ asyncUtilTimeout: 30_000 })

// jsdom compares every element whose style is asked for with every rule of it, and no test looks at the colors of a toast.
for (const style of document.head.querySelectorAll('style')) style.remove()

skipRetryDelays(queryClient)
// No toast waits for the toaster of another test.
provideToasts(toast)

afterEach(() => {
  cleanup()
  // A logout ends with a new page; here the next test is it.
  forgetPerson()
  setBackend(undefined)
  // An event tells it that the network is gone; while it is, no query begins.
  onlineManager.setOnline(true)
  toast.dismiss()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
})

afterAll(async () => {
  const latest = Date.now() + 5_000
  do {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve, 10))
  } while (callsUnderWay.size > 0 && Date.now() < latest)
})
