import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Our own token names; without them the merge takes `text-script` for a colour and drops it.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['control', 'card'],
      shadow: ['raised', 'floating', 'overlay'],
      text: ['script'],
    },
  },
})

/** Joins class names; of two that contradict each other the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
