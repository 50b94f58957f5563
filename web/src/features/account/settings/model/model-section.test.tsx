import { screen, waitFor, within } from '@testing-library/react'
import type { ModelSettings, ModelSettingsInput, OwnModel, OwnModelInput } from '@reelwright/shared/model-settings'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../../testing'
import { RequireSession, SessionProvider } from '../..'
import { ModelSection } from './model-section'
import { OwnModelSection } from './own-model-section'

withRealBackend()

const KEY = 'sk-secret-of-the-page'
let stored: ModelSettings
let own: OwnModel | null
let sent: (ModelSettingsInput | OwnModelInput | undefined)[]

beforeEach(() => {
  stored = {
    source: 'none',
    provider: null,
    model: null,
    baseUrl: null,
    key: 'none',
    priceInput: null,
    priceOutput: null,
    monthlyCap: null,
    capFixed: false,
    timeoutSeconds: 25,
    privateAddresses: false,
    usage: { cost: 2.5, scripts: 41, refinements: 12, tests: 1, fallbacks: 2 },
  }
  own = null
  sent = []
})

/** The server's part is tested there; here it keeps what it is sent. */
function answer(path: string, method: string, body: ModelSettingsInput | undefined): Response | undefined {
  if (path === '/api/model/test') {
    sent.push(body)
    const verdict = 'The server refused the key (HTTP 401).'
    return Response.json({ data: { passed: false, verdict, check: { reachable: true }, script: null } })
  }
  if (path === '/api/model/own') return answerOwn(method, body as unknown as OwnModelInput | undefined)
  if (path !== '/api/model/settings') return undefined
  if (method === 'PUT' && body) {
    sent.push(body)
    const refused = { success: false, code: 'invalid_input', error: 'Enter the key.', field: 'key' }
    if (!body.key && stored.key !== 'set') return Response.json(refused, { status: 400 })
    const { key, ...fields } = body
    stored = { ...stored, ...(fields as Partial<ModelSettings>), source: 'page', key: key ? 'set' : stored.key }
  }
  return Response.json({ data: stored })
}

function answerOwn(method: string, body: OwnModelInput | undefined): Response {
  if (method !== 'GET') sent.push(body)
  const refused = { success: false, code: 'invalid_input', error: 'Enter the key of this provider.', field: 'key' }
  if (body && !body.key && own?.provider !== body.provider) return Response.json(refused, { status: 400 })
  if (body) own = { provider: body.provider, model: body.model, key: 'set' }
  if (method === 'DELETE') own = null
  return Response.json({ data: own })
}

async function open(page: ReactElement = <ModelSection />, name = 'AI model') {
  await signUpCreator()
  const onward = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as ModelSettingsInput) : undefined
    return answer(pathname, init?.method ?? 'GET', body) ?? onward(input, init)
  })
  const { user } = renderWithProviders(
    <SessionProvider>
      <RequireSession>{page}</RequireSession>
    </SessionProvider>,
    '/settings/model',
  )
  return { user, section: within(await screen.findByRole('region', { name })) }
}

test('the administrator sets a model; a missing key is named at its field, and a stored one is kept and never shown', async () => {
  const { user, section } = await open()
  await user.selectOptions(await section.findByLabelText('Written by'), 'OpenAI')
  await fill(user, section.getByLabelText('Model'), 'gpt-5-mini')
  await user.click(section.getByRole('button', { name: 'Save model' }))
  const key = section.getByLabelText('Key')
  await waitFor(() => expect(key).toHaveAccessibleDescription(/Enter the key\./))
  expect(key).toHaveFocus()

  await fill(user, key, KEY)
  await fill(user, section.getByLabelText('Price per million input tokens'), '0,25')
  await user.type(section.getByLabelText('Price per million output tokens'), '2')
  await user.type(section.getByLabelText('Monthly spending cap'), '$10')
  await user.click(section.getByRole('button', { name: 'Save model' }))
  expect(await screen.findByText('AI model saved')).toBeInTheDocument()
  expect(sent.at(-1)).toEqual({
    provider: 'openai',
    model: 'gpt-5-mini',
    baseUrl: null,
    key: KEY,
    priceInput: 0.25,
    priceOutput: 2,
    monthlyCap: 10,
  })
  expect(key).toHaveValue('')
  expect(document.body.innerHTML).not.toContain(KEY)
  expect(section.getByRole('region', { name: 'Cost this month' })).toHaveTextContent(
    '$2.50 of $10.0041 scripts, 12 refinements, 1 test. The built-in writer took over 2 times.',
  )
  await user.click(section.getByRole('button', { name: 'Save model' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.at(-1)).not.toHaveProperty('key')
})

test.runIf(IS_FULL)('changes that are not saved are not left without a question', async () => {
  const { user, section } = await open()
  const leave = () => {
    const beforeUnload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(beforeUnload)
    return beforeUnload.defaultPrevented
  }
  await user.selectOptions(await section.findByLabelText('Written by'), 'OpenAI')
  expect(leave()).toBe(true)
  await user.selectOptions(section.getByLabelText('Written by'), 'Built-in writer')
  expect(leave()).toBe(false)
})

test('a test says what is wrong before anything is saved, and an invalid amount is not sent', async () => {
  const { user, section } = await open()
  await user.selectOptions(await section.findByLabelText('Written by'), 'Anthropic')
  await fill(user, section.getByLabelText('Model'), 'claude')
  await fill(user, section.getByLabelText('Key'), KEY)
  await user.click(section.getByRole('button', { name: 'Test model' }))
  expect(await section.findByText('The server refused the key (HTTP 401).')).toBeInTheDocument()
  await user.type(section.getByLabelText('Monthly spending cap'), 'ten')
  await user.click(section.getByRole('button', { name: 'Save model' }))
  expect(section.getByLabelText('Monthly spending cap')).toHaveAccessibleDescription(/Enter an amount such as 2\.50\./)
  expect(sent).toHaveLength(1)
})

test.runIf(IS_FULL)('a model of the environment is shown and cannot be changed here', async () => {
  stored = { ...stored, source: 'environment', provider: 'google', model: 'gemini-x', key: 'set', capFixed: true }
  const { section } = await open()
  expect(await section.findByText('The model is set in the server’s environment')).toBeInTheDocument()
  for (const field of ['Written by', 'Model', 'Monthly spending cap'])
    expect(section.getByLabelText(field)).toBeDisabled()
  expect(section.queryByLabelText('Key')).toBeNull()
  expect(section.queryByRole('button', { name: 'Save model' })).toBeNull()
  expect(section.getByRole('button', { name: 'Test model' })).toBeEnabled()
})

test('an own key is entered, kept while its provider stays, and removed; another provider asks for its own', async () => {
  const { user, section } = await open(<OwnModelSection />, 'Your AI key')
  await user.selectOptions(await section.findByLabelText('Provider'), 'Anthropic')
  await fill(user, section.getByLabelText('Model'), 'claude-x')
  await fill(user, section.getByLabelText('Key'), KEY)
  await user.click(section.getByRole('button', { name: 'Save key' }))
  expect(await screen.findByText('Key saved. Your next script will use it.')).toBeInTheDocument()
  expect(sent).toEqual([{ provider: 'anthropic', model: 'claude-x', key: KEY }])
  expect(document.body.innerHTML).not.toContain(KEY)
  expect(section.getByLabelText('Key')).toHaveAccessibleDescription('A key is stored. Leave this empty to keep it.')

  await user.selectOptions(section.getByLabelText('Provider'), 'Google')
  expect(section.getByLabelText('Model')).toHaveValue('')
  await fill(user, section.getByLabelText('Model'), 'gemini-x')
  await user.click(section.getByRole('button', { name: 'Save key' }))
  await waitFor(() => expect(section.getByLabelText('Key')).toHaveFocus())
  expect(section.getByLabelText('Key')).toHaveAccessibleDescription(/Enter the key of this provider\./)

  await user.click(section.getByRole('button', { name: 'Remove key' }))
  expect(await screen.findByText('Key removed')).toBeInTheDocument()
  expect(section.queryByRole('button', { name: 'Remove key' })).toBeNull()
})
