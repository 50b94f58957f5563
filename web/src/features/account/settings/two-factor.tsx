import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Badge, Button, ConfirmDialog, toast } from '../../../ui'
import { accountFactsQuery } from '../profile/api'
import { problemText } from '../profile/problem-text'
import { makeRecoveryCodes, recoveryCodesQuery } from './api'

const SetupDialog = lazy(async () => ({ default: (await import('./two-factor-setup-dialog')).TwoFactorSetupDialog }))
const EndDialog = lazy(async () => ({ default: (await import('./two-factor-end-dialog')).TwoFactorEndDialog }))
const CodesDialog = lazy(async () => ({ default: (await import('./recovery-codes-dialog')).RecoveryCodesDialog }))

interface TwoFactorProps {
  userId: string
  /** The authenticator that counts; null: two-factor is off. */
  factorId: string | null
}

/** A code of an authenticator app besides the password. (B-SE-04, OP-20) */
export function TwoFactor({ userId, factorId }: TwoFactorProps) {
  const cache = useQueryClient()
  const [open, setOpen] = useState<'setup' | 'end' | 'renew'>()
  const [codes, setCodes] = useState<string[]>()
  const on = factorId !== null
  const remaining = useQuery({ ...recoveryCodesQuery(userId), enabled: on }).data?.remaining

  const refresh = () => {
    void cache.invalidateQueries(accountFactsQuery(userId))
    void cache.invalidateQueries(recoveryCodesQuery(userId))
  }
  const renew = useMutation({
    mutationFn: makeRecoveryCodes,
    networkMode: 'always',
    retry: false,
    onSuccess: (made) => {
      setCodes(made)
      refresh()
    },
    onError: (error) => toast.error(problemText(error)),
    onSettled: () => setOpen(undefined),
  })

  return (
    <div className="border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold text-ink">Two-factor</h3>
        {on && (
          <Badge tone="success">
            <ShieldCheck aria-hidden="true" strokeWidth={1.75} /> On
          </Badge>
        )}
      </div>
      <p className="mt-1 max-w-prose text-sm text-pretty text-muted">
        {on
          ? 'Signing in asks for a code of your authenticator app, besides your password.'
          : 'Signing in then asks for a code of an authenticator app, too, so that a stolen password is not enough.'}
      </p>
      {on && remaining !== undefined && (
        <p className="mt-1 text-sm text-muted">
          {remaining === 0
            ? 'You have no recovery codes. Make some, in case you lose your phone.'
            : `${remaining} recovery ${remaining === 1 ? 'code' : 'codes'} left, in case you lose your phone.`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {on ? (
          <>
            <Button loading={renew.isPending} onClick={() => setOpen('renew')}>
              Make new recovery codes
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
        title="Make new recovery codes?"
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
            onClose={() => setOpen(undefined)}
            onCodes={(made) => {
              setOpen(undefined)
              setCodes(made)
              refresh()
            }}
          />
        )}
        {open === 'end' && factorId !== null && (
          <EndDialog
            factorId={factorId}
            onClose={() => setOpen(undefined)}
            onEnded={() => {
              setOpen(undefined)
              refresh()
              toast.success('Two-factor is off.')
            }}
          />
        )}
        {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      </Suspense>
    </div>
  )
}
