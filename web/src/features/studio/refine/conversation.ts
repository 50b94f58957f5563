import {
  fallbackReason,
  type GeneratedScript,
  type RefineOffer,
  type SceneChange,
  type WrittenBy,
} from '@reelwright/shared'
import { applyChanges, type Proposal, proposalFor } from '../edited-script/apply-changes'
import type { EditedScript } from '../edited-script/edited-script'
import type { Refinement } from './refine-answer'

/** One line of the chat. (B-RF-02) */
export interface ChatLine {
  /** One per line for ever: it is kept with its script under this key. (CX-31) */
  key: string
  role: 'user' | 'assistant'
  text: string
  changes: SceneChange[]
  /** What could be asked for next. */
  offers?: RefineOffer[]
  /** The failed message, which can be retried. Such lines, and those about stopping, are not stored with the script. */
  failed?: string
  /** What became of the proposal in it. */
  outcome?: 'accepted' | 'partly' | 'rejected'
  /** It is in the database. */
  isKept?: boolean
}

/** A proposal that waits for a decision. */
export interface Pending {
  /** The line that it belongs to. */
  key: string
  message: string
  proposal: Proposal
  /** Keys of the changes that are not wanted. */
  rejected: string[]
}

/** The chat about one script, as far as it took place on this page. */
export interface Conversation {
  lines: ChatLine[]
  asking: { message: string; changes: SceneChange[]; stop: () => void } | null
  pending: Pending | null
}

export const SILENCE: Conversation = { lines: [], asking: null, pending: null }

export type ChatEvent =
  | { type: 'asked'; key: string; message: string; stop: () => void }
  | { type: 'changed'; change: SceneChange }
  | { type: 'answered'; key: string; refinement: Refinement; before: EditedScript }
  | { type: 'failed'; key: string; text: string }
  | { type: 'toggled'; change: string }
  | { type: 'decided'; outcome: NonNullable<ChatLine['outcome']> }
  | { type: 'kept'; keys: ReadonlySet<string> }
  | { type: 'replaced'; lines: ChatLine[] }

export function converse(chat: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case 'asked':
      return { lines: withMessage(decided(chat, 'rejected'), event), asking: askingFor(event), pending: null }
    case 'changed':
      if (!chat.asking) return chat
      return { ...chat, asking: { ...chat.asking, changes: [...chat.asking.changes, event.change] } }
    case 'answered':
      return chat.asking ? answered(chat, chat.asking.message, event) : chat
    case 'failed': {
      if (!chat.asking) return chat
      const line: ChatLine = { ...assistant(event.key, event.text), failed: chat.asking.message }
      return { ...chat, lines: [...chat.lines, line], asking: null }
    }
    case 'toggled':
      return chat.pending ? { ...chat, pending: toggled(chat.pending, event.change) } : chat
    case 'decided':
      return { ...chat, lines: decided(chat, event.outcome), pending: null }
    case 'kept':
      return { ...chat, lines: chat.lines.map((line) => (event.keys.has(line.key) ? { ...line, isKept: true } : line)) }
    case 'replaced':
      return { ...chat, lines: event.lines, pending: null }
  }
}

const askingFor = ({ message, stop }: { message: string; stop: () => void }) => ({ message, changes: [], stop })
const assistant = (key: string, text: string): ChatLine => ({ key, role: 'assistant', text, changes: [] })

/** A retried message is not repeated; the failure line of the last attempt is removed. */
function withMessage(lines: ChatLine[], { key, message }: { key: string; message: string }): ChatLine[] {
  const last = lines.at(-1)
  if (last?.failed === message) return lines.slice(0, -1)
  return [...lines, { key, role: 'user', text: message, changes: [] }]
}

function answered(
  chat: Conversation,
  message: string,
  { key, refinement, before }: { key: string; refinement: Refinement; before: EditedScript },
): Conversation {
  const { script, summary, changes, offers, writtenBy } = refinement
  const proposal = proposalFor(before, script)
  const isSame = changesNothing(proposal, script)
  // Changes that only touched locked lines are dropped, and so not listed.
  const text = [summary.trim() || saidOf(isSame), ...fallbackNote(writtenBy)].join('\n')
  const line = { ...assistant(key, text), changes: isSame ? [] : changes, offers }
  return {
    lines: [...chat.lines, line],
    asking: null,
    pending: isSame ? null : { key, message, proposal, rejected: [] },
  }
}

const fallbackNote = ({ fellBack }: Partial<WrittenBy> = {}) =>
  fellBack === undefined ? [] : [`The built-in writer replied because ${fallbackReason(fellBack)}.`]

const saidOf = (isSame: boolean) => (isSame ? 'Nothing was changed.' : 'Here is what I would change.')

/** New times of scenes that stay are a change, too; what is left when only locked lines would change is not. */
function changesNothing({ before, changes, scenes }: Proposal, after: GeneratedScript): boolean {
  const sameTimes = scenes.every(
    ({ kind, before: was, after: is }) => kind !== 'same' || was?.scene.duration === is?.scene.duration,
  )
  return changes.length === 0 && sameTimes && sameFacts(before, after)
}

/** A request may change only the brief or the style. */
function sameFacts(one: GeneratedScript, other: GeneratedScript): boolean {
  const facts = ({ title, hooks, cta_phrases: calls, metadata }: GeneratedScript) => {
    const { price, features, targetAudience, videoLength, videoStyle, tone } = metadata
    return JSON.stringify([title, hooks, calls, price, features, targetAudience, videoLength, videoStyle, tone])
  }
  return facts(one) === facts(other)
}

function toggled(pending: Pending, change: string): Pending {
  const { rejected } = pending
  const isRejected = rejected.includes(change)
  return { ...pending, rejected: isRejected ? rejected.filter((key) => key !== change) : [...rejected, change] }
}

const decided = ({ lines, pending }: Conversation, outcome: NonNullable<ChatLine['outcome']>): ChatLine[] =>
  lines.map((line) => (line.key === pending?.key ? { ...line, outcome } : line))

/** The script with what was not rejected. */
export function acceptedScript({ proposal, rejected }: Pending): EditedScript {
  const left = new Set(rejected)
  return applyChanges(proposal, new Set(proposal.changes.map(({ key }) => key).filter((key) => !left.has(key))))
}

/** Lines that belong to the script but are not in the database yet. */
export const linesToKeep = ({ lines }: Conversation): ChatLine[] =>
  lines.filter(({ isKept, failed }) => !isKept && failed === undefined)

/** All that was said: earlier, and on this page. */
export function wholeChat(earlier: readonly ChatLine[], { lines }: Conversation): ChatLine[] {
  const here = new Set(lines.map(({ key }) => key))
  return [...earlier.filter(({ key }) => !here.has(key)), ...lines]
}
