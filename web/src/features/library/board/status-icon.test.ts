import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusIcon } from './status-icon'

const iconOf = (status: string) => renderToStaticMarkup(createElement(StatusIcon, { status }))
const KNOWN = ['draft', 'in_progress', 'review', 'completed', 'archived', 'ready_to_film', 'posted', 'tracking']

test('each status that is known has an icon of its own, and all others share one [B-BD-06, CX-01]', () => {
  const icons = KNOWN.map(iconOf)
  expect(new Set([...icons, iconOf('someday')]).size).toBe(KNOWN.length + 1)
  expect(iconOf('someday')).toBe(iconOf(''))
})
