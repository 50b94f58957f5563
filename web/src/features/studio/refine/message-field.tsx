import { LIMITS } from '@reelwright/shared'
import { ArrowUp, Square } from 'lucide-react'
import type { RefObject } from 'react'
import { Button, IconButton, TextArea } from '../../../ui'
import { isSendable } from './message-text'

interface MessageFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  stopButton: RefObject<HTMLButtonElement | null>
  text: string
  onType: (text: string) => void
  onSend: () => void
  /** Set while an answer is awaited. */
  onStop: (() => void) | undefined
  disabled: boolean
}

/** Enter sends, Shift with Enter begins a line. (B-VL-15 to B-VL-17) */
export function MessageField({ field, stopButton, text, onType, onSend, onStop, disabled }: MessageFieldProps) {
  const isWaiting = onStop !== undefined
  const isTooLong = text.trim().length > LIMITS.chatMessage
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSendable(text)) onSend()
      }}
    >
      <TextArea
        ref={field}
        label="Message"
        hideLabel
        autoGrow
        rows={1}
        counter={{ max: LIMITS.chatMessage }}
        error={
          isTooLong
            ? `A message can have up to ${LIMITS.chatMessage} characters. Your text is kept. Please shorten it.`
            : undefined
        }
        placeholder="What should change?"
        value={text}
        disabled={isWaiting || disabled}
        className="min-w-0 flex-1 [&_textarea]:max-h-36 [&_textarea]:overflow-y-auto"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // Enter also ends a word that is being composed, as in Japanese: that is not sent.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (isSendable(text)) onSend()
        }}
      />
      {isWaiting ? (
        <Button ref={stopButton} icon={<Square strokeWidth={1.75} />} className="min-h-11 shrink-0" onClick={onStop}>
          Stop
        </Button>
      ) : (
        <IconButton
          type="submit"
          label="Send"
          variant="primary"
          icon={<ArrowUp strokeWidth={1.75} />}
          disabled={disabled || !isSendable(text)}
          className="size-11"
        />
      )}
    </form>
  )
}
