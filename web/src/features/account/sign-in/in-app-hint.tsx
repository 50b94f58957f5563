import { useEffect, useRef, useState } from 'react'
import { copyToClipboard } from '../../../platform'
import { Banner, Button } from '../../../ui'

/** Google refuses to sign in inside other apps; this says how to get out of one. `asked`: the Google button was pressed. */
export function InAppHint({ app, asked }: { app: string; asked: boolean }) {
  const banner = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState<'yes' | 'no'>()

  useEffect(() => {
    if (asked) banner.current?.focus()
  }, [asked])

  async function copy() {
    // Such windows often forbid it, too.
    setCopied((await copyToClipboard(location.href)) ? 'yes' : 'no')
  }

  return (
    <Banner
      ref={banner}
      tone={asked ? 'warning' : 'info'}
      title={`You’re in ${app === 'another app' ? app : `the ${app} app`}.`}
      action={
        <Button size="sm" onClick={() => void copy()}>
          {copied === 'yes' ? 'Link copied' : 'Copy link'}
        </Button>
      }
    >
      Google login doesn’t work here. Open the menu at the top and choose “Open in browser”, or copy the link and paste
      it in your browser. You can also use a password or a magic link.
      {copied === 'no' && <p className="mt-2 font-medium [overflow-wrap:anywhere] select-all">{location.href}</p>}
    </Banner>
  )
}
