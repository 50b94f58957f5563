import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { holdTimers } from '../../../testing'
import { focusBeside, STEP } from './focus-beside'

afterEach(() => document.body.replaceChildren())

function show(html: string) {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`
}
const cards = (...ids: string[]) => ids.map((id) => `<button data-card="${id}">${id}</button>`).join('')
const card = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)!

test.each([
  ['the one behind it', ['b'], 'c'],
  ['the one before it, at the end', ['d'], 'c'],
  ['the nearest one that stays', ['b', 'c'], 'd'],
])('when scripts leave the list, the focus goes to %s', async (_, removed, next) => {
  show(cards('a', 'b', 'c', 'd'))
  card(removed[0]!).focus()
  const goOn = focusBeside(removed)
  goOn()
  for (const id of removed) card(id).remove()
  await waitFor(() => expect(card(next)).toHaveFocus())
})

test('on the board the focus stays in the column as long as there is a script in it', async () => {
  show(`<div data-column="draft">${cards('a', 'b')}</div><div data-column="posted">${cards('c')}</div>`)
  card('b').focus()
  const goOn = focusBeside(['b'])
  goOn()
  card('b').remove()
  await waitFor(() => expect(card('a')).toHaveFocus())
  const further = focusBeside(['a'])
  further()
  card('a').remove()
  await waitFor(() => expect(card('c')).toHaveFocus())
})

test('when no script is left, the keys go on from the page', async () => {
  show(cards('a'))
  card('a').focus()
  const goOn = focusBeside(['a'])
  goOn()
  card('a').remove()
  await waitFor(() => expect(document.querySelector('main')).toHaveFocus())
})

test('who has gone elsewhere meanwhile stays there', async () => {
  show(`${cards('a', 'b')}<input />`)
  const look = holdTimers(STEP)
  const goOn = focusBeside(['a'])
  goOn()
  document.querySelector('input')?.focus()
  card('a').remove()
  for (let looks = 0; looks < 3; looks++) expect(look()).toBe(1)
  expect(document.querySelector('input')).toHaveFocus()
})
