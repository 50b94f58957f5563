import type { InsightFigure } from '@reelwright/shared'

/** How figures and names are written in what follows from them. */

export const count = (number: number) => Math.round(number).toLocaleString('en-US')
export const percent = (fraction: number) => `${(fraction * 100).toFixed(Math.abs(fraction) < 0.1 ? 1 : 0)}%`
export const moneyIn = (currency: string) => (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: amount < 100 ? 2 : 0 })
// Never in the middle of an emoji: the database takes no half of a character.
export const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
export const short = (name: string) => (name.length > 80 ? `${cut(name, 79).trimEnd()}…` : name)

export const counted = (label: string, value: number): InsightFigure => ({ label, value, unit: 'count' })
export const amount = (label: string, value: number): InsightFigure => ({ label, value, unit: 'money' })
export const share = (label: string, value: number): InsightFigure => ({ label, value, unit: 'percent' })
