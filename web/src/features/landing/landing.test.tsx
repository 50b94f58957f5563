import type { GeneratedScript } from '@reelwright/shared'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setBackend } from '../../platform'
import { fill, IS_FULL, renderApp, renderWithProviders, runs } from '../../testing'
import { LandingPage, loadSections } from './landing-page'
import type { WorkerMessage, WorkerRequest } from './try-out/try-out-worker'
import { writeTryOut } from './try-out/write-try-out'

/** jsdom has no threads: the same writer, one step later. */
class WriterHere extends EventTarget {
  constructor() {
    super()
    this.post({ kind: 'ready' })
  }

  postMessage({ id, ...request }: WorkerRequest) {
    void writeTryOut(request).then((answer) => this.post({ kind: 'answer', id, answer }))
  }

  terminate() {}

  protected post(data: WorkerMessage) {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

class WriterAway extends WriterHere {
  protected override post() {
    setTimeout(() => this.dispatchEvent(new Event('error')))
  }
}

beforeAll(loadSections)

afterEach(() => {
  setBackend(undefined)
  vi.unstubAllGlobals()
})

const sheet = () => screen.getByRole('article')
/** How many scenes the sheet shows, and the second at which the last one ends: "0:24-0:30" ends at 30. */
function shownScenes(): [count: number, end: number] {
  const scenes = within(within(sheet()).getAllByRole('list')[0]!).getAllByRole('listitem')
  const [, minutes, seconds] = /^\d+:\d\d\D(\d+):(\d\d)/.exec(scenes.at(-1)?.textContent ?? '') ?? []
  return [scenes.length, Number(minutes) * 60 + Number(seconds)]
}
const firstLine = () => within(sheet()).getAllByRole('listitem')[0]?.textContent

function openLanding(Writer: typeof WriterHere = WriterHere) {
  vi.stubGlobal('Worker', Writer)
  return renderWithProviders(<LandingPage />)
}

test('one click writes the example, and another version is another script [OP-03]', async () => {
  const { user } = openLanding()
  const sample = firstLine()
  await user.click(screen.getByRole('button', { name: 'Write the script' }))
  const announced = await screen.findByText(/^Version 1 is ready/)
  await waitFor(() =>
    expect(announced).toHaveTextContent(`Version 1 is ready: ${shownScenes().join(' scenes, ')} seconds.`),
  )
  const heading = screen.getByRole('heading', { name: /^Script for ?Juniper car phone holder$/ })
  await waitFor(() => expect(heading).toHaveFocus())
  const first = firstLine()
  expect(first).not.toBe(sample)

  await user.click(screen.getByRole('button', { name: 'Write another version' }))
  await screen.findByText(/^Version 2 is ready/)
  expect(firstLine()).not.toBe(first)
  await user.click(screen.getByRole('button', { name: 'Version 1' }))
  expect(firstLine()).toBe(first)
})

test('the product goes along to the sign-up, for the studio, and nothing more is promised [OP-41, B-ST-03]', async () => {
  const { user, router } = openLanding()
  await user.clear(screen.getByLabelText('Product'))
  await fill(user, screen.getByLabelText('Product'), 'Folding stool')
  await user.click(screen.getByRole('button', { name: 'Write the script' }))
  expect(await screen.findByText(/^Keep it: your product and this script move to the studio/)).toBeVisible()
  const shown = sheet().textContent
  const score = screen.getByText(/^Craft score ?$/).nextSibling?.textContent
  await user.click(screen.getByRole('link', { name: 'Continue with an account' }))
  expect(router.state.location.pathname).toBe('/signup')
  const payload = JSON.parse(sessionStorage.getItem('editScriptData') ?? '') as { script: GeneratedScript }
  expect(payload).toMatchObject({
    productName: 'Folding stool',
    features: ['one-hand release', 'strong suction cup', 'fits any phone'],
    videoLength: 30,
    videoStyle: 'product-review',
    tone: 'casual-review',
    existingScript: expect.stringContaining('olding stool'),
    script: { metadata: { viralScore: `${score}/10` } },
  })
  const { scenes } = payload.script
  expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(payload.script.metadata.videoLength)
  for (const { visualCue, cameraDirection } of scenes) {
    expect(shown).toContain(visualCue)
    expect(shown).toContain(cameraDirection)
  }
})

test('what was typed is there again after a look at another page; odd leftovers are the example; a product that gets no script says why, and the sheet stays [OP-03]', async () => {
  const first = openLanding()
  await first.user.clear(screen.getByLabelText('Product'))
  await fill(first.user, screen.getByLabelText('Product'), 'Oak box')
  await first.user.selectOptions(screen.getByLabelText('Length'), '60 sec')
  first.unmount()
  const second = openLanding()
  expect(screen.getByLabelText('Product')).toHaveValue('Oak box')
  expect(screen.getByLabelText('Length')).toHaveValue('60')
  second.unmount()

  sessionStorage.setItem('tryOut', '{"product":"Cap","style":"<b>","length":{}}')
  const { user } = openLanding()
  const product = screen.getByLabelText('Product')
  expect(product).toHaveValue('Cap')
  expect(screen.getByLabelText('Style')).toHaveValue('product-review')
  expect(screen.getByLabelText('Length')).toHaveValue('30')

  const before = firstLine()
  const write = screen.getByRole('button', { name: 'Write the script' })
  await user.clear(product)
  await user.click(write)
  expect(product).toHaveAccessibleDescription('Enter a product first.')
  await fill(user, product, 'Nicotine pouches')
  await user.click(write)
  await waitFor(() => expect(product).toHaveAccessibleDescription(/^No script for "Nicotine"/))
  await waitFor(() => expect(product).toHaveFocus())
  expect(screen.getByText('No new script was written.')).toBeInTheDocument()
  expect(firstLine()).toBe(before)
})

const AWAY: [boolean, string][] = [
  [true, 'The writer couldn’t be loaded'],
  [false, 'You are offline'],
]

test.each(runs(AWAY.slice(0, 1), AWAY))(
  'a writer that does not arrive is said (online: %s), and nothing typed is lost',
  async (online, title) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    const { user } = openLanding(WriterAway)
    const product = screen.getByLabelText('Product')
    await fill(user, product, ' XL')
    await user.click(screen.getByRole('button', { name: 'Write the script' }))
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(product).toHaveValue('Juniper car phone holder XL')

    vi.stubGlobal('Worker', WriterHere)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Version 1 is ready/)).toBeInTheDocument()
  },
)

test('plans stand there by month and by year, with their terms to the letter; an extra that the operator provides is not called coming soon [A-SB-17, A-SB-18, A-SB-19, A-SB-20, A-SB-21, A-SB-22, A-SB-23, A-SB-25, A-SB-27, A-SB-34, OP-29, A-GE-16]', async () => {
  document.documentElement.dataset.planExtras = 'coaching course'
  const { user } = openLanding()
  delete document.documentElement.dataset.planExtras
  const plans = within(screen.getByRole('region', { name: 'Three plans' }))
  const line = (text: string) => plans.getByText(text).closest('li')
  expect(line('Weekly group coaching calls')).not.toHaveTextContent('see the note')
  expect(line('1-on-1 onboarding')).toHaveTextContent('see the note')
  for (const text of [
    'BETA PRICING - Limited Time',
    '50% off regular pricing',
    'Prices locked for life',
    'No free trial',
  ]) {
    expect(plans.getByText(text)).toBeInTheDocument()
  }
  expect(plans.getByText('No refunds')).toBeInTheDocument()
  expect(plans.getByText('Most Popular')).toBeInTheDocument()
  for (const text of ['$29', '$49', '$99', '$58 a month', '$98 a month', '$198 a month'])
    expect(plans.getByText(text)).toBeInTheDocument()
  await user.click(plans.getByRole('radio', { name: /^Annual Save 17%$/ }))
  for (const text of ['$290', '$490', '$990']) expect(plans.getByText(text)).toBeInTheDocument()
  expect(plans.queryByText(/\$\d+\.\d/)).not.toBeInTheDocument()
  expect(plans.getByRole('link', { name: 'Start with Beta Creator' })).toHaveAttribute(
    'href',
    '/pricing?plan=creator&interval=annual',
  )
  expect(plans.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact?about=plans')
})

test.runIf(IS_FULL)('a checkout that was left is said once [A-RT-03, OP-04]', async () => {
  const { router, user } = renderApp('/?checkout=cancelled')
  expect(await screen.findByText('Checkout cancelled. You have not been charged.')).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/^Checkout cancelled/)).not.toBeInTheDocument()
})

test('the page can be drawn without a browser, and without any style in it', () => {
  localStorage.setItem('sb-localhost-auth-token', '{}')
  const html = renderToString(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  )
  expect(html).toContain('Type a product.')
  expect(html).toContain('Write your first script')
  expect(html).not.toContain(' style=')
})

test('the contact page has the address of this installation, with the payment in the mail [CX-22, A-SB-35]', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ supabaseUrl: null, anonKey: 'eyJ', supportEmail: 'help@example.com', scriptModel: null }),
  )
  renderApp('/contact?about=payment&session_id=cs_test_12345678')
  const link = await screen.findByRole('link', { name: 'Write an email' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:help@example\.com\?subject=.*cs_test_12345678$/))
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeInTheDocument()
})

test.runIf(IS_FULL)('a contact page without its server offers another try [CX-22]', async () => {
  const answers = [new Response(null, { status: 503 }), Response.json({ supportEmail: '' })]
  vi.stubGlobal('fetch', async () => answers.shift())
  const { user } = renderApp('/contact')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No contact address')).toBeInTheDocument()
})

test.each([
  [null, /the built-in writer/],
  ['openai', /openai/],
])('the privacy page says which writer sees what is typed: %s', async (scriptModel, text) => {
  vi.stubGlobal('fetch', async () => Response.json({ scriptModel }))
  renderApp('/privacy')
  expect(await screen.findByText('Checking which writer this site uses.')).toBeInTheDocument()
  const section = screen.getByRole('region', { name: 'Who writes the scripts and sees what you type' })
  await waitFor(() => expect(section).toHaveTextContent(text))
})
