import { PenLine } from 'lucide-react'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { Banner, Button, SelectField, TextField } from '../../../ui'
import type { TryOutState } from './try-out-state'
import {
  EXAMPLE_INPUT,
  LENGTH_CHOICES,
  readInput,
  STYLE_CHOICES,
  type TryOutField,
  type TryOutInput,
} from './try-out-input'
import { bringBackTyped, keepTyped } from './typed-input'

interface TryOutFormProps {
  state: TryOutState
  productRef: Ref<HTMLInputElement>
  featuresRef: Ref<HTMLInputElement>
  /** Somebody turns to the form: time to fetch the writer. */
  onIntent: () => void
  onEdit: (field: TryOutField) => void
  onWrite: (input: TryOutInput) => void
}

/** Two lines about a product, filled in so that one click is enough. */
export function TryOutForm({ state, productRef, featuresRef, onIntent, onEdit, onWrite }: TryOutFormProps) {
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errorOf = (field: TryOutField) => (state.refusal?.field === field ? state.refusal.reason : undefined)

  useEffect(() => {
    if (form.current) bringBackTyped(form.current)
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = readInput(new FormData(event.currentTarget))
    const isMissing = input.product.trim() === ''
    setMissing(isMissing)
    if (isMissing) event.currentTarget.querySelector('input')?.focus()
    else onWrite(input)
  }

  return (
    // It only listens for who comes near; there is nothing to operate.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      // Sent nowhere by the browser itself, either: the page is seen before its script has arrived.
      method="dialog"
      aria-label="Try it"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-floating sm:p-5"
      onSubmit={submit}
      onChange={(event) => keepTyped(event.currentTarget)}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <TextField
        ref={productRef}
        label="Product"
        name="product"
        autoComplete="off"
        // Not held by React, so that what is typed before the script has arrived stays.
        defaultValue={EXAMPLE_INPUT.product}
        error={missing ? 'Enter a product first.' : errorOf('product')}
        onChange={() => {
          setMissing(false)
          onEdit('product')
        }}
      />
      <TextField
        ref={featuresRef}
        label="What it does"
        hint="Two or three things that are true, separated by commas."
        name="features"
        autoComplete="off"
        defaultValue={EXAMPLE_INPUT.features}
        error={errorOf('features')}
        onChange={() => onEdit('features')}
      />
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <SelectField label="Style" name="style" options={STYLE_CHOICES} defaultValue={EXAMPLE_INPUT.style} />
        <SelectField
          label="Length"
          name="length"
          options={LENGTH_CHOICES.map(({ value, label }) => ({ value: String(value), label }))}
          defaultValue={String(EXAMPLE_INPUT.length)}
        />
      </div>
      {state.failure && <Failure failure={state.failure} />}
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={state.work !== 'none'}
          icon={<PenLine strokeWidth={1.75} />}
        >
          {buttonText(state)}
        </Button>
        <p role="status" className="min-h-5 text-center text-sm text-balance text-muted">
          {statusText(state)}
        </p>
      </div>
    </form>
  )
}

function buttonText({ failure, versions }: TryOutState): string {
  if (failure) return 'Try again'
  return versions.length > 0 ? 'Write it again' : 'Write the script'
}

/** What goes on, in words. */
function statusText({ work, versions, shown, refusal, failure }: TryOutState): string {
  if (work === 'fetching') return 'Loading the writer. This happens only once.'
  if (work === 'writing') return 'Writing, checking the claims, counting the seconds.'
  if (refusal || failure) return 'No new script was written.'
  const version = versions[shown]
  if (!version) return 'No account needed. It’s written in your browser.'
  const { scenes, seconds } = version.script
  return `Version ${shown + 1} is ready: ${scenes.length} scenes, ${seconds} seconds.`
}

const FAILURES = {
  offline: {
    title: 'You are offline',
    text: 'The writer couldn’t be loaded. What you typed stays here. Try again when you’re back online.',
  },
  unreachable: {
    title: 'The writer couldn’t be loaded',
    text: 'What you typed stays here. Try again, or reload the page if it keeps failing.',
  },
  broken: {
    title: 'That didn’t work',
    text: 'The writer stopped early. What you typed stays here. Try again, or change a word.',
  },
}

function Failure({ failure }: { failure: keyof typeof FAILURES }) {
  const { title, text } = FAILURES[failure]
  return (
    <Banner tone="danger" title={title}>
      {text}
    </Banner>
  )
}
