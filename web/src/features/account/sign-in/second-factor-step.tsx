import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button, CodeField, SelectField, TextField } from '../../../ui'
import { giveUpSession, spendRecoveryCode } from '../api'
import { useSession } from '../session'
import { describeProblem } from '../sign-in-error'
import { answerFactor, listFactors } from './api'
import { AccountName } from './email-field'
import { SignInFrame, TextButton } from './sign-in-frame'

interface SecondFactorStepProps {
  email?: string
  onPassed?: () => void
}

/** The second half of a sign-in: a code of the authenticator, or one of the recovery codes. (OP-20) */
export function SecondFactorStep({ email, onPassed }: SecondFactorStepProps) {
  const session = useSession()
  const [way, setWay] = useState<'authenticator' | 'recovery'>('authenticator')
  const account = email ?? session.user?.email ?? ''

  function passed() {
    session.recheck()
    onPassed?.()
  }

  return (
    <SignInFrame
      title={way === 'authenticator' ? 'Enter your code' : 'Use a recovery code'}
      text={
        way === 'authenticator'
          ? `Your authenticator app has a six-digit code for ${account}.`
          : 'One of the ten codes you saved when you set up two-factor authentication. Using one turns it off, so you can set it up again.'
      }
      footer={<TextButton onClick={() => void giveUpSession().then(session.recheck)}>Use another account</TextButton>}
    >
      <div className="flex flex-col gap-5">
        {way === 'authenticator' ? (
          <AuthenticatorForm account={account} onPassed={passed} />
        ) : (
          <RecoveryForm account={account} onPassed={passed} />
        )}
        <p className="text-center text-sm">
          <TextButton onClick={() => setWay(way === 'authenticator' ? 'recovery' : 'authenticator')}>
            {way === 'authenticator' ? 'Use a recovery code' : 'Use the authenticator app'}
          </TextButton>
        </p>
      </div>
    </SignInFrame>
  )
}

interface FormProps {
  account: string
  onPassed: () => void
}

/** Sends what was typed and says what came of it. */
function useAttempt(work: (typed: string) => Promise<void>, onPassed: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (problem) field.current?.select()
  }, [problem])

  async function attempt(typed: string) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await work(typed)
      // The guard takes over; until then the button keeps turning.
      onPassed()
    } catch (thrown) {
      setProblem(describeProblem(thrown).message)
      setBusy(false)
    }
  }
  return { busy, problem, setProblem, field, attempt }
}

function AuthenticatorForm({ account, onPassed }: FormProps) {
  const [factors, setFactors] = useState<{ id: string; name: string }[]>([])
  const [factorId, setFactorId] = useState('')
  const [code, setCode] = useState('')

  useEffect(() => {
    async function list() {
      const found = await listFactors()
      setFactors(found)
      setFactorId((chosen) => chosen || (found[0]?.id ?? ''))
    }
    void list()
  }, [])

  const { busy, problem, setProblem, field, attempt } = useAttempt(async (digits) => {
    const id = factorId || (await listFactors())[0]?.id || ''
    await answerFactor(id, digits)
  }, onPassed)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length === 6) return void attempt(code)
    setProblem('Enter the six digits.')
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <AccountName email={account} />
      {factors.length > 1 && (
        <SelectField
          label="Authenticator"
          value={factorId}
          onChange={(event) => setFactorId(event.target.value)}
          options={factors.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <CodeField
        ref={field}
        label="Code"
        value={code}
        onChange={setCode}
        onComplete={(digits) => void attempt(digits)}
        readOnly={busy}
        error={problem}
        hint={
          problem
            ? 'Codes change every 30 seconds. Try the latest one, and check that your phone’s clock is right.'
            : undefined
        }
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
        Continue
      </Button>
    </form>
  )
}

function RecoveryForm({ account, onPassed }: FormProps) {
  const [code, setCode] = useState('')
  const { busy, problem, setProblem, field, attempt } = useAttempt(spendRecoveryCode, onPassed)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() !== '') return void attempt(code.trim())
    setProblem('Enter a recovery code.')
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <AccountName email={account} />
      <TextField
        ref={field}
        label="Recovery code"
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        readOnly={busy}
        error={problem}
        placeholder="7h2k-9qxd"
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
        Continue
      </Button>
    </form>
  )
}
