import { type SyntheticEvent, useState } from 'react'
import { logError } from '../../../platform'
import { Button, TextField, toast } from '../../../ui'
import { useProfile, useSession } from '../../account'
import { useSaveGivenName } from '../api'
import { cleanName, MAX_NAME_LENGTH } from './given-name'

/** (B-OB-01, B-OB-02, A-PR-07) */
export function NameForm({ onDone }: { onDone: () => void }) {
  const { user } = useSession()
  const profile = useProfile()
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const save = useSaveGivenName()
  const value = typed ?? (profile?.first_name || user?.name.split(/\s+/)[0] || '')

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (save.isPending) return
    const name = cleanName(value)
    if (!name) {
      setFault('Enter a name, or skip this step.')
      return
    }
    setFault(undefined)
    // By promise: the welcome may be closed before the answer is here.
    void save
      .mutateAsync(name)
      .catch((error: unknown) => {
        logError('The name couldn’t be saved', error)
        toast.error(`Your name “${name}” couldn’t be saved. You can add it in your profile.`)
      })
      .then(onDone)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pb-2">
      <TextField
        label="First name"
        name="first-name"
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        value={value}
        error={fault}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" disabled={save.isPending} onClick={onDone}>
          Skip this step
        </Button>
        <Button type="submit" variant="primary" loading={save.isPending}>
          Continue
        </Button>
      </div>
    </form>
  )
}
