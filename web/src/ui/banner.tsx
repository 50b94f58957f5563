import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cn } from './cn'
import { IconButton } from './icon-button'

const TONES = {
  info: { look: 'border-info-line bg-info-soft', mark: 'text-info', Icon: Info },
  success: { look: 'border-success-line bg-success-soft', mark: 'text-success', Icon: CircleCheck },
  warning: { look: 'border-warning-line bg-warning-soft', mark: 'text-warning', Icon: TriangleAlert },
  danger: { look: 'border-danger-line bg-danger-soft', mark: 'text-danger', Icon: CircleAlert },
}

export interface BannerProps {
  tone: keyof typeof TONES
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A message that stays where it concerns something. Danger is announced at once, the rest politely. */
export function Banner({ tone, title, children, action, onDismiss, className, ref }: BannerProps) {
  const { look, mark, Icon } = TONES[tone]
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn(
        'flex animate-appear items-start gap-3 border weak:rounded-control px-4 py-3 text-sm text-ink focus-visible:outline-2',
        look,
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={cn('mt-px size-5 shrink-0', mark)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-[min(10rem,100%)] flex-1">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && (
        <IconButton
          label="Dismiss"
          icon={<X strokeWidth={1.75} />}
          size="sm"
          className="-my-1.5 -mr-2 touch:-my-3"
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
