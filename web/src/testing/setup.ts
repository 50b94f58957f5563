import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, vi } from 'vitest'
import { setBackend } from '../platform'
import { callsUnderWay } from './page'

// Two cores are shared by many; a slow machine is no reason to fail.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  setBackend(undefined)
  toast.dismiss()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
})

afterAll(async () => {
  const latest = Date.now() + 5_000
  do {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (callsUnderWay.size > 0 && Date.now() < latest)
})
