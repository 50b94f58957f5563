import { STAGES } from '@reelwright/shared'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StageBadge } from './stage-badge'

test('each stage has a color and an icon of its own [B-BD-06, CX-01]', () => {
  const badges = STAGES.map((stage) => renderToStaticMarkup(createElement(StageBadge, { stage })))
  const own = (pattern: RegExp) => new Set(badges.map((badge) => pattern.exec(badge)?.[1])).size
  expect(own(/^<span class="([^"]*)"/)).toBe(STAGES.length)
  expect(own(/<svg[^>]*>(.*)<\/svg>/)).toBe(STAGES.length)
})
