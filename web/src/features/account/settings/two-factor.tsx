import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Badge, Button, ConfirmDialog, toast } from '../../../ui'
import { accountFactsQuery } from '../profile/api'
import { NETWORK_ERROR } from '../../../platform'
import { problemText } from '../profile/problem-text'
import { makeRecoveryCodes, recoveryCodesQuery, sessionsQuery } from './api'
// Not fetched when it is needed: codes that are shown once cannot wait for a file that may not come.
import { RecoveryCodesDialog } from './recovery-codes-dialog'

const SetupDialog = lazy(async () => ({ default: (await import('./two-factor-setup-dialog')).TwoFactorSetupDialog }))
const EndDialog = lazy(async () => ({ default: (await import('./two-factor-end-dialog')).TwoFactorEndDialog }))

interface TwoFactorProps {
  userId: string
  /** The authenticator that counts; null: two-factor is off. */
  factorId: string | null
  onCodesShown: (shown: boolean) => void
}

/** A code of an authenticator app besides the password. (B-SE-04, OP-20) */
export function TwoFactor({ userId, factorId, onCodesShown }: TwoFactorProps) {
  const cache = useQueryClient()
  const [open, setOpen] = useState<'setup' | 'end' | 'renew'>()
  const [codes, setCodes] = useState<string[]>()
  useEffect(() => onCodesShown(codes !== undefined), [codes, onCodesShown])
  const on = factorId !== null
  const heading = useFocusAfter(open !== undefined || codes !== undefined, on)
  const remaining = useQuery({ ...recoveryCodesQuery(userId), enabled: on }).data?.remaining

  const refresh = () => {
    void cache.invalidateQueries(accountFactsQuery(userId))
    void cache.invalidateQueries(recoveryCodesQuery(userId))
    // Both ways of two-factor end sessions.
    void cache.invalidateQueries(sessionsQuery(userId))
  }
  const close = () => {
    setOpen(undefined)
    // What was asked for may have happened although its answer was lost.
    refresh()
  }
  const renew = useMutation({
    mutationFn: makeRecoveryCodes,
    networkMode: 'always',
    retry: false,
    onSuccess: (made) => {
      setCodes(made)
      refresh()
    },
    onError: (error) => {
      const text = problemText(error)
      toast.error(text === NETWORK_ERROR ? `${text} Your earlier codes may no longer work.` : text)
    },
    onSettled: () => setOpen(undefined),
  })

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-base font-semibold text-ink outline-none">
          Two-factor authentication
        </h2>
        {on && (
          <Badge tone="success">
            <ShieldCheck aria-hidden="true" strokeWidth={1.75} /> On
          </Badge>
        )}
      </div>
      <p className="mt-1 max-w-prose text-sm text-pretty text-muted">
        {on
          ? 'You need your password and a code from your authenticator app to log in.'
          : 'Adds a code from an authenticator app, so a stolen password isn’t enough to log in.'}
      </p>
      {on && remaining !== undefined && (
        <p className="mt-1 text-sm text-muted">
          {remaining === 0
            ? 'You have no recovery codes. Create some in case you lose your phone.'
            : `${remaining} recovery ${remaining === 1 ? 'code' : 'codes'} left, in case you lose your phone.`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {on ? (
          <>
            <Button loading={renew.isPending} onClick={() => setOpen('renew')}>
              Create new recovery codes
            </Button>
            <Button variant="ghost" onClick={() => setOpen('end')}>
              Disable two-factor
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('setup')}>Enable two-factor</Button>
        )}
      </div>

      <ConfirmDialog
        open={open === 'renew'}
        onOpenChange={() => setOpen(undefined)}
        title="Create new recovery codes?"
        body="You get ten new codes. The earlier ones stop working."
        confirmLabel="Make new codes"
        loading={renew.isPending}
        onConfirm={() => renew.mutate()}
      />
      <Suspense fallback={null}>
        {open === 'setup' && (
          <SetupDialog
            userId={userId}
            onEnabled={refresh}
            onClose={close}
            onCodes={(made) => {
              setCodes(made)
              close()
            }}
          />
        )}
        {open === 'end' && factorId !== null && (
          <EndDialog
            factorId={factorId}
            onClose={close}
            onEnded={() => {
              close()
              toast.success('Two-factor authentication is off.')
            }}
          />
        )}
      </Suspense>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  )
}

/** What opened a dialog may be gone when it closes: a button, or the dialog before it. The heading then takes the focus in its place. */
function useFocusAfter(dialogOpen: boolean, on: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const used = useRef(false)

  useEffect(() => {
    if (dialogOpen) used.current = true
    if (dialogOpen || !used.current) return
    // After the dialog has given the focus back to what is still there.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
    // Again when the buttons change, which is after the dialog: nothing in here reads whether it is on.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [dialogOpen, on])

  return heading
}
