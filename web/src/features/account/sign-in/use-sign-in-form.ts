import { TEXTS } from '@reelwright/shared'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { describeProblem, type SignInProblem } from '../sign-in-error'

/** The format of an address; only a sent mail proves that it exists. */
export const EMAIL_RULES = {
  setValueAs: (value: string) => value.trim(),
  validate: (value: string) => {
    const email = value.trim()
    if (email === '') return 'Enter your email address.'
    return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) || 'Enter a full email address, such as ana@example.com.'
  },
}

/** A password beside the address; only the first of two missing ones gets the long sentence. (A-AU-16) */
export const passwordRules = (short: string) => ({
  validate: (password: string, { email }: { email: string }) =>
    password !== '' || (email.trim() ? TEXTS.credentialsMissing : short),
})

interface FieldRules<Input> {
  setValueAs?: (value: string) => string
  required?: string
  maxLength?: { value: number; message: string }
  /** True, or what is wrong. */
  validate?: (value: string, values: Input) => true | string
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

interface Field<Input> {
  input: HTMLInputElement
  rules: FieldRules<Input>
}

/**
 * A form of the sign-in screens: checked before it is sent, kept as typed when it fails, with the focus on what
 * needs attention. `problem` is what the service said. By hand, since a form library is a tenth of what these pages load.
 */
export function useSignInForm<Input extends { [Name in keyof Input]: string }>(
  defaultValues: Input,
  send: (input: Input) => Promise<void>,
) {
  const [fields] = useState(() => new Map<keyof Input, Field<Input>>())
  const [defaults] = useState(defaultValues)
  const [values, setValues] = useState(defaults)
  const [faults, setFaults] = useState<Partial<Record<keyof Input, string | undefined>>>({})
  const [busy, setBusy] = useState(false)
  const wasSubmitted = useRef(false)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  const isField = (name: SignInProblem['field']): name is keyof Input & 'email' => name !== undefined && name in values

  // After the commit, since the message and the re-enabled fields do not exist before.
  useEffect(() => {
    if (!problem) return
    const field = fields.get(problem.field as keyof Input)
    if (field) field.input.focus()
    else alert.current?.focus()
  }, [fields, problem])

  /** What stands in the fields: some password managers fill them without an event. */
  function read(): Input {
    const typed = { ...values }
    for (const [name, { input, rules }] of fields)
      typed[name] = (rules.setValueAs?.(input.value) ?? input.value) as Input[typeof name]
    return typed
  }

  /** Whether a field is as it has to be; if not, it is said, and the field has the focus. */
  function check(name: keyof Input, rules: FieldRules<Input>): boolean {
    const fault = faultIn(read(), name, rules)
    setFaults((now) => ({ ...now, [name]: fault }))
    if (fault) fields.get(name)?.input.focus()
    return !fault
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    wasSubmitted.current = true
    const input = read()
    const found = [...fields].map(([name, { rules }]) => [name, faultIn(input, name, rules)] as const)
    setValues(input)
    setFaults(Object.fromEntries(found) as typeof faults)
    const first = found.find(([, fault]) => fault)
    if (first) return fields.get(first[0])?.input.focus()
    setBusy(true)
    await trySending(() => send(input))
    setBusy(false)
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

  /** The props of a field. */
  const register = (name: keyof Input & string, rules: FieldRules<Input> = {}) => ({
    name,
    defaultValue: defaults[name],
    ref: (input: HTMLInputElement | null) => {
      if (input) fields.set(name, { input, rules })
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = read()
      setValues(input)
      // Once it was said that something is wrong, it is said when it is right.
      if (wasSubmitted.current || faults[name]) setFaults((now) => ({ ...now, [name]: faultIn(input, name, rules) }))
      rules.onChange?.(event)
    },
  })

  /** The message under a field: what our own check says, else what the service said about it. */
  const errorOf = (name: keyof Input): string | undefined =>
    faults[name] ?? (problem?.field === name ? problem.message : undefined)

  return {
    register,
    /** As typed so far. */
    values,
    read,
    check,
    busy,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** All that was said, and what of it belongs to no field. */
    problem,
    formProblem: problem && !isField(problem.field) ? problem : null,
    trySending,
    errorOf,
    alert,
  }
}

function faultIn<Input extends { [Name in keyof Input]: string }>(
  values: Input,
  name: keyof Input,
  { required, maxLength, validate }: FieldRules<Input>,
): string | undefined {
  const value = values[name]
  if (required && value === '') return required
  if (maxLength && value.length > maxLength.value) return maxLength.message
  const verdict = validate?.(value, values) ?? true
  return verdict === true ? undefined : verdict
}
