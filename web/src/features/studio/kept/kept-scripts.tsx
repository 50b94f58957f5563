import { PRODUCT_NAME } from '@reelwright/shared'
import { BookOpenText, MonitorPlay, WifiOff } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useMatch } from 'react-router'
import { formatClock, keptOnDevice } from '../../../platform'
import { Button, EmptyState, Skeleton } from '../../../ui'
import { useSession } from '../../account'
import { Teleprompter } from '../teleprompter/teleprompter'
import { type KeptScript, keptScript } from './kept-script'

export interface KeptScriptsProps {
  /** The teleprompter was opened, or closed. */
  onSpeaking: (isSpeaking: boolean) => void
}

/** The library without a network: scripts that are ready to film or were opened lately, as they were when they were loaded last. */
export function KeptScripts({ onSpeaking }: KeptScriptsProps) {
  const userId = useSession().user?.id
  const [scripts, setScripts] = useState<readonly KeptScript[]>()
  const [opened, setOpened] = useState<KeptScript>()
  const wanted = useMatch('/scripts/edit/:scriptId')?.params.scriptId

  useEffect(() => {
    if (!userId) return
    let left = false
    async function read(userId: string) {
      const rows = await keptOnDevice(userId)
      if (!left) setScripts(rows.flatMap((row) => keptScript(row) ?? []))
    }
    void read(userId)
    return () => {
      left = true
    }
  }, [userId])

  function speak(kept: KeptScript | undefined) {
    setOpened(kept)
    onSpeaking(kept !== undefined)
  }

  return (
    <section aria-labelledby="kept-heading" className="mx-auto flex w-full max-w-4xl flex-col gap-4 p-4 sm:p-6">
      <title>{`Script Library · ${PRODUCT_NAME}`}</title>
      <header>
        <h1 id="kept-heading" className="text-xl font-bold text-ink sm:text-2xl">
          Script Library
        </h1>
        <p role="status" className="mt-1 text-sm text-muted">
          {scripts && scripts.length > 0
            ? 'Offline. These scripts are kept on this device: those that are ready to film, and those you opened lately.'
            : '\u00a0'}
        </p>
      </header>

      {!scripts && (
        <div className="flex flex-col gap-2">
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-18 w-full" />
        </div>
      )}
      {scripts?.length === 0 && (
        <EmptyState
          icon={<WifiOff strokeWidth={1.75} />}
          title="No scripts saved on this device"
          text="Open your library once while you’re online. Scripts that are ready to film and scripts you open are saved here, so you can read and film them anywhere. Your other scripts are safe in your account."
        />
      )}
      {scripts && scripts.length > 0 && (
        <ul className="flex flex-col gap-2">
          {scripts.map((kept) => (
            <KeptScriptItem key={kept.id} kept={kept} isWanted={kept.id === wanted} onSpeak={() => speak(kept)} />
          ))}
        </ul>
      )}
      {opened && <Teleprompter script={opened.script} rowId={opened.id} onClose={() => speak(undefined)} />}
    </section>
  )
}

interface KeptScriptItemProps {
  kept: KeptScript
  /** Its page was asked for: it is open at once. */
  isWanted: boolean
  onSpeak: () => void
}

function KeptScriptItem({ kept, isWanted, onSpeak }: KeptScriptItemProps) {
  const [isOpen, setOpen] = useState(isWanted)
  const textId = useId()
  const { title, scenes } = kept.script
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-[min(12rem,100%)] flex-1">
          <h2 className="font-semibold break-words text-ink">{title}</h2>
          <p className="text-sm break-words text-muted tabular-nums">
            {kept.product} · {formatClock(lengthOf(kept))}
          </p>
        </div>
        <div className="flex gap-2 max-sm:w-full">
          <Button
            icon={<BookOpenText strokeWidth={1.75} />}
            className="min-h-11 max-sm:flex-1"
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={() => setOpen(!isOpen)}
          >
            Read<span className="sr-only">: {title}</span>
          </Button>
          <Button icon={<MonitorPlay strokeWidth={1.75} />} className="min-h-11 max-sm:flex-1" onClick={onSpeak}>
            Film<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
      <ol id={textId} hidden={!isOpen} className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
        {isOpen &&
          scenes.map(({ id, voiceover, visualCue }) => (
            <li key={id} className="max-w-[68ch]">
              <p className="break-words whitespace-pre-line text-ink">{voiceover}</p>
              {visualCue && <p className="mt-1 text-sm break-words text-muted">{visualCue}</p>}
            </li>
          ))}
      </ol>
    </li>
  )
}

/** Seconds. */
const lengthOf = ({ script }: KeptScript) => script.scenes.reduce((sum, { duration }) => sum + duration, 0)
