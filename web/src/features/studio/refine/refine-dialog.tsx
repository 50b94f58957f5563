import { Eraser, LoaderCircle, Sparkles } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useMedia, wordDiff } from '../../../platform'
import { Banner, Button, cn, EmptyState, LoadFailure, Skeleton, Toolbar } from '../../../ui'
import type { Studio } from '../session/studio'
import { ChatLines } from './chat-lines'
import { totalSeconds } from '../timeline'
import { Decision } from './decision'
import { DiffText } from '../versions/diff-text'
import { ProposalList } from './proposal-list'
import { quickPrompts } from './quick-prompts'
import { RefineFrame } from './refine-frame'
import { useChatFocus, useScrollToNewest, useSendOnce } from './use-chat-focus'
import { type Chat, useConversation } from './use-conversation'
import { useTypedText } from './use-typed-text'
import { MessageField } from './message-field'

export interface RefineDialogProps {
  studio: Studio
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Sent as soon as the chat is open: the prompt of a suggestion. */
  message?: string
}

/** "Refine Your Script with AI": say in plain words what should be different. (B-RF-01 to B-RF-03) */
export function RefineDialog({ studio, open, onOpenChange, message }: RefineDialogProps) {
  const chat = useConversation(studio)
  const [draft, type] = useTypedText(`wish:${studio.userId ?? ''}`)
  const isBeside = useMedia('(min-width: 64rem)', true)
  const field = useRef<HTMLTextAreaElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  const acceptButton = useRef<HTMLButtonElement>(null)
  const newest = useRef<HTMLLIElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { asking, pending, lines } = chat
  const script = studio.shown?.script
  const seconds = script?.metadata.videoLength

  useSendOnce(open ? message : undefined, (text) => (asking ? type(text) : void chat.ask(text)))
  useScrollToNewest(open, { line: newest, end }, lines.at(-1)?.key, asking ? asking.changes.length : -1)
  const stage = asking ? 'asking' : `${pending?.key ?? ''} ${lines.length > 0}`
  useChatFocus({ open, isAsking: asking !== null, stage, field: isBeside ? field : null, stopButton, acceptButton })

  return (
    <RefineFrame
      open={open}
      onOpenChange={onOpenChange}
      isBeside={isBeside}
      field={field}
      footer={
        <>
          {chat.keepFailed && (
            <LoadFailure
              tone="warning"
              title="This chat is not saved yet."
              retrying={chat.isKeeping}
              onRetry={chat.keepAgain}
            >
              It stays on this page.
            </LoadFailure>
          )}
          {pending && <Decision chat={chat} pending={pending} button={acceptButton} />}
          {!pending && seconds !== undefined && (
            <Toolbar
              label="Suggestions"
              // Without a button to press there is nothing that the keyboard could scroll.
              className={cn(
                '-mx-1 flex gap-2 px-1 py-1 lg:flex-wrap lg:overflow-visible',
                asking ? 'overflow-x-hidden' : 'overflow-x-auto',
              )}
            >
              {quickPrompts(seconds, totalSeconds(script?.scenes ?? [])).map(({ label, prompt }) => (
                <Button
                  key={prompt}
                  size="sm"
                  className="shrink-0 rounded-full"
                  disabled={asking !== null}
                  onClick={() => void chat.ask(prompt)}
                >
                  {label}
                </Button>
              ))}
            </Toolbar>
          )}
          <MessageField
            field={field}
            stopButton={stopButton}
            text={draft}
            onType={type}
            onSend={() => {
              type('')
              void chat.ask(draft)
            }}
            onStop={asking?.stop}
            disabled={studio.shown === null}
          />
        </>
      }
    >
      <p role="status" className="sr-only">
        {asking ? 'Refining your script' : pending ? `${pending.proposal.changes.length} changes proposed` : ''}
      </p>
      <Messages studio={studio} chat={chat} newest={newest} />
      <div ref={end} />
    </RefineFrame>
  )
}

interface MessagesProps {
  studio: Studio
  chat: Chat
  newest: RefObject<HTMLLIElement | null>
}

function Messages({ studio, chat, newest }: MessagesProps) {
  const { asking, pending, lines } = chat
  if (!studio.shown) {
    return <EmptyState icon={<Sparkles strokeWidth={1.75} />} title="There is no script to refine yet" />
  }
  return (
    <div className="flex flex-col gap-4">
      {chat.isLoading && <Skeleton className="h-10 w-2/3" />}
      {chat.loadFailed && (
        <LoadFailure title="Earlier messages couldn’t be loaded." retrying={chat.isReloading} onRetry={chat.reload} />
      )}
      {chat.bringBack && (
        <Banner
          tone="info"
          title="Chat cleared"
          action={
            <Button size="sm" onClick={chat.bringBack}>
              Undo
            </Button>
          }
        />
      )}
      {lines.length === 0 && !chat.isLoading && !asking && (
        <p className="text-sm text-muted">
          Say what you’d like to change, or pick a suggestion below. You review every change first, and locked lines
          stay as they are.
        </p>
      )}
      {lines.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className="self-end"
          icon={<Eraser strokeWidth={1.75} />}
          disabled={asking !== null}
          onClick={chat.clearChat}
        >
          Clear chat
        </Button>
      )}
      <ChatLines
        lines={lines}
        newest={newest}
        disabled={asking !== null}
        onAsk={(text) => void chat.ask(text)}
        open={pending?.key}
      >
        {pending && chat.isStale && (
          <Banner tone="warning" title="The script has changed.">
            This proposal is for an earlier version. Ask again to update it.
          </Banner>
        )}
        {pending && <ProposalList pending={pending} disabled={chat.isStale} onToggle={chat.toggle} />}
      </ChatLines>
      {asking && (
        <div className="flex flex-col gap-2 text-sm text-muted">
          <p className="flex items-center gap-2">
            <LoaderCircle aria-hidden="true" strokeWidth={1.75} className="size-4 animate-spin" />
            Refining your script
          </p>
          {asking.changes.map(({ scene, before, after }, at) => (
            <p key={at} className="animate-appear border-l-2 border-line pl-3 leading-relaxed text-ink opacity-80">
              <span className="block text-xs text-muted">{`Scene ${scene}`}</span>
              <DiffText parts={wordDiff(before, after)} />
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
