import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn, IconButton } from '../../../ui'

interface EditorHeaderProps {
  /** Which version and view is shown, and whether it is saved. */
  children?: ReactNode
  onShowLibrary: () => void
}

/** The one row above the script on a laptop. A phone has the script only. */
export function EditorHeader({ children, onShowLibrary }: EditorHeaderProps) {
  return (
    <header className="sticky top-0 z-10 hidden h-13 shrink-0 items-center gap-3 border-b border-line bg-surface pr-3 pl-6 lg:flex [&_[role=tablist]]:border-transparent">
      <h2 className={cn('shrink-0 text-base font-semibold text-ink', children && '@max-4xl:sr-only')}>Script Editor</h2>
      {children}
      <IconButton
        label="View Script Library"
        icon={<BookOpen strokeWidth={1.75} />}
        className={cn(!children && 'ml-auto')}
        onClick={onShowLibrary}
      />
    </header>
  )
}
