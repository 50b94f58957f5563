import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { panelLook, scrimLook } from './dialog'
import { useReturnFocus } from './use-return-focus'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the thing: "Delete Morning scripts?" */
  title: ReactNode
  body: ReactNode
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** While true the dialog cannot be left and the button spins. */
  loading?: boolean
  onConfirm: () => void
}

/** Asks before something that cannot be undone. Cancel has the focus; the caller closes it after the work. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  body,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  loading = false,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !loading && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimLook} />
        <AlertDialog.Content onCloseAutoFocus={returnFocus} className={cn(panelLook, 'p-5 sm:max-w-md sm:p-6')}>
          <AlertDialog.Title className="text-xl font-semibold text-ink">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="relative mt-2 min-h-0 overflow-y-auto text-sm text-muted">{body}</div>
          </AlertDialog.Description>
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button disabled={loading}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
