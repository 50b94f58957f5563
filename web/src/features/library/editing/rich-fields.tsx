import { TabPanel, Tabs } from '../../../ui'
import { ContentFields } from './content-fields'
import { DetailsFields } from './details-fields'
import { MetadataFields } from './metadata-fields'
import type { FieldName } from './script-form'
import type { ScriptEditing } from './use-script-editing'

export const TABS = [
  { id: 'edit-content', label: 'Content' },
  { id: 'edit-details', label: 'Details' },
  { id: 'edit-metadata', label: 'Metadata' },
] as const
export type RichTab = (typeof TABS)[number]['id']

/** Where each field is. (OP-48) */
export const TAB_OF: Record<FieldName, RichTab> = {
  title: 'edit-content',
  text: 'edit-content',
  product: 'edit-details',
  length: 'edit-details',
  status: 'edit-details',
  folder: 'edit-details',
  features: 'edit-details',
  tags: 'edit-metadata',
  tone: 'edit-metadata',
  style: 'edit-metadata',
}

interface RichFieldsProps {
  editing: ScriptEditing
  userId: string
  tab: RichTab
  onTab: (tab: RichTab) => void
}

/** Everything there is to edit, on three tabs. (B-ED-02, OP-48) */
export function RichFields({ editing, userId, tab, onTab }: RichFieldsProps) {
  return (
    <Tabs label="Parts of the script" tabs={TABS} value={tab} onValueChange={onTab}>
      <TabPanel id="edit-content" value={tab} className="pt-5">
        <ContentFields editing={editing} />
      </TabPanel>
      <TabPanel id="edit-details" value={tab} className="pt-5">
        <DetailsFields editing={editing} userId={userId} />
      </TabPanel>
      <TabPanel id="edit-metadata" value={tab} className="pt-5">
        <MetadataFields editing={editing} />
      </TabPanel>
    </Tabs>
  )
}
