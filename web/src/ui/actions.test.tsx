import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import {
  Button,
  ConfirmDialog,
  Dialog,
  IconButton,
  Menu,
  SegmentedControl,
  TabPanel,
  Tabs,
  TextField,
  Toolbar,
} from '.'

test('a loading button takes no clicks and says that it is busy', async () => {
  const user = userEvent.setup()
  const click = vi.fn()
  render(
    <Button loading onClick={click}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  expect(click).not.toHaveBeenCalled()
})

test('a button submits only with type="submit"', () => {
  render(<Button>Add</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a button can lend its look to a link', () => {
  const element = (
    <Button asChild icon={<svg />}>
      <Link to="/signup">Sign up</Link>
    </Button>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
})

test('an icon button has a name, a tooltip on focus, and a pressed state', async () => {
  const user = userEvent.setup()
  render(<IconButton label="Favorite" icon={<svg />} pressed />)
  const button = screen.getByRole('button', { name: 'Favorite', pressed: true })
  // What an earlier file left behind may still scroll, and a tooltip goes when anything does.
  await waitFor(async () => {
    button.blur()
    await user.tab()
    expect(button).toHaveFocus()
    expect(screen.getByRole('tooltip')).toHaveTextContent('Favorite')
  })
  // It would cover what the button has opened.
  button.setAttribute('aria-expanded', 'true')
  button.blur()
  await user.tab()
  expect(button).toHaveFocus()
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('a dialog takes the focus to its first field, closes on Escape and gives the focus back', async () => {
  const user = userEvent.setup()
  function Rename() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Rename script" description="For your eyes only.">
          <TextField label="Name" />
        </Dialog>
      </>
    )
  }
  render(<Rename />)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  const dialog = screen.getByRole('dialog', { name: 'Rename script' })
  expect(dialog).toHaveAccessibleDescription('For your eyes only.')
  expect(within(dialog).getByLabelText('Name')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus())
})

test('a confirmation starts on Cancel and cannot be left while it works', async () => {
  const user = userEvent.setup()
  const close = vi.fn()
  const confirm = vi.fn()
  const props = { open: true, onOpenChange: close, onConfirm: confirm, title: 'Delete “Mug”?', body: 'Gone for good.' }
  const { rerender } = render(<ConfirmDialog {...props} confirmLabel="Delete script" danger />)
  expect(screen.getByRole('alertdialog', { name: 'Delete “Mug”?' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Delete script' }))
  expect(confirm).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()

  rerender(<ConfirmDialog {...props} confirmLabel="Delete script" danger loading />)
  await user.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
})

test('a menu opens by keyboard, skips what is disabled and runs the action', async () => {
  const user = userEvent.setup()
  const rename = vi.fn()
  const remove = vi.fn()
  render(
    <Menu
      label="Script actions"
      trigger={<IconButton label="More" icon={<svg />} />}
      items={[
        { label: 'Rename', onSelect: rename, disabled: true },
        'separator',
        { label: 'Delete', onSelect: remove, danger: true },
      ]}
    />,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menu', { name: 'Script actions' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(remove).toHaveBeenCalledOnce()
  expect(rename).not.toHaveBeenCalled()
})

test('arrow keys move the choice of a segmented control', async () => {
  const user = userEvent.setup()
  function Length() {
    const [value, setValue] = useState<'30' | '60'>('30')
    return (
      <SegmentedControl
        label="Video length"
        options={[
          { value: '30', label: '0-30s' },
          { value: '60', label: '30-60s' },
        ]}
        value={value}
        onValueChange={setValue}
      />
    )
  }
  render(<Length />)
  await user.tab()
  expect(screen.getByRole('radio', { name: '0-30s' })).toHaveFocus()
  // Held until the focus has moved, as a finger does: only then does the choice follow.
  await user.keyboard('{ArrowRight>}')
  await waitFor(() => expect(screen.getByRole('radio', { name: '30-60s' })).toBeChecked())
  await user.keyboard('{/ArrowRight}')
})

test('tabs show one panel, tied to its tab', async () => {
  const user = userEvent.setup()
  function Parts() {
    const [value, setValue] = useState('scenes')
    return (
      <Tabs
        label="Parts"
        tabs={[
          { id: 'scenes', label: 'Scenes', count: 6 },
          { id: 'hooks', label: 'Hooks' },
        ]}
        value={value}
        onValueChange={setValue}
      >
        <TabPanel id="scenes" value={value}>
          Six scenes
        </TabPanel>
        <TabPanel id="hooks" value={value}>
          Three hooks
        </TabPanel>
      </Tabs>
    )
  }
  render(<Parts />)
  expect(screen.getByRole('tabpanel', { name: /Scenes/ })).toHaveTextContent('Six scenes')
  await user.click(screen.getByRole('tab', { name: 'Hooks' }))
  expect(screen.getByRole('tabpanel', { name: 'Hooks' })).toHaveTextContent('Three hooks')
  expect(screen.queryByText('Six scenes')).not.toBeInTheDocument()
})

/** A dialog whose code arrives when the list has gone, and before Radix gives the focus back to the list's button. */
function openWhenListIsGone(open: () => void) {
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('menu')) return
    observer.disconnect()
    flushSync(open)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

test.each([
  ['at once', (open: () => void) => open()],
  ['when its code has loaded', openWhenListIsGone],
])('a dialog that a menu opens %s gives the focus back to the button of that menu', async (_when, start) => {
  const user = userEvent.setup()
  function Row() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Menu
          label="Script actions"
          trigger={<IconButton label="More" icon={<svg />} />}
          items={[{ label: 'Delete', onSelect: () => start(() => setOpen(true)) }]}
        />
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete?"
          body="Gone for good."
          confirmLabel="Delete"
          onConfirm={() => {}}
        />
      </>
    )
  }
  render(<Row />)
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
})

test('a toolbar is one stop of the tab order, and its arrow keys go round', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Toolbar label="Suggestions">
        {['Shorter', 'Casual', 'Punchier'].map((text) => (
          <Button key={text}>{text}</Button>
        ))}
      </Toolbar>
      <Button>Send</Button>
    </>,
  )
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Casual' })).toHaveFocus()
  await user.keyboard('{Home}{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'Punchier' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('button', { name: 'Punchier' })).toHaveFocus()
})
