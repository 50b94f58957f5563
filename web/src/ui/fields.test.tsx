import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox, PasswordField, SearchField, SelectField, Switch, TextArea, TextField } from '.'

test('a field is named by its label and described by error and hint', () => {
  render(<TextField label="Price" hint="In dollars" error="Price must be 0 or more" required />)
  const field = screen.getByLabelText(/Price/)
  expect(field).toBeInvalid()
  expect(field).toBeRequired()
  expect(field).toHaveAccessibleDescription('Price must be 0 or more In dollars')
})

test('a hidden label still names the field', () => {
  render(<TextField label="Folder name" hideLabel />)
  expect(screen.getByRole('textbox', { name: 'Folder name' })).toBeInTheDocument()
})

test('a password can be shown and hidden, and caps lock is mentioned', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Password" />)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show characters' }))
  expect(field).toHaveAttribute('type', 'text')

  await user.click(field)
  await user.keyboard('{CapsLock}a')
  expect(field).toHaveAccessibleDescription(/Caps lock is on/)
  await user.tab()
  expect(field).not.toHaveAccessibleDescription(/Caps lock/)
})

test('a text area counts, and marks a text that is too long without cutting it', async () => {
  const user = userEvent.setup()
  render(<TextArea label="Notes" counter={{ max: 5 }} defaultValue="abc" />)
  const area = screen.getByLabelText('Notes')
  expect(screen.getByText('3 / 5')).toBeInTheDocument()
  await user.type(area, 'def')
  expect(area).toHaveValue('abcdef')
  expect(area).toBeInvalid()
  expect(screen.getByText('6 / 5')).toBeInTheDocument()
})

test('a select offers its options and a placeholder that cannot be picked', () => {
  render(
    <SelectField
      label="Tone"
      placeholder="Pick one"
      options={[{ value: 'a', label: 'Helpful' }]}
      value=""
      onChange={() => {}}
    />,
  )
  expect(screen.getByRole('combobox', { name: 'Tone' })).toHaveDisplayValue('Pick one')
  expect(screen.getByRole('option', { name: 'Pick one' })).toBeDisabled()
})

test('a checkbox and a switch are toggled by their label and by the space bar', async () => {
  const user = userEvent.setup()
  const ticked = vi.fn()
  const switched = vi.fn()
  render(
    <>
      <Checkbox label="Add visual cues" checked={false} onCheckedChange={ticked} />
      <Switch label="Weekly mail" checked onCheckedChange={switched} />
    </>,
  )
  await user.click(screen.getByText('Add visual cues'))
  expect(ticked).toHaveBeenCalledWith(true)
  screen.getByRole('switch', { name: 'Weekly mail' }).focus()
  await user.keyboard(' ')
  expect(switched).toHaveBeenCalledWith(false)
})

test('a search is cleared by its button and by Escape, and keeps the focus', async () => {
  const user = userEvent.setup()
  const cleared = vi.fn()
  function Search() {
    const [text, setText] = useState('')
    return <SearchField label="Search scripts" value={text} onValueChange={setText} onClear={cleared} />
  }
  render(<Search />)
  const box = screen.getByRole('searchbox', { name: 'Search scripts' })
  await user.type(box, 'mug')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
  await user.type(box, 'mug{Escape}')
  expect(box).toHaveValue('')
  expect(cleared).toHaveBeenCalledTimes(2)
})
