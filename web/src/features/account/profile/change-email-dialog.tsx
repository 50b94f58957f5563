import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Banner, Button, Dialog, TextField, toast } from '../../../ui'
import { changeEmail } from './api'
import { problemText } from './problem-text'

interface ChangeEmailDialogProps {
  current: string
  verified: boolean
  onClose: () => void
  onAsked: () => void
}

/** Asks for the new address and says what happens then. (OP-09) */
export function ChangeEmailDialog({ current, verified, onClose, onAsked }: ChangeEmailDialogProps) {
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')

  const change = useMutation({
    mutationFn: changeEmail,
    networkMode: 'always',
    retry: false,
    onSuccess: () => {
      toast.success('Check your email to confirm the new address.')
      onAsked()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = typed.trim()
    const found = emailFault(email, current)
    setFault(found)
    if (found) field.current?.focus()
    else change.mutate(email)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Change email"
      description={
        verified
          ? 'We’ll send a link to your current address and one to the new one. Your address changes once you’ve opened both. Until then, log in as usual.'
          : 'We’ll send a link to the new address. Your address changes once you’ve opened it. Until then, log in as usual.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={change.isPending}>
            Send links
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-1">
        {change.isError && <Banner tone="danger">{problemText(change.error)}</Banner>}
        <TextField
          ref={field}
          label="New email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault('')
          }}
        />
      </form>
    </Dialog>
  )
}

/** Only what can be said without asking; the service knows the rest. */
function emailFault(email: string, current: string): string {
  if (email === '') return 'Enter the new address.'
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Enter a full email address, such as ana@example.com.'
  if (email.toLowerCase() === current.toLowerCase()) return 'This is already your address.'
  return ''
}
