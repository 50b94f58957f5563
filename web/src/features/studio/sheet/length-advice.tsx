import type { Action } from '@reelwright/writer/score'
import { WandSparkles } from 'lucide-react'
import { Banner, Button } from '../../../ui'
import type { SpokenLength } from '../edited-script/spoken-length'
import { lengthAdvice } from './length-words'

interface LengthAdviceProps {
  length: SpokenLength
  isBusy: boolean
  onAct: (action: Action) => void
}

/** Names the real length of a script that is much too long or short, and offers to change it. */
export function LengthAdvice({ length, isBusy, onAct }: LengthAdviceProps) {
  const text = lengthAdvice(length)
  if (!text) return null
  const seconds = Math.round(length.target)
  const label = `${length.verdict === 'long' ? 'Shorten' : 'Lengthen'} to ${seconds} s`
  return (
    <Banner
      tone="warning"
      title={text}
      action={
        <Button
          size="sm"
          icon={<WandSparkles strokeWidth={1.75} />}
          disabled={isBusy}
          onClick={() => onAct({ label, prompt: `Fit to ${seconds} seconds` })}
        >
          {label}
        </Button>
      }
    />
  )
}
