import { Logo } from '../ui'

/** Seen while the code of the first page arrives: the frame's head, so that nothing jumps. */
export function StartingUp() {
  return (
    <div role="status" className="mx-auto flex h-16 w-full max-w-6xl items-center px-4 sm:px-6">
      <Logo size="sm" />
      <span className="sr-only">Loading</span>
    </div>
  )
}
