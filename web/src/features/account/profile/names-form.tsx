import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Banner, Button, TextField, toast } from '../../../ui'
import type { Profile } from '../user'
import { saveProfile } from './api'
import { useDraft } from './draft'
import { MAX_FIRST_NAME_LENGTH, MAX_FULL_NAME_LENGTH, nameFault } from './person-name'
import { problemText } from './problem-text'
import { SectionCard } from './section-card'

interface NamesFormProps {
  saved: { first_name: string; full_name: string }
  onSaved: (profile: Profile) => void
  onUnsaved: (unsaved: boolean) => void
}

const LIMITS = { first_name: MAX_FIRST_NAME_LENGTH, full_name: MAX_FULL_NAME_LENGTH }
type Name = keyof typeof LIMITS
const NAMES = Object.keys(LIMITS) as Name[]

/** First and full name, saved together. (A-PR-04, OP-09) */
export function NamesForm({ saved, onSaved, onUnsaved }: NamesFormProps) {
  const { values, changes, dirty, change, settle } = useDraft(saved)
  const ids = { first_name: useId(), full_name: useId() }
  const alert = useRef<HTMLDivElement>(null)

  const save = useMutation({
    // Only what was changed: the other one may have been changed elsewhere meanwhile.
    mutationFn: (changed: Partial<typeof saved>) =>
      saveProfile(Object.fromEntries(Object.entries(changed).map(([name, text]) => [name, text.trim() || null]))),
    networkMode: 'always',
    retry: false,
    onSuccess: (profile, sent) => {
      onSaved(profile)
      settle(sent)
      toast.success('Name saved.')
    },
  })

  useEffect(() => onUnsaved(dirty), [dirty, onUnsaved])
  useEffect(() => {
    if (save.isError) alert.current?.focus()
  }, [save.isError])

  // What is saved already may come from elsewhere and break our rules; only what was typed here is checked.
  const faultOf = (name: Name) => (name in changes ? nameFault(values[name], LIMITS[name]) : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const faulty = NAMES.find(faultOf)
    if (faulty) document.getElementById(ids[faulty])?.focus()
    else if (dirty) save.mutate(changes)
  }

  return (
    <SectionCard title="Names" text="We greet you by your first name. Your full name appears in the menu.">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {save.isError && (
          <Banner ref={alert} tone="danger" title="Your name was not saved.">
            {problemText(save.error)} What you typed is still here.
          </Banner>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id={ids.first_name}
            label="First name"
            name="first_name"
            autoComplete="given-name"
            dir="auto"
            value={values.first_name}
            error={faultOf('first_name')}
            onChange={(event) => change({ first_name: event.target.value })}
          />
          <TextField
            id={ids.full_name}
            label="Full name"
            name="full_name"
            autoComplete="name"
            dir="auto"
            value={values.full_name}
            error={faultOf('full_name')}
            onChange={(event) => change({ full_name: event.target.value })}
          />
        </div>
        <div>
          <Button
            type="submit"
            variant={dirty ? 'primary' : 'secondary'}
            disabled={!dirty}
            loading={save.isPending}
            className="max-sm:w-full"
          >
            Save names
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
