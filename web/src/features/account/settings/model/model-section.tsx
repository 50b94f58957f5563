import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ModelSettings } from '@reelwright/shared/model-settings'
import { type FormEvent, useId, useState } from 'react'
import {
  Badge,
  Banner,
  Button,
  Card,
  LeaveGuard,
  PasswordField,
  SelectField,
  Skeleton,
  TextField,
  toast,
} from '../../../../ui'
import { LoadFailure } from '../../profile/load-failure'
import { useOwnProfile } from '../../profile/use-own-profile'
import { SettingsSection } from '../settings-section'
import { modelSettingsQuery, saveModelSettings, testModel } from './api'
import { formOf, inputOf, type ModelField, type ModelForm, numberFaults, PROVIDERS, refusalOf } from './model-form'
import { ModelUsage } from './model-usage'
import { TestResult } from './test-result'

/** `/settings/model`: what writes the scripts of this installation; for its administrator. */
export function ModelSection() {
  const { userId } = useOwnProfile()
  const query = useQuery(modelSettingsQuery(userId))
  const { data } = query
  return (
    <SettingsSection
      id="model"
      text="Choose what writes the scripts on this site. Only administrators see this."
      aside={data && <WriterBadge settings={data} />}
    >
      {data ? (
        <Card>
          <ModelSettingsForm userId={userId} settings={data} />
        </Card>
      ) : query.isError ? (
        <LoadFailure what="The model settings" query={query} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the model settings" className="space-y-3">
          <Skeleton className="h-24 w-full rounded-card" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      )}
    </SettingsSection>
  )
}

function WriterBadge({ settings: { provider } }: { settings: ModelSettings }) {
  return (
    <Badge tone={provider ? 'success' : 'neutral'}>{provider ? PROVIDERS[provider].name : 'Built-in writer'}</Badge>
  )
}

const FIELDS: readonly ModelField[] = ['provider', 'model', 'baseUrl', 'key', 'priceInput', 'priceOutput', 'monthlyCap']

function ModelSettingsForm({ userId, settings }: { userId: string; settings: ModelSettings }) {
  const base = useId()
  const cache = useQueryClient()
  const [form, setForm] = useState(() => formOf(settings))
  const [faults, setFaults] = useState<Partial<Record<ModelField, string>>>({})
  const fixed = settings.source === 'environment'
  const custom = form.provider === 'openai-compatible' || form.baseUrl !== ''
  const moved = form.provider !== (settings.provider ?? '') || form.baseUrl.trim() !== (settings.baseUrl ?? '')
  const keyStored = settings.key === 'set' && !moved

  const onError = (error: unknown) => {
    const { field, text } = refusalOf(error)
    const known = FIELDS.find((name) => name === field)
    if (!known) return
    setFaults({ [known]: text })
    document.getElementById(`${base}-${known}`)?.focus()
  }
  const common = { networkMode: 'always', retry: false, onError } as const
  const test = useMutation({
    mutationFn: testModel,
    ...common,
    // A test is paid for, too.
    onSuccess: () => void cache.invalidateQueries(modelSettingsQuery(userId)),
  })
  const save = useMutation({
    mutationFn: saveModelSettings,
    ...common,
    onSuccess: (saved) => {
      cache.setQueryData(modelSettingsQuery(userId).queryKey, saved)
      setForm(formOf(saved))
      toast.success(saved.provider ? 'AI model saved' : 'Saved. The built-in writer writes all scripts.')
    },
  })
  const failed = save.error ?? test.error
  const refusal = failed ? refusalOf(failed) : undefined
  const waiting = save.isPending || test.isPending

  const change = (patch: Partial<ModelForm>) => {
    setForm((now) => ({ ...now, ...patch }))
    setFaults({})
    save.reset()
    test.reset()
  }
  const send = (mutation: typeof test | typeof save) => {
    const found = numberFaults(form)
    setFaults(found)
    const first = FIELDS.find((field) => found[field])
    if (first) return document.getElementById(`${base}-${first}`)?.focus()
    save.reset()
    test.reset()
    mutation.mutate(inputOf(form))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(save)
  }
  const field = (name: Exclude<ModelField, 'provider'>) => ({
    id: `${base}-${name}`,
    value: form[name],
    error: faults[name],
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const dollarField = (name: 'priceInput' | 'priceOutput' | 'monthlyCap') => ({
    inputMode: 'decimal' as const,
    prefix: '$',
    ...field(name),
  })
  const isChanged = JSON.stringify(inputOf(form)) !== JSON.stringify(inputOf(formOf(settings)))

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <LeaveGuard when={isChanged} />
      <ModelUsage settings={settings} />
      {fixed && (
        <Banner tone="info" title="The model is set in the server’s environment">
          AI_PROVIDER and the related variables take precedence. Change them there and restart the server.
        </Banner>
      )}
      {settings.key === 'lost' && (
        <Banner tone="warning" title="Enter the key again">
          It was encrypted with a different secret and can’t be read anymore.
        </Banner>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id={`${base}-provider`}
          label="Written by"
          value={form.provider}
          error={faults.provider}
          disabled={fixed}
          onChange={(event) => {
            const provider = event.target.value as ModelForm['provider']
            const { model, baseUrl } = provider === settings.provider ? formOf(settings) : { model: '', baseUrl: '' }
            change({ provider, model, baseUrl, key: '' })
          }}
          options={[
            { value: '', label: 'Built-in writer' },
            ...Object.entries(PROVIDERS).map(([value, { label }]) => ({ value, label })),
          ]}
        />
        {form.provider !== '' && (
          <>
            <TextField
              label="Model"
              disabled={fixed}
              placeholder={PROVIDERS[form.provider].example}
              {...field('model')}
            />
            {custom && (
              <TextField
                label="Address"
                type="url"
                inputMode="url"
                disabled={fixed}
                className="sm:col-span-2"
                placeholder={settings.privateAddresses ? 'http://127.0.0.1:11434/v1' : 'https://models.example.com/v1'}
                hint={
                  settings.privateAddresses || fixed
                    ? 'Include the version, such as /v1.'
                    : 'Include the version, such as /v1. It must be public and start with https://. This server doesn’t allow internal addresses.'
                }
                {...field('baseUrl')}
              />
            )}
            {!fixed && (
              <PasswordField
                label={form.provider === 'openai-compatible' ? 'Key (if the server asks for one)' : 'Key'}
                className="sm:col-span-2"
                placeholder={keyStored ? 'Stored' : undefined}
                hint={
                  keyStored
                    ? 'A key is stored. Leave this empty to keep it.'
                    : 'Stored encrypted. It is never shown again.'
                }
                {...field('key')}
                autoComplete="new-password"
              />
            )}
            <TextField label="Price per million input tokens" disabled={fixed} {...dollarField('priceInput')} />
            <TextField label="Price per million output tokens" disabled={fixed} {...dollarField('priceOutput')} />
            <TextField
              label="Monthly spending cap"
              disabled={settings.capFixed}
              placeholder="No limit"
              className="sm:col-span-2"
              hint={
                settings.capFixed
                  ? 'Set by AI_MONTHLY_CAP in the environment.'
                  : 'When it is reached, the built-in writer takes over until the month ends. Needs both prices.'
              }
              {...dollarField('monthlyCap')}
            />
          </>
        )}
      </div>
      {test.data && <TestResult result={test.data} />}
      {refusal && !FIELDS.some((name) => name === refusal.field) && <Banner tone="danger">{refusal.text}</Banner>}
      <div className="flex flex-wrap items-center gap-2 max-sm:flex-col max-sm:items-stretch">
        {!(fixed && settings.capFixed) && (
          <Button type="submit" variant="primary" loading={save.isPending} disabled={test.isPending}>
            Save model
          </Button>
        )}
        {form.provider !== '' && (
          <Button loading={test.isPending} disabled={save.isPending} onClick={() => send(test)}>
            Test model
          </Button>
        )}
        {form.provider !== '' && (
          <p role="status" className="text-sm text-muted">
            {test.isPending
              ? `The model writes a short script. This takes up to ${settings.timeoutSeconds} seconds.`
              : waiting
                ? ''
                : 'A test costs about as much as one script.'}
          </p>
        )}
      </div>
    </form>
  )
}
