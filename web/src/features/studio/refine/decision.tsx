import { Check, RotateCw } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../../ui'
import type { Pending } from './conversation'
import type { Chat } from './use-conversation'

interface DecisionProps {
  chat: Chat
  pending: Pending
  /** The one that has the focus when a proposal comes, so that accepting it all is one press. */
  button: RefObject<HTMLButtonElement | null>
}

export function Decision({ chat, pending, button }: DecisionProps) {
  const all = pending.proposal.changes.length
  const taken = all - pending.rejected.length
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="ghost" className="max-sm:flex-1" onClick={chat.reject}>
        {all === 1 ? 'Reject' : 'Reject all'}
      </Button>
      {chat.isStale ? (
        <Button
          ref={button}
          variant="primary"
          className="max-sm:flex-1"
          icon={<RotateCw strokeWidth={1.75} />}
          onClick={() => void chat.ask(pending.message)}
        >
          Ask again
        </Button>
      ) : (
        <Button
          ref={button}
          variant="primary"
          className="max-sm:flex-1"
          icon={<Check strokeWidth={1.75} />}
          disabled={taken === 0 && all > 0}
          onClick={chat.accept}
        >
          {taken === all ? 'Accept all' : `Accept ${taken} of ${all}`}
        </Button>
      )}
    </div>
  )
}
