import { DollarSign } from 'lucide-react'
import { useState } from 'react'
import { Checkbox, CodeField, PasswordField, SearchField, SelectField, Switch, TextArea, TextField } from '../../ui'

const AUDIENCES = [
  { value: 'parents', label: 'Parents' },
  { value: 'gamers', label: 'Gamers' },
]

export function FieldSamples() {
  const [search, setSearch] = useState('mug')
  const [cues, setCues] = useState(true)
  const [mails, setMails] = useState(false)
  const [code, setCode] = useState('042')
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <TextField label="Product name" hint="The way you’d say it out loud." required placeholder="Travel mug" />
      <TextField label="Price" prefix={<DollarSign strokeWidth={1.75} />} inputMode="decimal" defaultValue="24" />
      <TextField
        label="Email"
        type="email"
        defaultValue="ana@example"
        error="Enter a full email address, such as ana@example.com."
      />
      <TextField label="Not now" disabled defaultValue="Cannot be changed" />
      <PasswordField label="Password" autoComplete="off" defaultValue="correct horse 1" />
      <PasswordField label="New password" autoComplete="off" error="Use at least one letter and one number." />
      <CodeField label="Code from your authenticator" hint="Six digits." value={code} onChange={setCode} />
      <CodeField label="Code from the email" error="This code is no longer valid." value="314159" onChange={() => {}} />
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
        error="Use 20 characters or fewer."
        defaultValue="This text is longer than it may be."
      />
      <TextArea label="Locked for now" disabled defaultValue="Two lines of text that wait for their turn." />
      <TextField
        label="A label that is much longer than its field, as translations often are"
        hint="A long hint that explains more than most people need to know and wraps onto a second line."
        suffix={<span className="pr-3">sec</span>}
        defaultValue="60"
      />
      <SearchField label="Search scripts" placeholder="Search scripts..." value={search} onValueChange={setSearch} />
      <TextField label="Search by name" hideLabel placeholder="Label for screen readers only" />
      <div>
        <Checkbox label="Add visual cues" hint="What to show in each scene." checked={cues} onCheckedChange={setCues} />
        <Checkbox label="Cannot be changed" checked={false} onCheckedChange={() => {}} disabled />
        <Checkbox
          label="I’ve read the rules"
          error="Tick this box to go on."
          checked={false}
          onCheckedChange={() => {}}
        />
      </div>
      <div>
        <Switch label="Weekly email" hint="Every Monday." checked={mails} onCheckedChange={setMails} />
        <Switch label="Product updates" error="This couldn’t be saved." checked={false} onCheckedChange={() => {}} />
        <Switch label="On and locked" checked disabled onCheckedChange={() => {}} />
      </div>
    </div>
  )
}
