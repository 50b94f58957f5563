import { TEXTS } from '@reelwright/shared'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { describeProblem, type SignInProblem } from '../sign-in-error'

/** What an address has to look like; whether it is one, only a mail can tell. */
export const EMAIL_RULES = {
  setValueAs: (value: string) => value.trim(),
  validate: (value: string) => {
    const email = value.trim()
    if (email === '') return 'Enter your email address.'
    return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) || 'Enter a full email address, like ana@example.com.'
  },
}

/** A password beside the address; only the first of two missing ones gets the long sentence. (A-AU-16) */
export const passwordRules = (short: string) => ({
  validate: (password: string, { email }: { email: string }) =>
    password !== '' || (email.trim() ? TEXTS.credentialsMissing : short),
})

/** What stands in the field that tells of a change. */
export function typedIn({ target }: { target: unknown }): string {
  return target instanceof HTMLInputElement ? target.value : ''
}

/**
 * A form of the sign-in screens: checked before it is sent, kept as typed when it fails, with the focus on what
 * needs attention. `problem` is what the service said.
 */
export function useSignInForm<Input extends FieldValues>(
  defaultValues: DefaultValues<Input>,
  send: (input: Input) => Promise<void>,
) {
  const form = useForm<Input>({ defaultValues })
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const alert = useRef<HTMLDivElement>(null)

  // After the commit, since the message and the re-enabled fields do not exist before.
  useEffect(() => {
    if (!problem) return
    if (problem.field && problem.field in form.getValues()) form.setFocus(problem.field as Path<Input>)
    else alert.current?.focus()
  }, [form, problem])

  /** Some password managers fill a field without telling anybody, maybe before we listen: what stands there counts. */
  function adoptFilled(filled: HTMLFormElement | null) {
    if (!filled) return
    for (const name of Object.keys(form.getValues()) as Path<Input>[]) {
      const field = filled.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value !== form.getValues(name)) {
        form.setValue(name, field.value as never)
      }
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptFilled(event.currentTarget)
    return form.handleSubmit(async (input) => {
      await trySending(() => send(input))
    })(event)
  }

  /** Whether it worked; if not, it is said. */
  async function trySending(work: () => Promise<void>): Promise<boolean> {
    setProblem(null)
    try {
      await work()
      return true
    } catch (thrown) {
      setProblem(describeProblem(thrown))
      return false
    }
  }

  /** The message under a field: what our own check says, else what the service said about it. */
  const errorOf = (name: Path<Input>): string | undefined =>
    (form.formState.errors[name]?.message as string | undefined) ??
    (problem?.field === name ? problem.message : undefined)

  const formProblem = problem && !(problem.field && problem.field in form.getValues()) ? problem : null

  return {
    form,
    busy: form.formState.isSubmitting,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** All that was said, and what of it belongs to no field. */
    problem,
    formProblem,
    trySending,
    adoptFilled,
    errorOf,
    alert,
  }
}
