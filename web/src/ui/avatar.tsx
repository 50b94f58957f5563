import { useState } from 'react'
import { cn } from './cn'

const SIZES = {
  sm: 'weak:size-8 weak:text-xs',
  md: 'weak:size-10 weak:text-sm',
  lg: 'weak:size-16 weak:text-xl',
}

export interface AvatarProps {
  /** A name or, failing that, an address: the initials come from it. */
  name: string
  src?: string | null
  size?: keyof typeof SIZES
  className?: string
}

/** "ana maria lopez" becomes "AL"; never more than two letters. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean)
  const first = words[0] ?? '?'
  const last = words.length > 1 ? words[words.length - 1] : undefined
  return [first, last]
    .filter((word) => word !== undefined)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
}

/** A picture, or the initials when there is none or it does not load. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const shown = src && src !== brokenSrc
  return (
    <span
      role="img"
      aria-label={name}
      className={cn(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text select-none',
        SIZES[size],
        className,
      )}
    >
      {shown ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBrokenSrc(src)} />
      ) : (
        <span aria-hidden="true">{initials(name.split('@')[0] ?? name)}</span>
      )}
    </span>
  )
}
