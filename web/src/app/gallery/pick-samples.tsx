import { Clapperboard, List, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl, TabPanel, Tabs } from '../../ui'

const LENGTHS = [
  { value: '30', label: '0-30s' },
  { value: '60', label: '30-60s' },
  { value: '90', label: '60-90s' },
  { value: '120', label: '90s-3min' },
]

const TABS = [
  { id: 'scenes', label: 'Scenes', icon: <Clapperboard strokeWidth={1.75} />, count: 6 },
  { id: 'hooks', label: 'Hooks', icon: <MessageSquare strokeWidth={1.75} /> },
  { id: 'long', label: 'A tab with a rather long name', icon: <List strokeWidth={1.75} /> },
]

export function PickSamples() {
  const [length, setLength] = useState('60')
  const [tab, setTab] = useState('scenes')
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start gap-4">
        <SegmentedControl label="Video length" options={LENGTHS} value={length} onValueChange={setLength} />
        <SegmentedControl label="Small" size="sm" options={LENGTHS} value={length} onValueChange={setLength} />
        <SegmentedControl label="Disabled" options={LENGTHS.slice(0, 2)} value="30" onValueChange={() => {}} disabled />
      </div>
      <Tabs label="Parts of a script" tabs={TABS} value={tab} onValueChange={setTab}>
        {TABS.map((entry) => (
          <TabPanel key={entry.id} id={entry.id} value={tab} className="py-4 text-sm text-muted">
            {entry.label}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}
