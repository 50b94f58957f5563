import { MarkedText } from './marked-text'
import type { ScriptItemProps } from './script-item'

/** The title, which opens the script; its face is the whole card. The keys of the list go from one to the next. */
export function OpenButton({
  card,
  index,
  terms,
  on,
  lines,
}: Pick<ScriptItemProps, 'card' | 'index' | 'terms' | 'on'> & { lines: string }) {
  return (
    <button
      type="button"
      data-script={index}
      data-card={card.id}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) on.toggle(card.id, event.shiftKey)
        else on.start('view', card)
      }}
      className="block w-full text-start outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
    >
      <span className={lines}>
        <MarkedText text={card.title} terms={terms} />
      </span>
    </button>
  )
}
