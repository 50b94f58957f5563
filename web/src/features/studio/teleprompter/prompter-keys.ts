export type Command =
  | 'toggle'
  | 'next-scene'
  | 'previous-scene'
  | 'next-line'
  | 'previous-line'
  | 'start'
  | 'end'
  | 'faster'
  | 'slower'
  | 'larger'
  | 'smaller'
  | 'good'
  | 'retake'
  | 'mirror'
  | 'scenes'
  | 'leave'

/** Remote clickers send what presentations listen to: pages, F5, "b" and a full stop. */
const KEYS = new Map<string, Command>([
  [' ', 'toggle'],
  ['enter', 'toggle'],
  ['f5', 'toggle'],
  ['.', 'toggle'],
  ['b', 'toggle'],
  ['mediaplaypause', 'toggle'],
  ['pagedown', 'next-scene'],
  ['arrowright', 'next-scene'],
  ['pageup', 'previous-scene'],
  ['arrowleft', 'previous-scene'],
  ['arrowdown', 'next-line'],
  ['arrowup', 'previous-line'],
  ['home', 'start'],
  ['end', 'end'],
  ['+', 'faster'],
  ['=', 'faster'],
  ['-', 'slower'],
  [']', 'larger'],
  ['[', 'smaller'],
  ['g', 'good'],
  ['r', 'retake'],
  ['m', 'mirror'],
  ['l', 'scenes'],
  ['escape', 'leave'],
])

/** What one can hold down. */
const REPEATED: ReadonlySet<Command> = new Set<Command>([
  'next-line',
  'previous-line',
  'larger',
  'smaller',
  'faster',
  'slower',
])

type Stroke = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** What a key does; undefined for those that stay the browser's own. `ignored` for a key of ours that is held down. */
export function commandOf({ key, repeat, ctrlKey, altKey, metaKey }: Stroke): Command | 'ignored' | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  const command = KEYS.get(key.toLowerCase())
  return command && repeat && !REPEATED.has(command) ? 'ignored' : command
}

/** Whether what has the focus needs the key itself: a button its Enter, a slider its arrows. */
export function wantsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('input')) return !['Escape', 'F5'].includes(key)
  return target.matches('button, a, summary') && (key === ' ' || key === 'Enter')
}
