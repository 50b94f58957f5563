import { PRODUCT_NAME } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { loadBackend } from '../../../platform'
import { Card, cn } from '../../../ui'

interface SignInFrameProps {
  title: string
  text?: ReactNode
  children: ReactNode
  /** The way to the other screen, below the card. */
  footer?: ReactNode
}

/** Fetched while the user types; a failure is shown when the form is submitted. */
const prepareSignIn = () => void loadBackend().catch(() => undefined)

/** Heading, card, and a line below: the shape that all sign-in screens share. */
export function SignInFrame({ title, text, children, footer }: SignInFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 pt-6 sm:pt-[8vh]">
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold tracking-tight text-ink">{title}</h1>
      {text && <p className="mt-1.5 [overflow-wrap:anywhere] text-muted">{text}</p>}
      <Card padding="none" className="mt-6 p-5 sm:p-7" onInput={prepareSignIn}>
        {children}
      </Card>
      {footer && <div className="mt-5 text-center text-sm text-muted">{footer}</div>}
    </div>
  )
}

const LINK_LOOK =
  'inline-flex items-center rounded-sm font-medium text-accent-text underline underline-offset-4 hover:no-underline touch:-my-3 touch:min-h-11'

/** A link within the words of a sign-in screen. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cn(LINK_LOOK, className)} />
}

/** The same for what happens on this screen. */
export function TextButton({
  children,
  onClick,
  disabled,
}: {
  children: ReactNode
  onClick: () => void
  disabled?: boolean
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={cn(LINK_LOOK, 'focus-ring disabled:opacity-50')}
    >
      {children}
    </button>
  )
}

/** A line with a word in it. */
export function OrLine() {
  return (
    <div className="flex items-center gap-3 text-sm text-muted" role="separator" aria-label="or">
      <span className="h-px flex-1 bg-line" />
      <span aria-hidden="true">or</span>
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
