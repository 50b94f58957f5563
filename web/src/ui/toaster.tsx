import { useEffect } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { useShownTheme } from '../platform'
import { provideToasts } from './toast'

/** Mounted once by the app. Toasts stand at the top right for 4 seconds unless the caller says otherwise. (CX-30) */
export function Toaster() {
  const theme = useShownTheme()
  useEffect(() => provideToasts(toast), [])
  return (
    <Sonner
      theme={theme}
      position="top-right"
      duration={4000}
      closeButton
      gap={8}
      toastOptions={{
        classNames: {
          // Over a modal dialog, too, which switches the pointer off for all else.
          toast: 'pointer-events-auto! rounded-control! border-line! bg-surface! text-ink! font-sans! shadow-floating!',
          description: 'text-muted!',
          success: '[&_[data-icon]]:text-success!',
          error: '[&_[data-icon]]:text-danger!',
          warning: '[&_[data-icon]]:text-warning!',
          info: '[&_[data-icon]]:text-info!',
          actionButton: 'bg-accent! text-on-accent! rounded-sm!',
          // A small mark with a target that a thumb hits.
          closeButton: 'bg-surface! border-line! text-muted! after:absolute after:-inset-3',
        },
      }}
    />
  )
}
