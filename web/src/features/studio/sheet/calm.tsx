import { type ComponentType, memo, useDeferredValue } from 'react'
import type { Studio } from '../session/studio'

/**
 * A part that may follow a moment later: a letter is on the screen before anything but its own scene is drawn again. What is not said
 * by its props comes from the studio, so its other props must keep their identity.
 */
export function calm<Props extends { studio: Studio }>(Part: ComponentType<Props>) {
  const Kept = memo(Part) as unknown as ComponentType<Props>
  return function Calm(props: Props) {
    const studio = useDeferredValue(props.studio)
    return <Kept {...props} studio={studio} />
  }
}
