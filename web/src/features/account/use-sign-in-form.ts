import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import * as z from 'zod'
import { describeProblem, type SignInProblem } from './sign-in-error'

export const emailInput = z
  .string()
  .trim()
  .min(1, 'Enter your email address.')
  .pipe(z.email('Enter a full email address, like ana@example.com.'))

/**
 * A form of the sign-in screens: checked before it is sent, kept as typed when it fails, with the focus on what
 * needs attention. `problem` is what the service said.
 */
export function useSignInForm<Input extends FieldValues>(
  schema: z.ZodType<Input, Input>,
  defaultValues: DefaultValues<Input>,
  send: (input: Input) => Promise<void>,
) {
  const form = useForm<Input>({ resolver: zodResolver(schema), defaultValues })
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const alert = useRef<HTMLDivElement>(null)

  // After the commit, since the message and the re-enabled fields do not exist before.
  useEffect(() => {
    if (!problem) return
    if (problem.field) form.setFocus(problem.field as Path<Input>)
    else alert.current?.focus()
  }, [form, problem])

  const submit = form.handleSubmit(async (input) => {
    setProblem(null)
    try {
      await send(input)
    } catch (thrown) {
      setProblem(describeProblem(thrown))
    }
  })

  /** The message under a field: what our own check says, else what the service said about it. */
  const errorOf = (name: Path<Input>): string | undefined =>
    (form.formState.errors[name]?.message as string | undefined) ??
    (problem?.field === name ? problem.message : undefined)

  return { register: form.register, busy: form.formState.isSubmitting, submit, problem, errorOf, alert }
}
