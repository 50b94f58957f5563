import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { logError, newKey } from '../../../platform'
import { toast } from '../../../ui'
import { isSameScript } from '../edited-script/edited-script'
import type { Studio } from '../session/studio'
import { clearMessages, keepMessages, messagesQuery, requestRefinement } from './api'
import {
  acceptedScript,
  type ChatEvent,
  type ChatLine,
  type Conversation,
  converse,
  linesToKeep,
  SILENCE,
  wholeChat,
} from './conversation'
import { apology, reasonOf } from './refine-failure'
import { isSendable, versionNote, messageText } from './message-text'

const NOTHING: ChatLine[] = []

/**
 * The chat about the script on the screen. It lives on the page, so an answer is not lost when the dialog closes, and is kept with the
 * script as soon as that has a row. (B-RF-01 to B-RF-03)
 */
export function useConversation(studio: Studio) {
  const { session, shown, userId } = studio
  const cache = useQueryClient()
  const scriptId = session?.rowId
  const chatId = session?.idempotencyKey ?? ''
  const key = useMemo(() => ['refine-chat', userId, chatId] as const, [userId, chatId])

  /** What was cleared a moment ago, and of which chat. */
  const [cleared, setCleared] = useState<{ chatId: string; lines: ChatLine[] } | null>(null)
  const { data: chat = SILENCE } = useQuery<Conversation>({
    queryKey: key,
    queryFn: skipToken,
    initialData: SILENCE,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const read = () => cache.getQueryData<Conversation>(key) ?? SILENCE
  const dispatch = useCallback(
    (event: ChatEvent) =>
      // Undefined after a logout: ignore late events.
      cache.setQueryData<Conversation>(key, (now) => (now ? converse(now, event) : undefined)),
    [cache, key],
  )

  const isStored = userId !== null && scriptId !== undefined
  const stored = messagesQuery(userId ?? '', scriptId ?? '')
  const earlier = useQuery({ ...stored, enabled: isStored })

  // One after the other: what is cleared must not come back by a save that was on its way.
  const scope = { id: `refine-chat ${chatId}` }
  const keep = useMutation({
    mutationFn: ({ id, lines }: { id: string; lines: ChatLine[] }) => keepMessages(id, lines),
    networkMode: 'always',
    scope,
    onSuccess: (_, { lines }) => dispatch({ type: 'kept', keys: new Set(lines.map((line) => line.key)) }),
  })
  const clear = useMutation({ mutationFn: clearMessages, networkMode: 'always', scope })

  const { mutate: keepLines } = keep
  const waiting = linesToKeep(chat)
    .map((line) => line.key)
    .join(' ')
  useEffect(() => {
    const now = cache.getQueryData<Conversation>(key)
    if (isStored && waiting !== '' && now) keepLines({ id: scriptId, lines: linesToKeep(now) })
  }, [isStored, scriptId, waiting, keepLines, cache, key])

  const pending = chat.pending
  const isStale = useMemo(
    () => pending !== null && (!shown || !isSameScript(pending.proposal.before, shown.script)),
    [pending, shown],
  )

  async function ask(typed: string) {
    if (!session || !shown || read().asking || !isSendable(typed)) return
    const message = messageText(typed)
    const stopping = new AbortController()
    const { script, checked } = shown
    setCleared(null)
    dispatch({ type: 'asked', key: newKey(), message, stop: () => stopping.abort() })
    try {
      const refinement = await requestRefinement({
        userId,
        script,
        checked,
        message,
        signal: stopping.signal,
        onChange: (change) => dispatch({ type: 'changed', change }),
      })
      dispatch({ type: 'answered', key: newKey(), refinement, before: script })
    } catch (error) {
      const reason = reasonOf(error)
      const text = reason === null ? 'Stopped. Your script is as it was.' : apology(reason)
      dispatch({ type: 'failed', key: newKey(), text })
      // (B-ER-21)
      if (reason !== null) toast.error('Failed to refine script')
    }
  }

  /** Takes what was not rejected as a new version. (B-GN-03) */
  function accept() {
    const { pending: now } = read()
    if (!now || isStale) return
    dispatch({ type: 'decided', outcome: now.rejected.length > 0 ? 'partly' : 'accepted' })
    studio
      .addVersion(acceptedScript(now), versionNote(now.message))
      .catch((error: unknown) => logError('An accepted refinement made no version', error))
    // (B-ER-22)
    toast.success('Script refined successfully!')
  }

  function show(lines: ChatLine[]) {
    dispatch({ type: 'replaced', lines })
    if (!isStored) return
    // What is on its way is from before.
    void cache.cancelQueries({ queryKey: stored.queryKey })
    cache.setQueryData(stored.queryKey, [])
  }

  function bringBack() {
    show(wholeChat(cleared?.lines.map((line) => ({ ...line, isKept: false })) ?? [], read()))
    setCleared(null)
  }

  /** Gone at once; it can be brought back until the next message. */
  function clearChat() {
    const before = wholeChat(earlier.data ?? NOTHING, read())
    if (read().asking || before.length === 0) return
    show([])
    if (isStored) {
      clear.mutateAsync(scriptId).catch(() => {
        setCleared(null)
        show(wholeChat(before, read()))
        toast.error('The chat couldn’t be cleared. Nothing was removed.')
      })
    }
    setCleared({ chatId, lines: before })
  }

  return {
    lines: wholeChat(earlier.data ?? NOTHING, chat),
    asking: chat.asking,
    pending,
    /** The script was changed after the message was sent. */
    isStale,
    ask,
    accept,
    reject: () => dispatch({ type: 'decided', outcome: 'rejected' }),
    toggle: (change: string) => dispatch({ type: 'toggled', change }),
    clearChat,
    /** Set while clearing can be taken back. */
    bringBack: cleared?.chatId === chatId ? bringBack : undefined,
    isLoading: isStored && earlier.isPending,
    loadFailed: earlier.isError,
    isReloading: earlier.isFetching,
    reload: () => void earlier.refetch(),
    keepFailed: keep.isError && isStored && waiting !== '',
    isKeeping: keep.isPending,
    keepAgain: () => scriptId && keepLines({ id: scriptId, lines: linesToKeep(read()) }),
  }
}

export type Chat = ReturnType<typeof useConversation>
