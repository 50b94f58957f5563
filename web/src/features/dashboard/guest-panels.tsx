import { TEXTS } from '@reelwright/shared'
import { LogIn, ScrollText } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { Button, toast } from '../../ui'
import { Studio } from '../studio'
import { useAskToSignIn } from './use-ask-to-sign-in'

/** The studio as a visitor sees it: everything can be filled in, and generating asks to sign in. (CX-08) */
export function GuestStudio({ onShowLibrary }: { onShowLibrary: () => void }) {
  const askToSignIn = useAskToSignIn()

  // On its way down, before the form's own handler would call the service.
  function stop(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
    toast.error(TEXTS.logInToGenerate)
    askToSignIn()
  }
  return (
    <div onSubmitCapture={stop}>
      <Studio onShowLibrary={onShowLibrary} />
    </div>
  )
}

/** Pages that are all about one's own account. (CX-08) */
export function GuestPage({ title, text }: { title: string; text: string }) {
  const askToSignIn = useAskToSignIn()
  return (
    <section className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <h1 className="text-2xl font-bold text-ink">{title}</h1>
      <p className="mt-1.5 text-sm text-pretty text-muted">{text}</p>
      <Button variant="primary" size="lg" className="mt-5" icon={<LogIn strokeWidth={1.75} />} onClick={askToSignIn}>
        Log in
      </Button>
    </section>
  )
}

/** No account, no scripts, and no request for any. (CX-08) */
export function GuestLibrary() {
  const askToSignIn = useAskToSignIn()
  return (
    <section className="mx-auto flex w-full max-w-7xl flex-col p-4 sm:p-6">
      <h1 className="text-2xl font-bold text-ink">Script Library</h1>
      <div className="mx-auto flex max-w-md flex-col items-center py-16 text-center">
        <span
          aria-hidden="true"
          className="mb-4 flex size-12 items-center justify-center rounded-card bg-accent-soft text-accent-text"
        >
          <ScrollText strokeWidth={1.75} className="size-6" />
        </span>
        <h2 className="text-lg font-semibold text-ink">No Scripts Yet</h2>
        <p className="mt-1.5 text-sm text-pretty text-muted">
          Every script you generate is saved here, ready for you to film.
        </p>
        <Button variant="primary" size="lg" className="mt-5" icon={<LogIn strokeWidth={1.75} />} onClick={askToSignIn}>
          Log in to write one
        </Button>
      </div>
    </section>
  )
}
