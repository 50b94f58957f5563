import { DollarSign } from 'lucide-react'
import { useState } from 'react'
import { Checkbox, PasswordField, SearchField, SelectField, Switch, TextArea, TextField } from '../../ui'

const AUDIENCES = [
  { value: 'parents', label: 'Parents' },
  { value: 'gamers', label: 'Gamers' },
]

export function FieldSamples() {
  const [search, setSearch] = useState('mug')
  const [cues, setCues] = useState(true)
  const [mails, setMails] = useState(false)
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <TextField label="Product name" hint="As you would say it out loud." required placeholder="Travel mug" />
      <TextField label="Price" prefix={<DollarSign strokeWidth={1.75} />} inputMode="decimal" defaultValue="24" />
      <TextField
        label="Email"
        type="email"
        defaultValue="ana@example"
        error="Enter a full email address, like ana@example.com."
      />
      <TextField label="Not now" disabled defaultValue="Cannot be changed" />
      <PasswordField label="Password" autoComplete="off" defaultValue="correct horse 1" />
      <SelectField label="Audience" options={AUDIENCES} defaultValue="" placeholder="Pick one" />
      <SelectField label="Tone" options={AUDIENCES} error="Pick a tone." />
      <SelectField label="Style" options={AUDIENCES} disabled />
      <TextArea
        label="Pain point"
        autoGrow
        counter={{ max: 40 }}
        defaultValue="My coffee is cold by the second light."
      />
      <TextArea
        label="Notes"
        counter={{ max: 20 }}
        error="Use at most 20 characters."
        defaultValue="This text is longer than it may be."
      />
      <SearchField label="Search scripts" placeholder="Search scripts..." value={search} onValueChange={setSearch} />
      <TextField label="Search by name" hideLabel placeholder="Label for screen readers only" />
      <div>
        <Checkbox
          label="Add visual cues"
          hint="A note on what to show, for each scene."
          checked={cues}
          onCheckedChange={setCues}
        />
        <Checkbox label="Cannot be changed" checked={false} onCheckedChange={() => {}} disabled />
        <Checkbox
          label="I have read the rules"
          error="Tick this box to go on."
          checked={false}
          onCheckedChange={() => {}}
        />
      </div>
      <div>
        <Switch label="Weekly mail" hint="Every Monday." checked={mails} onCheckedChange={setMails} />
        <Switch label="On and not to be changed" checked disabled onCheckedChange={() => {}} />
      </div>
    </div>
  )
}
