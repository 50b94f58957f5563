import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../platform'
import { Banner, Button, Dialog, PasswordField, TextField } from '../../../ui'
import { useLogout } from '../logout'
import { accountFactsQuery } from '../profile/api'
import { problemText } from '../profile/problem-text'
import { deleteAccount } from './api'

interface DeleteAccountDialogProps {
  userId: string
  email: string
  onClose: () => void
}

/** What a guest types, who has no address. The server asks for the same. */
const WITHOUT_ADDRESS = 'delete'

type Faults = { confirmation?: string; password?: string }

/** Names what goes, and lets nobody delete by a stray click or at somebody else's forgotten screen. (B-SE-11, OP-55) */
export function DeleteAccountDialog({ userId, email, onClose }: DeleteAccountDialogProps) {
  const formId = useId()
  const logout = useLogout()
  const facts = useQuery(accountFactsQuery(userId))
  const [confirmation, setConfirmation] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [asksPassword, setAsksPassword] = useState(false)
  const wanted = email || WITHOUT_ADDRESS
  const needsPassword = asksPassword || (facts.data?.providers.includes('email') ?? true)

  const remove = useMutation({
    mutationFn: deleteAccount,
    networkMode: 'always',
    retry: false,
    onSuccess: async () => {
      await logout({ ask: false, flag: 'deleted' })
    },
    onError: (error) => {
      const field = error instanceof ApiError ? error.field : undefined
      if (field !== 'password' && field !== 'confirmation') return
      if (field === 'password') setAsksPassword(true)
      setFaults({ [field]: error.message })
      document.getElementById(`${formId}-${field}`)?.focus()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (remove.isPending) return
    const found: Faults = {
      ...(confirmation.trim().toLowerCase() !== wanted.toLowerCase() && {
        confirmation: `Type ${wanted} to confirm.`,
      }),
      ...(needsPassword && password === '' && { password: 'Enter your password.' }),
    }
    setFaults(found)
    const first = Object.keys(found)[0]
    if (first) document.getElementById(`${formId}-${first}`)?.focus()
    else remove.mutate({ confirmation: confirmation.trim(), ...(needsPassword && { password }) })
  }

  const unheard = remove.error instanceof ApiError && remove.error.status === 0
  // From here on there is nothing to go back to.
  const going = remove.isPending || remove.isSuccess
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !going && onClose()}
      size="sm"
      title="Delete your account?"
      description="This cannot be undone."
      footer={
        <>
          <Button disabled={going} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={going}>
            Delete Account
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-1">
        <div className="text-sm text-ink">
          <p>This deletes:</p>
          <ul className="mt-1 list-disc space-y-0.5 pl-5 text-muted">
            <li>all scripts with their versions, and all folders</li>
            <li>your profile, your picture and your hook library</li>
            <li>your plan, which is canceled right away with no further charges</li>
            <li>your login on all devices</li>
          </ul>
        </div>
        {remove.isError && Object.keys(faults).length === 0 && (
          <Banner tone="danger" title={unheard ? 'The server did not respond.' : 'Your account was not deleted.'}>
            {unheard
              ? 'Your account may already be deleted. Check your connection and try again. It’s safe to try more than once.'
              : problemText(remove.error)}
          </Banner>
        )}
        <p className="text-sm text-muted">
          To confirm, type <strong className="font-semibold break-all text-ink">{wanted}</strong>
        </p>
        <TextField
          id={`${formId}-confirmation`}
          label={email ? 'Your email address' : 'Confirmation'}
          type={email ? 'email' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={confirmation}
          error={faults.confirmation}
          readOnly={going}
          onChange={(event) => {
            setConfirmation(event.target.value)
            setFaults((now) => ({ ...now, confirmation: undefined }))
          }}
        />
        {needsPassword && (
          <PasswordField
            id={`${formId}-password`}
            label="Your password"
            autoComplete="current-password"
            value={password}
            error={faults.password}
            readOnly={going}
            onChange={(event) => {
              setPassword(event.target.value)
              setFaults((now) => ({ ...now, password: undefined }))
            }}
          />
        )}
      </form>
    </Dialog>
  )
}
