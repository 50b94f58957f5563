import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnModel, OwnModelInput } from '@reelwright/shared/model-settings'
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
import { ownModelQuery, removeOwnModel, saveOwnModel } from './api'
import { PROVIDERS, refusalOf } from './model-form'

type OwnProvider = OwnModelInput['provider']
const OWN_PROVIDERS: readonly OwnProvider[] = ['openai', 'anthropic', 'google']

/** `/settings/own-key`: a key of one's own, where the operator allows that. */
export function OwnModelSection() {
  const { userId } = useOwnProfile()
  const query = useQuery(ownModelQuery(userId))
  const { data } = query
  return (
    <SettingsSection
      id="own-key"
      text="Write your scripts with your own AI provider account. Your key is used only for your scripts, the provider bills you directly, and the key is deleted if you delete your account here."
      aside={data && <Badge tone="success">{PROVIDERS[data.provider].name}</Badge>}
    >
      {data !== undefined ? (
        <Card>
          <OwnModelForm userId={userId} saved={data} />
        </Card>
      ) : query.isError ? (
        <LoadFailure what="Your AI key" query={query} />
      ) : (
        <Skeleton className="h-40 w-full rounded-card" />
      )}
    </SettingsSection>
  )
}

function OwnModelForm({ userId, saved }: { userId: string; saved: OwnModel | null }) {
  const base = useId()
  const cache = useQueryClient()
  const [provider, setProvider] = useState<OwnProvider>(
    OWN_PROVIDERS.find((name) => name === saved?.provider) ?? 'openai',
  )
  const [model, setModel] = useState(saved?.model ?? '')
  const [key, setKey] = useState('')
  const keyStored = saved?.key === 'set' && saved.provider === provider

  const done = (now: OwnModel | null, words: string) => {
    cache.setQueryData(ownModelQuery(userId).queryKey, now)
    setKey('')
    if (!now) setModel('')
    toast.success(words)
  }
  const save = useMutation({
    mutationFn: saveOwnModel,
    networkMode: 'always',
    retry: false,
    onSuccess: (now) => done(now, 'Key saved. Your next script will use it.'),
    onError: (error) => document.getElementById(`${base}-${refusalOf(error).field}`)?.focus(),
  })
  const remove = useMutation({
    mutationFn: removeOwnModel,
    networkMode: 'always',
    retry: false,
    onSuccess: () => done(null, 'Key removed'),
  })
  const failed = save.error ?? remove.error
  const refusal = failed ? refusalOf(failed) : undefined
  const faultOf = (field: string) => (refusal?.field === field ? refusal.text : undefined)
  const reset = () => {
    save.reset()
    remove.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reset()
    save.mutate({ provider, model, ...(key.trim() !== '' && { key }) })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <LeaveGuard when={key !== '' || model !== (saved?.model ?? '')} />
      {saved?.key === 'lost' && (
        <Banner tone="warning" title="Enter your key again">
          The stored key can’t be read anymore.
        </Banner>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Provider"
          value={provider}
          onChange={(event) => {
            const chosen = event.target.value as OwnProvider
            setProvider(chosen)
            // Models and keys are the provider's own.
            setModel(saved?.provider === chosen ? saved.model : '')
            setKey('')
            reset()
          }}
          options={OWN_PROVIDERS.map((value) => ({ value, label: PROVIDERS[value].label }))}
        />
        <TextField
          id={`${base}-model`}
          label="Model"
          placeholder={PROVIDERS[provider].example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={model}
          error={faultOf('model')}
          onChange={(event) => {
            setModel(event.target.value)
            reset()
          }}
        />
        <PasswordField
          id={`${base}-key`}
          label="Key"
          className="sm:col-span-2"
          autoComplete="new-password"
          placeholder={keyStored ? 'Stored' : undefined}
          hint={
            keyStored ? 'A key is stored. Leave this empty to keep it.' : 'Stored encrypted. It is never shown again.'
          }
          value={key}
          error={faultOf('key')}
          onChange={(event) => {
            setKey(event.target.value)
            reset()
          }}
        />
      </div>
      {refusal && refusal.field === undefined && <Banner tone="danger">{refusal.text}</Banner>}
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button type="submit" variant="primary" loading={save.isPending} disabled={remove.isPending}>
          Save key
        </Button>
        {saved && (
          <Button variant="ghost" loading={remove.isPending} disabled={save.isPending} onClick={() => remove.mutate()}>
            Remove key
          </Button>
        )}
      </div>
    </form>
  )
}
