import { expect, test } from 'vitest'
import { FOLDER_ICONS } from './folder-options'

test('folders have 20 marks with a colour each, a grey folder first [B-FD-07, OP-50]', () => {
  expect(FOLDER_ICONS[0]).toEqual({ icon: 'folder', color: '#6B7280' })
  expect(new Set(FOLDER_ICONS.map(({ icon }) => icon)).size).toBe(20)
  expect(new Set(FOLDER_ICONS.map(({ color }) => color)).size).toBe(20)
})
