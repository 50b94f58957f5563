import { Sparkles } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useMedia } from '../../../platform'
import { Banner, Button, cn } from '../../../ui'
import { type BriefFormValues, isReadyToGenerate } from '../brief-form'
import type { KnownAllowance, Refusal } from '../session/studio'
import { WIDE } from '../sheet/wide'
import { allowanceNote } from './allowance-note'

const PricingDialog = lazy(async () => ({ default: (await import('./pricing-dialog')).PricingDialog }))

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

interface GeneratorFooterProps {
  control: Control<BriefFormValues>
  isGenerating: boolean
  /** Beside a script, filming that comes first. */
  hasScript: boolean
  allowance: KnownAllowance | undefined
  /** Stands above the button. */
  invitation: ReactNode
  refusal: Refusal | null
  onDismissRefusal: () => void
}

/** The button, what stood in its way the last time, and what is left of the month. (B-VL-01 to B-VL-04, B-GN-01, B-GN-02, OP-28) */
export function GeneratorFooter(props: GeneratorFooterProps) {
  const { control, isGenerating, hasScript, allowance, invitation, refusal, onDismissRefusal } = props
  const isBeside = useMedia(WIDE, true) && hasScript
  const [productName, targetAudience, customTargetAudience] = useWatch({
    control,
    name: ['productName', 'targetAudience', 'customTargetAudience'],
  })
  const isReady = isReadyToGenerate({ productName, targetAudience, customTargetAudience })
  const note = allowance && allowanceNote(allowance)

  return (
    <footer
      data-form-footer
      className="sticky bottom-(--bottom-bar,0px) flex flex-col gap-2 border-t border-line bg-canvas px-4 pt-3 pb-5 sm:px-6 lg:static lg:px-5 lg:pb-3"
    >
      {refusal && refusal.field === undefined && (
        <Banner tone={refusal.about === 'session' ? 'danger' : 'warning'} onDismiss={onDismissRefusal}>
          {refusal.text}
        </Banner>
      )}
      {invitation}
      <Button
        type="submit"
        variant={isBeside ? 'secondary' : 'primary'}
        size="lg"
        fullWidth
        icon={<Sparkles strokeWidth={1.75} />}
        disabled={!isReady}
        loading={isGenerating}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {isGenerating ? 'Generating Script...' : 'Generate Script'}
      </Button>
      <div
        className={cn(
          'flex items-center justify-between gap-3 text-xs text-muted tabular-nums',
          !note && 'max-lg:hidden',
        )}
      >
        <p className={cn('text-balance', note?.isLow && 'font-medium text-ink')}>{note?.text}</p>
        {note?.isLow ? (
          <PlansButton reason={note.text} />
        ) : (
          <kbd className="font-sans whitespace-nowrap max-lg:hidden">{isMac ? '⌘ Enter' : 'Ctrl Enter'}</kbd>
        )}
      </div>
    </footer>
  )
}

/** Near the end of the month's scripts the plans are one press away. (OP-65) */
function PlansButton({ reason }: { reason: string }) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-my-1.5 -mr-2 shrink-0 text-accent-text"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
      >
        See the plans
      </Button>
      {open !== undefined && (
        <Suspense>
          <PricingDialog open={open} onOpenChange={setOpen} reason={`${reason}.`} />
        </Suspense>
      )}
    </>
  )
}

const prefetch = () => void import('./pricing-dialog').catch(() => undefined)
