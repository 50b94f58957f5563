import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Banner, Button, PasswordField, TextField, toast } from '../../../ui'
import { problemText } from '../profile/problem-text'
import { StrengthMeter } from '../sign-in/strength-meter'
import { changePassword, sendPasswordCode, sessionsQuery } from './api'
import { passwordProblem } from './password-problem'

interface PasswordFormProps {
  userId: string
  email: string
  /** Whether there is a password that can be asked for; accounts of Google have none at first. */
  hasPassword: boolean
}

const EMPTY = { current: '', password: '', nonce: '' }
type Field = keyof typeof EMPTY

/** (B-SE-05, OP-55) */
export function PasswordForm({ userId, email, hasPassword }: PasswordFormProps) {
  const base = useId()
  const cache = useQueryClient()
  const [values, setValues] = useState(EMPTY)
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [asksCode, setAsksCode] = useState(false)
  const [asksCurrent, setAsksCurrent] = useState(false)
  // A new object for each failure, so that each moves the focus.
  const [refused, setRefused] = useState<{ focus?: Field }>()
  const alert = useRef<HTMLDivElement>(null)
  const needsCurrent = hasPassword || asksCurrent

  const sendCode = useMutation({
    mutationFn: sendPasswordCode,
    networkMode: 'always',
    retry: false,
    onError: (error) => toast.error(problemText(error)),
  })
  const change = useMutation({
    mutationFn: changePassword,
    networkMode: 'always',
    retry: false,
    onSuccess: () => {
      setValues(EMPTY)
      setAsksCode(false)
      void cache.invalidateQueries(sessionsQuery(userId))
      toast.success('Password updated. All other browsers are logged out.')
    },
    onError: (error) => {
      const { field, text, needsCode, needsCurrent: wanted } = passwordProblem(error)
      setRefused({ focus: needsCode ? 'nonce' : field })
      if (field) setFaults({ [field]: text })
      if (wanted) setAsksCurrent(true)
      if (needsCode) {
        setAsksCode(true)
        sendCode.mutate()
      }
    },
  })
  const problem = change.isError ? passwordProblem(change.error) : undefined

  // After the commit, since a field may only now be there.
  useEffect(() => {
    if (refused?.focus) document.getElementById(`${base}-${refused.focus}`)?.focus()
    else if (refused) alert.current?.focus()
  }, [refused, base])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: typeof faults = {
      ...(needsCurrent && values.current === '' && { current: 'Enter your current password.' }),
      ...(values.password === '' && { password: 'Enter a new password.' }),
      ...(asksCode && values.nonce.trim() === '' && { nonce: 'Enter the code from the email.' }),
    }
    setFaults(found)
    const first = (['current', 'password', 'nonce'] as const).find((field) => found[field])
    if (first) return document.getElementById(`${base}-${first}`)?.focus()
    change.mutate({
      password: values.password,
      ...(needsCurrent && { current: values.current }),
      ...(asksCode && { nonce: values.nonce.trim() }),
    })
  }

  const field = (name: Field) => ({
    id: `${base}-${name}`,
    value: values[name],
    error: faults[name],
    readOnly: change.isPending,
    onChange: (event: { target: { value: string } }) => {
      setValues((now) => ({ ...now, [name]: event.target.value }))
      setFaults(({ [name]: _gone, ...others }) => others)
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h2 className="text-base font-semibold text-ink">Password</h2>
      {/* For password managers, which otherwise do not know whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {problem && !problem.field && (
        <Banner ref={alert} tone={problem.needsCode ? 'info' : 'danger'}>
          {problem.text}
        </Banner>
      )}
      {needsCurrent && <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={<StrengthMeter password={values.password} known={[email]} />}
        {...field('password')}
      />
      {asksCode && (
        <TextField
          label="Code from the email"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field('nonce')}
          hint={
            <button
              type="button"
              disabled={sendCode.isPending}
              onClick={() => sendCode.mutate()}
              className="focus-ring inline-flex items-center rounded-sm font-medium text-accent-text underline underline-offset-4 hover:no-underline touch:min-h-11"
            >
              Send a new code
            </button>
          }
        />
      )}
      <div>
        <Button type="submit" loading={change.isPending} className="max-sm:w-full">
          Update Password
        </Button>
        <p className="mt-2 text-sm text-muted">You stay logged in here. All other browsers are logged out.</p>
      </div>
    </form>
  )
}
