import { expect, test } from 'vitest'
import { clampWidth, widthAfterKey } from './sidebar-width'

test.each([
  [100, 160],
  [160, 160],
  [251.4, 251],
  [320, 320],
  [900, 320],
  [Number.NaN, 240],
])('a drag to %s ends at %i [B-DS-14, CX-48]', (dragged, width) => expect(clampWidth(dragged, 240)).toBe(width))

test.each([
  ['ArrowLeft', 184],
  ['ArrowRight', 216],
  ['Home', 160],
  ['End', 320],
  ['Enter', 192],
  ['a', undefined],
])('the key %s ends at %s [B-DS-14]', (key, width) => expect(widthAfterKey(200, key, 192)).toBe(width))
