import { Gauge } from 'lucide-react'
import { Tooltip } from '../../../ui'

/** A quiet mark at a scene whose words do not go into its time. */
export function TooFull({ text }: { text: string }) {
  return (
    <Tooltip label={text}>
      <span className="inline-flex items-center gap-1 whitespace-nowrap">
        <Gauge aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
        <span aria-hidden="true">Too full</span>
        <span className="sr-only">{text}</span>
      </span>
    </Tooltip>
  )
}
