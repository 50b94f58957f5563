import { Badge } from '../../ui'

/** Stands on every card whose values are not the account's own. (CX-02) */
export function SampleLabel() {
  return <Badge tone="neutral">Sample data</Badge>
}
