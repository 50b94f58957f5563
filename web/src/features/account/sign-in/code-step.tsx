import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Banner, Button, CodeField } from '../../../ui'
import { useSession } from '../session'
import { describeProblem, describeResendProblem } from '../sign-in-error'
import { type CodePurpose, redeemMailCode } from './api'
import { AccountName } from './email-field'
import { SignInFrame, TextButton } from './sign-in-frame'

interface CodeStepProps {
  purpose: CodePurpose
  email: string
  title: string
  text: ReactNode
  sendAgain: () => Promise<void>
  /** Said when it was sent again. */
  sentAgain?: string
  /** Back to the form, with everything in it. */
  onBack: () => void
}

/** A mail is on its way: its link works anywhere, its code right here. (OP-14, OP-23) */
export function CodeStep({
  purpose,
  email,
  title,
  text,
  sendAgain,
  sentAgain = 'We sent it again.',
  onBack,
}: CodeStepProps) {
  const { recheck } = useSession()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState<'checking' | 'sending'>()
  const [problem, setProblem] = useState<string>()
  const [note, setNote] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (problem) field.current?.select()
  }, [problem])

  async function check(digits: string) {
    if (busy) return
    if (digits.length < 6) {
      setProblem('Enter the six digits from the email.')
      field.current?.focus()
      return
    }
    setBusy('checking')
    setProblem(undefined)
    setNote(undefined)
    try {
      await redeemMailCode(purpose, email, digits)
      // The guard takes over; until then the button keeps turning.
      recheck()
    } catch (thrown) {
      setProblem(describeProblem(thrown).message)
      setBusy(undefined)
    }
  }

  async function again() {
    setBusy('sending')
    setNote(undefined)
    try {
      await sendAgain()
      setNote({ tone: 'success', text: sentAgain })
      // An earlier code, and what was said about it, is nothing to the new mail.
      setCode('')
      setProblem(undefined)
    } catch (thrown) {
      const text = purpose === 'sign-up' ? describeResendProblem(thrown) : describeProblem(thrown).message
      setNote({ tone: 'danger', text })
    }
    setBusy(undefined)
    // The button that was pressed was off in between, and lost the focus.
    field.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void check(code)
  }

  return (
    <SignInFrame
      title={title}
      text={text}
      footer={
        <>
          Wrong address? <TextButton onClick={onBack}>Go back</TextButton>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {note && <Banner tone={note.tone}>{note.text}</Banner>}
        <AccountName email={email} />
        <CodeField
          ref={field}
          label="Code from the email"
          value={code}
          onChange={setCode}
          onComplete={(digits) => void check(digits)}
          readOnly={busy === 'checking'}
          error={problem}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={busy === 'checking'}
          disabled={busy === 'sending'}
        >
          Continue
        </Button>
        <p className="text-sm text-muted">
          Nothing after a minute? Check your spam folder, or{' '}
          <TextButton disabled={busy !== undefined} onClick={() => void again()}>
            send it again
          </TextButton>
        </p>
      </form>
    </SignInFrame>
  )
}
