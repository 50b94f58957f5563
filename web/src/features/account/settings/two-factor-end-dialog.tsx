import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button, Dialog, TextField } from '../../../ui'
import { endTwoFactor, spendRecoveryCode } from './api'
import { codeProblem } from './authenticator-code'

interface EndDialogProps {
  factorId: string
  onEnded: () => void
  onClose: () => void
}

/** Switching it off needs what signing in needs: a code of the app or, without it, a recovery code. (OP-20) */
export function TwoFactorEndDialog({ factorId, onEnded, onClose }: EndDialogProps) {
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')

  const end = useMutation({
    mutationFn: (text: string) => {
      const digits = text.replace(/\s/g, '')
      return /^\d{6}$/.test(digits) ? endTwoFactor({ factorId, code: digits }) : spendRecoveryCode(text)
    },
    networkMode: 'always',
    retry: false,
    onSuccess: onEnded,
    onError: (error) => {
      setFault(codeProblem(error))
      document.getElementById(`${formId}-code`)?.focus()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') setFault('Enter a code.')
    else if (!end.isPending) end.mutate(typed.trim())
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Disable two-factor?"
      description="You’ll log in with your password only. Your recovery codes stop working."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" loading={end.isPending}>
            Disable two-factor
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="pb-1">
        <TextField
          id={`${formId}-code`}
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={fault}
          readOnly={end.isPending}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault('')
          }}
        />
      </form>
    </Dialog>
  )
}
