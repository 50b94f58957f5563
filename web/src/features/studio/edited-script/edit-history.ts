import { applyEdit, type Edit, typingIn } from './edit'
import { type EditedScript, isSameScript, type Refusal } from './edited-script'

/** A script with what was done to it. */
export interface EditState {
  /** What "discard" goes back to: the copy made on entering, or what was saved last. (B-ST-06) */
  base: EditedScript
  script: EditedScript
  editing: boolean
  past: EditedScript[]
  future: EditedScript[]
  /** The text that the last step typed into, and when: the next letter belongs to the same step. */
  typing: { where: string; at: number } | null
  /** Why the last edit was not made. */
  refused: Refusal | null
}

export type EditEvent =
  /** The edit toggle, or another script on the screen: what was done before is over. */
  | { type: 'entered'; script: EditedScript }
  /** `at` is the time in milliseconds. */
  | { type: 'edited'; edit: Edit; at: number }
  | { type: 'undone' }
  | { type: 'redone' }
  /** The edit toggle again. Undo brings back what was thrown away. (B-ST-07) */
  | { type: 'discarded' }
  /** This script is stored now. With `leave` editing ends, unless more was typed meanwhile. (OP-70) */
  | { type: 'saved'; script: EditedScript; leave?: boolean }

/** Older steps than these are forgotten; "discard" still reaches the base. */
const MAX_STEPS = 200
/** A longer pause in typing starts another undo step. */
const TYPING_PAUSE_MS = 1000

export function viewed(script: EditedScript): EditState {
  return { base: script, script, editing: false, past: [], future: [], typing: null, refused: null }
}

/** All of editing: every event makes a new state, nothing is changed in place. */
export function editReducer(state: EditState, event: EditEvent): EditState {
  switch (event.type) {
    case 'entered':
      return { ...viewed(event.script), editing: true }
    case 'edited':
      return edited(state, event.edit, event.at)
    case 'undone': {
      const before = state.past.at(-1)
      if (!before) return state
      return {
        ...state,
        script: before,
        editing: true,
        past: state.past.slice(0, -1),
        future: [...state.future, state.script],
        typing: null,
        refused: null,
      }
    }
    case 'redone': {
      const after = state.future.at(-1)
      if (!after) return state
      return {
        ...state,
        script: after,
        past: [...state.past, state.script],
        future: state.future.slice(0, -1),
        typing: null,
        refused: null,
      }
    }
    case 'discarded':
      return {
        ...(isDirty(state) ? step(state, state.base) : state),
        script: state.base,
        editing: false,
        typing: null,
        refused: null,
      }
    case 'saved': {
      const stays = isSameScript(state.script, event.script)
      return { ...state, base: event.script, editing: state.editing && !(event.leave && stays), typing: null }
    }
  }
}

function edited(state: EditState, edit: Edit, at: number): EditState {
  const { script, refused } = applyEdit(state.script, edit)
  if (refused) return { ...state, refused }
  if (script === state.script) return state.refused ? { ...state, refused: null } : state

  const where = typingIn(edit)
  const { typing } = state
  const continues = where !== undefined && typing?.where === where && Math.abs(at - typing.at) <= TYPING_PAUSE_MS
  return {
    ...(continues ? { ...state, script, refused: null } : step(state, script)),
    typing: where === undefined ? null : { where, at },
  }
}

function step(state: EditState, script: EditedScript): EditState {
  return {
    ...state,
    script,
    past: [...state.past, state.script].slice(-MAX_STEPS),
    future: [],
    refused: null,
  }
}

/** Whether something would be lost. */
export const isDirty = (state: EditState) => !isSameScript(state.script, state.base)
export const canUndo = (state: EditState) => state.past.length > 0
export const canRedo = (state: EditState) => state.future.length > 0
