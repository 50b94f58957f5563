import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. What a component would have its users change is marked `weak:` in its own classes; two classes of a kind
 * without that mark contradict each other, and which one wins is anybody's guess.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes)
