import { expect, test } from 'vitest'
import { clampWidth, SIDEBAR, widthAfterKey } from './sidebar-width'

test('opens 192 pixels wide [B-DS-12, CX-48]', () => expect(SIDEBAR.default).toBe(192))

test.each([
  [100, 160],
  [160, 160],
  [251.4, 251],
  [320, 320],
  [900, 320],
  [Number.NaN, 192],
])('a drag to %s ends at %i [B-DS-14]', (dragged, width) => expect(clampWidth(dragged)).toBe(width))

test.each([
  ['ArrowLeft', 176],
  ['ArrowRight', 208],
  ['Home', 160],
  ['End', 320],
  ['Enter', 192],
  ['a', undefined],
])('the key %s ends at %s [B-DS-14]', (key, width) => expect(widthAfterKey(192, key)).toBe(width))
