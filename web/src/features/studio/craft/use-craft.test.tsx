import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_FORM } from '../brief-form'
import { exampleEdit } from '../edited-script/example-edit'
import { hintsInField } from './claim-hints'
import { useBriefHints, useCraft } from './use-craft'

// jsdom has no workers, so the page judges itself here.

test('score and findings follow what is typed', async () => {
  const { result, rerender } = renderHook(({ line }) => useCraft(exampleEdit([line, 'Tap the link.'])), {
    initialProps: { line: 'Warm by noon?' },
  })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current?.score.parts).toHaveLength(8), { timeout: 20_000 })
  expect(result.current?.flags.some(({ severity }) => severity === 'block')).toBe(false)

  rerender({ line: 'It cures migraines.' })
  await waitFor(() => expect(result.current?.flags.some(({ severity }) => severity === 'block')).toBe(true))
  expect(result.current?.flags.find(({ severity }) => severity === 'block')?.scene).toBe(1)
})

test.each([
  ['without a script', undefined],
  ['of a pasted book', exampleEdit(['word '.repeat(5000)])],
])('%s nothing is judged', async (_, script) => {
  const { result } = renderHook(() => useCraft(script))
  // One that was begun later is judged.
  const later = renderHook(() => useCraft(exampleEdit(['Warm by noon?', 'Tap the link.'])))
  await waitFor(() => expect(later.result.current).toBeDefined())
  expect(result.current).toBeUndefined()
})

test('fields of a form that is not complete yet get hints at their places', async () => {
  const values = {
    ...EMPTY_FORM,
    features: [{ text: '' }, { text: '  cures migraines' }],
    targetAudience: 'custom' as const,
    customTargetAudience: 'busy parents',
    price: 'abc',
  }
  const { result } = renderHook(() => useBriefHints(values))
  const blocked = () => result.current.claims.find(({ severity }) => severity === 'block')
  await waitFor(() => expect(blocked()).toBeDefined(), { timeout: 20_000 })
  const hint = blocked()
  expect(hint?.field).toBe('features.1.text')
  const text = values.features[1]?.text ?? ''
  expect(text.slice(hint?.start, hint?.end)).toBe(hint?.matched)
  expect(hintsInField(result.current.claims, 'features.1.text', text)).toContainEqual(hint)
  expect(hintsInField(result.current.claims, 'features.1.text', 'foldable')).toEqual([])
})

test('features are told apart by whether the script says them as typed', async () => {
  const features = ['It folds flat under the bed.', ' leakproof lid, 30 oz '].map((text) => ({ text }))
  const { result } = renderHook(() => useBriefHints({ ...EMPTY_FORM, features }))
  await waitFor(() => expect(result.current.said.size).toBe(2), { timeout: 20_000 })
  expect([...result.current.said]).toEqual([
    ['It folds flat under the bed.', true],
    ['leakproof lid, 30 oz', false],
  ])
})
