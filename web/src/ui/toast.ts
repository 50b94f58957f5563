import type { ReactNode } from 'react'
import type { ExternalToast, toast as library } from 'sonner'

type Library = typeof library
type Call = (toast: Library) => void

let shown: Library | undefined
const waiting: Call[] = []
let count = 0

/** Called by the toaster when it is on the page: the library comes with it, after the first view. */
export function provideToasts(arrived: Library) {
  shown = arrived
  for (const call of waiting.splice(0)) call(arrived)
}

function run(call: Call) {
  if (shown) call(shown)
  else waiting.push(call)
}

function show(kind?: 'success' | 'error' | 'warning' | 'info' | 'loading') {
  return (message: ReactNode, options?: ExternalToast): string | number => {
    const id = options?.id ?? `toast-${(count += 1)}`
    run((toast) => void (kind ? toast[kind] : toast)(message, { ...options, id }))
    return id
  }
}

/** Short messages at the top right; those that come before the toaster are shown with it. */
export const toast = Object.assign(show(), {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  loading: show('loading'),
  dismiss(id?: string | number) {
    run((toast) => void toast.dismiss(id))
    return id
  },
})
