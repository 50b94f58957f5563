import { describe, expect, test } from 'vitest'
import { placeBeside } from './show-tooltip'

const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})
const size = { width: 100, height: 20 }
const window = { width: 375, height: 600 }

describe('where a tooltip stands', () => {
  test.each([
    ['below, in the middle', box(150, 100), 'bottom', { x: 120, y: 146 }],
    ['above', box(150, 100), 'top', { x: 120, y: 74 }],
    ['at the right', box(150, 100), 'right', { x: 196, y: 110 }],
    ['at the left', box(150, 100), 'left', { x: 44, y: 110 }],
    ['above when there is no room below', box(150, 560), 'bottom', { x: 120, y: 534 }],
    ['at the left when there is no room at the right', box(300, 100), 'right', { x: 194, y: 110 }],
    ['never off the edge', box(340, 100), 'bottom', { x: 267, y: 146 }],
    ['never off the other edge', box(0, 100), 'bottom', { x: 8, y: 146 }],
  ] as const)('%s', (_, target, side, place) => expect(placeBeside(target, size, side, window)).toEqual(place))
})
