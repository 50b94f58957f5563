import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { NETWORK_ERROR, copyToClipboard } from '../../../platform'
import { Banner, Button, Dialog, IconButton, Skeleton, TextField, toast } from '../../../ui'
import { LoadFailure } from '../profile/load-failure'
import { problemText } from '../profile/problem-text'
import { beginTwoFactor, type Enrolment, makeRecoveryCodes, proveCode } from './api'
import { codeDigits, codeProblem } from './authenticator-code'

const ENROLMENT = 'two-factor-enrolment'

interface SetupDialogProps {
  userId: string
  /** The authenticator counts from now on, whatever becomes of the codes. */
  onEnabled: () => void
  onCodes: (codes: string[]) => void
  onClose: () => void
}

/** Scan, confirm with a code, and go on to the recovery codes. (OP-20) */
export function TwoFactorSetupDialog({ userId, onEnabled, onCodes, onClose }: SetupDialogProps) {
  const formId = useId()
  const cache = useQueryClient()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  // A query, so that a dialog that is drawn twice begins once; never asked for again by itself.
  const begin = useQuery({
    queryKey: [ENROLMENT, userId],
    queryFn: beginTwoFactor,
    meta: { isLong: true },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  const codes = useMutation({ mutationFn: makeRecoveryCodes, networkMode: 'always', retry: false, onSuccess: onCodes })
  const confirm = useMutation({
    // Between the proof and its new token, reads with the token of before are refused.
    mutationFn: async (proof: Parameters<typeof proveCode>[0]) => {
      const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== ENROLMENT }
      await cache.cancelQueries(others)
      try {
        await proveCode(proof)
      } finally {
        void cache.invalidateQueries(others)
      }
    },
    networkMode: 'always',
    retry: false,
    onSuccess: () => {
      onEnabled()
      codes.mutate()
    },
    onError: (error) => {
      setFault(codeProblem(error))
      // A code that reached nobody is still good.
      if (problemText(error) !== NETWORK_ERROR) setCode('')
      document.getElementById(`${formId}-code`)?.focus()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!begin.data || confirm.isPending) return
    if (code.length !== 6) setFault('Enter the six digits from the app.')
    else confirm.mutate({ factorId: begin.data.factorId, code })
  }

  if (confirm.isSuccess) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        size="sm"
        title="Two-factor authentication is on"
        description="Next, save your recovery codes."
        footer={<Button onClick={onClose}>{codes.isError ? 'Later' : 'Close'}</Button>}
      >
        {codes.isError ? (
          <Banner
            tone="warning"
            title="The recovery codes couldn’t be created."
            action={
              <Button size="sm" loading={codes.isPending} onClick={() => codes.mutate()}>
                Try again
              </Button>
            }
          >
            {problemText(codes.error)} You can also create them later in these settings.
          </Banner>
        ) : (
          <Skeleton className="h-40" />
        )}
      </Dialog>
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Enable two-factor"
      description="Scan the code with an authenticator app, then enter the six digits it shows."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={!begin.data} loading={confirm.isPending}>
            Confirm
          </Button>
        </>
      }
    >
      {begin.isError ? (
        <LoadFailure what="The picture" query={begin} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pb-1">
          {begin.data ? <Secret enrolment={begin.data} /> : <SecretWaiting />}
          <TextField
            id={`${formId}-code`}
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            error={fault}
            readOnly={confirm.isPending}
            onChange={(event) => {
              setCode(codeDigits(event.target.value))
              setFault('')
            }}
          />
        </form>
      )}
    </Dialog>
  )
}

/** As a picture for the camera, and as text for everybody else. */
function Secret({ enrolment: { qrCode, secret } }: { enrolment: Enrolment }) {
  const copy = async () => {
    if (await copyToClipboard(secret)) toast.success('Copied')
    else toast.error('Copying failed. Select the key and copy it manually.')
  }
  return (
    <div className="flex flex-col items-center gap-4">
      <img
        src={qrCode}
        alt="QR code with this account’s key"
        className="size-48 rounded-control border border-line bg-[#ffffff] p-2"
      />
      <div className="w-full">
        <p className="text-sm text-muted">Can’t scan? Enter this key in the app:</p>
        <div className="mt-1 flex items-center gap-2 rounded-control bg-sunken py-1 pr-1 pl-3">
          <code className="min-w-0 flex-1 text-sm wrap-break-word text-ink select-all">
            {secret.match(/.{1,4}/g)?.join(' ') ?? secret}
          </code>
          <IconButton label="Copy key" icon={<Copy strokeWidth={1.75} />} size="sm" onClick={() => void copy()} />
        </div>
      </div>
    </div>
  )
}

function SecretWaiting() {
  return (
    <div role="status" aria-busy="true" aria-label="Preparing the code" className="flex flex-col items-center gap-4">
      <Skeleton className="size-48 rounded-control" />
      <Skeleton className="h-16 w-full" />
    </div>
  )
}
