import { FOLDER_ICONS } from '@reelwright/shared'
import {
  Bookmark,
  Camera,
  ChartColumn,
  Flame,
  FlaskConical,
  Folder,
  Gift,
  GraduationCap,
  Heart,
  Image,
  Inbox,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  Music,
  Rocket,
  ShoppingBag,
  Sparkles,
  Star,
  Tag,
  Trophy,
} from 'lucide-react'
import type { CSSProperties } from 'react'
import { cn } from '../../../ui'

type IconName = (typeof FOLDER_ICONS)[number]['icon']

const ICONS: Record<IconName, LucideIcon> = {
  folder: Folder,
  inbox: Inbox,
  bookmark: Bookmark,
  heart: Heart,
  star: Star,
  lightbulb: Lightbulb,
  rocket: Rocket,
  fire: Flame,
  camera: Camera,
  music: Music,
  sparkles: Sparkles,
  shopping: ShoppingBag,
  gift: Gift,
  trophy: Trophy,
  education: GraduationCap,
  science: FlaskConical,
  chart: ChartColumn,
  megaphone: Megaphone,
  photo: Image,
  tag: Tag,
}

interface FolderMarkProps {
  icon: string
  color: string
  className?: string
}

/** A folder's icon in its colour, as dark or as bright as the theme needs it to be seen. Says nothing to screen readers. (OP-50) */
export function FolderMark({ icon, color, className }: FolderMarkProps) {
  const Icon = ICONS[icon as IconName] ?? Folder
  const style: CSSProperties & Record<`--${string}`, string> = { '--folder': color }
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      style={style}
      className={cn(
        'shrink-0 weak:size-4.5',
        'text-[oklch(from_var(--folder)_min(l,0.56)_c_h)]! dark:text-[oklch(from_var(--folder)_max(l,0.74)_c_h)]!',
        className,
      )}
    />
  )
}
