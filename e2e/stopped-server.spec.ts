import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callRest, newAccount } from './accounts'
import { expect, logIn, NO_NETWORK, test } from './journey'
import { startProduct } from './product'

test(
  'a server that stops is named as the cause, nothing typed is lost, and pages recover without a reload',
  { tag: '@full' },
  async ({ otherBrowser, faults }) => {
    faults.expect(NO_NETWORK, /ERR_CONNECTION_REFUSED|couldn’t be saved|was not saved/)
    const dataDir = await mkdtemp(join(tmpdir(), 'reelwright-stopped-'))
    let product = await startProduct({ dataDir })
    const { url } = product
    try {
      const account = await newAccount(url)
      const { rows } = await callRest<{ id: string }>(url, account, 'POST', 'scripts', {
        title: 'Ice until six',
        script_text: 'My ice was gone by noon.',
      })
      const page = await otherBrowser({ baseURL: url })
      await logIn(page, account)
      await page.goto(`/scripts/edit/${rows[0]?.id}`)
      const text = page.getByRole('textbox', { name: /^Script/ })
      await expect(text).toHaveValue('My ice was gone by noon.')

      await product.stop()
      await expect(page.getByText('Reelwright isn’t responding.')).toBeVisible({ timeout: 15_000 })
      await expect(page.getByRole('button', { name: /^Account menu/ })).toBeInViewport({ ratio: 1 })
      await text.fill('Typed while the server was away.')
      await expect(page.getByText('The server can’t be reached. Your text is still here.')).toBeVisible()

      product = await startProduct({ dataDir, env: { PORT: new URL(url).port } })
      await expect(page.getByText('Reelwright isn’t responding.')).toBeHidden({ timeout: 15_000 })
      await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 15_000 })
      await expect(text).toHaveValue('Typed while the server was away.')
      const stored = await callRest(url, account, 'GET', 'scripts?select=script_text')
      expect(stored.rows).toEqual([{ script_text: 'Typed while the server was away.' }])
    } finally {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
