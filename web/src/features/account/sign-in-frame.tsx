import { PRODUCT_NAME } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { Card } from '../../ui'

interface SignInFrameProps {
  title: string
  text?: ReactNode
  children: ReactNode
  /** The way to the other screen, below the card. */
  footer?: ReactNode
}

/** Heading, card, and a line below: the shape that all sign-in screens share. */
export function SignInFrame({ title, text, children, footer }: SignInFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 pt-6 sm:pt-[8vh]">
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold tracking-tight text-ink">{title}</h1>
      {text && <p className="mt-1.5 text-muted">{text}</p>}
      <Card padding="none" className="mt-6 p-5 sm:p-7">
        {children}
      </Card>
      {footer && <p className="mt-5 text-center text-sm text-muted">{footer}</p>}
    </div>
  )
}
