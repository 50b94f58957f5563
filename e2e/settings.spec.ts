import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { callRest, newAccount, newPerson, newSession, type Account } from './accounts'
import { expect, failedRequest, logIn, test, toast, typeLogin, WITHOUT_SESSION } from './journey'
import { PHONE_LIGHT, scanIn } from './looks'
import type { Product } from './product'

async function openAt(page: Page, product: Product, path: string): Promise<Account> {
  const account = await newAccount(product.url)
  await logIn(page, account, path)
  await settled(page)
  return account
}

/** All parts of the page have what they show; on a busy machine this takes longer than a single step. */
async function settled(page: Page) {
  const parts = page.getByRole('main').getByRole('region')
  await expect(parts.first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const avatarImage = (page: Page) => section(page, 'Picture').locator('img')

/** A picture as a camera makes one: more wide than high. */
async function picture(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((colour) => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = colour
      context.fillRect(0, 0, 900, 600)
    }
    return canvas.toDataURL('image/png')
  }, colour)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })

async function usePicture(page: Page, colour: string) {
  await choose(page, 'me.png', 'image/png', await picture(page, colour))
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
  await expect(dialog.getByRole('button', { name: 'Use picture' })).toBeEnabled()
  await dialog.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('1.5')
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(toast(page, 'Picture saved.').first()).toBeVisible()
  await expect(avatarImage(page)).toHaveAttribute('src', /\/storage\/v1\//)
}

test(
  'a picture is cut, two-factor is set up and switched off, all data comes as one archive, and the account is deleted for good [A-PR-05, A-PR-06, A-EN-06, OP-09, OP-20, OP-25, OP-55, A-GE-14, B-SE-04, B-SE-10, B-SE-11, B-VL-33]',
  { tag: '@files' },
  async ({ page, product, faults }) => {
    test.slow()
    const account = await openAt(page, product, '/profile')
    const script = { user_id: account.id, title: 'Ice until night', content: { text: 'Your ice is gone by noon.' } }
    await callRest(product.url, account, 'POST', 'scripts', script)
    const settingsPage = (name: string) =>
      page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).click()
    await test.step('a picture is cut, shown, replaced and removed', async () => {
      await usePicture(page, '#1d5796')
      const first = (await avatarImage(page).getAttribute('src')) ?? ''
      expect(first).toMatch(new RegExp(`/avatars/avatars/${account.id}-[0-9a-f]{8,}\\.webp$`))
      const side = await avatarImage(page).evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      )
      expect(side).toBe(400)
      await usePicture(page, '#17693f')
      await expect(avatarImage(page)).not.toHaveAttribute('src', first)
      await expect.poll(async () => (await fetch(new URL(first, product.url))).ok).toBe(false)

      faults.expect(failedRequest(400))
      await page.getByRole('button', { name: 'Remove picture' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click()
      await expect(toast(page, 'Picture removed.')).toBeVisible()
      await expect(avatarImage(page)).toHaveCount(0)
      const { rows } = await callRest(product.url, account, 'GET', 'profiles?select=avatar_url,avatar_path')
      expect(rows).toEqual([{ avatar_url: null, avatar_path: null }])
    })
    await test.step('two-factor is set up with codes of an app, and switched off again', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
      await settingsPage('Security')
      await scanIn(PHONE_LIGHT, page.getByRole('button', { name: 'Enable two-factor' }))
      await page.getByRole('button', { name: 'Enable two-factor' }).click()
      const setup = page.getByRole('dialog', { name: 'Enable two-factor' })
      const qrCode = setup.getByRole('img', { name: /QR code/ })
      await expect.poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '')
      const totp = new TOTP({ secret: Secret.fromBase32(secret) })

      // What the page reads while the code is confirmed is refused, and read again with the new token.
      faults.expect(failedRequest(422), failedRequest(403), failedRequest(406))
      await setup.getByLabel('Code').fill(totp.generate() === '000000' ? '111111' : '000000')
      await setup.getByRole('button', { name: 'Confirm' }).click()
      await expect(setup.getByLabel('Code')).toHaveAccessibleDescription(/This code isn’t correct/)
      await setup.getByLabel('Code').fill(totp.generate())
      await setup.getByRole('button', { name: 'Confirm' }).click()

      const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
      await expect(codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
      await codes.getByRole('button', { name: 'Done' }).click()
      await expect(codes.getByText('Save the codes first.')).toBeVisible()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        codes.getByRole('button', { name: 'Download' }).click(),
      ])
      const [firstCode = ''] = await codes.getByRole('listitem').allTextContents()
      expect(await readFile(await file.path(), 'utf8')).toContain(firstCode)
      await codes.getByRole('checkbox', { name: 'I’ve saved them' }).click()
      await codes.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('10 recovery codes left')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeFocused()

      await page.getByRole('button', { name: 'Disable two-factor' }).click()
      const end = page.getByRole('dialog', { name: 'Disable two-factor?' })
      await end.getByLabel('Code').fill('aaaa-aaaa')
      await end.getByRole('button', { name: 'Disable two-factor' }).click()
      await expect(end.getByLabel('Code')).toHaveAccessibleDescription(/This recovery code is not valid/)
      // The code of this half minute has been used already.
      await end.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }))
      await end.getByRole('button', { name: 'Disable two-factor' }).click()
      await expect(toast(page, 'Two-factor authentication is off.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Enable two-factor' })).toBeVisible()
    })
    await test.step('all data comes as one archive that can be opened', async () => {
      await settingsPage('Advanced')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export All Data' }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^reelwright-export-\d{4}-\d\d-\d\d\.zip$/)
      const entries = openZip(await readFile(await file.path()))
      expect([...entries.keys()]).toEqual(
        expect.arrayContaining(['reelwright-export.json', 'scripts.csv', 'README.txt']),
      )
      expect(entries.get('reelwright-export.json')?.toString()).toContain(account.email)
      await expect(toast(page, 'Your data has been downloaded.')).toBeVisible()
    })
    await test.step('the account is deleted for good', async () => {
      await page.getByRole('button', { name: 'Delete Account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await dialog.getByLabel('Your email address').fill('somebody@example.com')
      await dialog.getByRole('button', { name: 'Delete Account' }).click()
      await expect(dialog.getByLabel('Your email address')).toBeFocused()
      await dialog.getByLabel('Your email address').fill(account.email)
      faults.expect(failedRequest(400), failedRequest(401), failedRequest(403))
      await dialog.getByLabel('Your password').fill('not-the-one-1')
      await dialog.getByRole('button', { name: 'Delete Account' }).click()
      await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/not correct/)
      await dialog.getByLabel('Your password').fill(account.password)
      await dialog.getByRole('button', { name: 'Delete Account' }).click()
      await expect(page).toHaveURL(/\/login$/)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await expect(newSession(product.url, account, 'journey')).rejects.toThrow('Invalid login credentials')
    })
  },
)

test.describe('the profile', () => {
  test(
    'what is no picture is refused before it is sent; one that cannot be saved is kept [OP-25]',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      await openAt(page, product, '/profile')
      const refusal = section(page, 'Picture').getByRole('alert')
      await choose(
        page,
        'me.png',
        'image/png',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      )
      await expect(refusal).toContainText('This file type isn’t supported')
      const png = await picture(page, '#000000')
      await choose(page, 'me.png', 'image/png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))
      await expect(refusal).toContainText('Choose one that’s 5 MB or smaller')
      const bomb = Buffer.from(png)
      bomb.writeUInt32BE(30_000, 16)
      bomb.writeUInt32BE(30_000, 20)
      await choose(page, 'me.png', 'image/png', bomb)
      await expect(refusal).toContainText('too large: 30000 x 30000')

      faults.expect(/ERR_FAILED/)
      await page.route('**/storage/v1/object/**', (route) => route.abort())
      await choose(page, 'me.png', 'image/png', png)
      await page.getByRole('button', { name: 'Use picture' }).click()
      await expect(refusal).toContainText('The picture was not saved.')
      await expect(avatarImage(page)).toHaveAttribute('src', /^blob:/)
      await page.unroute('**/storage/v1/object/**')
      await refusal.getByRole('button', { name: 'Try again' }).click()
      await expect(toast(page, 'Picture saved.')).toBeVisible()
    },
  )

  test(
    'names are saved, seen in the shell, and stay; typed ones are not lost by leaving [A-PR-04, OP-09]',
    { tag: '@full' },
    async ({ page, product }) => {
      await openAt(page, product, '/profile')
      await page.getByLabel('Full name').fill('<b>Ana</b>')
      await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(/can’t contain < or >/)
      await page.getByLabel('First name').fill('Marisol')
      await page.getByLabel('Full name').fill('Marisol Quispe')

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
      const warning = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await warning.getByRole('button', { name: 'Stay' }).click()
      await expect(page.getByLabel('Full name')).toHaveValue('Marisol Quispe')

      await page.getByLabel('Full name').press('Enter')
      await expect(toast(page, 'Name saved.')).toBeVisible()
      await expect(page.getByRole('img', { name: 'Marisol Quispe' }).first()).toBeVisible()
      await page.reload()
      await settled(page)
      await expect(page.getByLabel('First name')).toHaveValue('Marisol')
      await expect(page.getByRole('navigation', { name: 'Main' }).getByText('MQ')).toBeVisible()
    },
  )

  test(
    'an address changes once both mails are answered [OP-09]',
    { tag: '@full' },
    async ({ page, product, otherBrowser }) => {
      const account = await openAt(page, product, '/profile')
      const mailbox = async (to: string) =>
        (await (await fetch(`${product.url}/api/dev/mailbox?to=${encodeURIComponent(to)}`)).json()) as {
          links: string[]
        }[]
      const follow = async (to: string) => {
        const other = await otherBrowser()
        await other.goto((await mailbox(to))[0]?.links[0] ?? '')
        await other.getByRole('button', { name: 'Continue' }).click()
        await other.waitForURL((url) => !url.pathname.startsWith('/auth/v1'))
      }
      await follow(account.email)
      await page.reload()
      await settled(page)
      await expect(section(page, 'Email').getByText('Verified', { exact: true })).toBeVisible()

      const { email } = newPerson()
      const before = (await mailbox(account.email)).length
      await page.getByRole('button', { name: 'Change email' }).click()
      await page.getByLabel('New email').fill('not-an-address')
      await page.getByRole('button', { name: 'Send links' }).click()
      await expect(page.getByLabel('New email')).toBeFocused()
      await page.getByLabel('New email').fill(email)
      await page.getByRole('button', { name: 'Send links' }).click()
      await expect(page.getByText(`Waiting for ${email}`)).toBeVisible()
      await expect.poll(async () => (await mailbox(account.email)).length).toBe(before + 1)

      await follow(account.email)
      await follow(email)
      await page.getByRole('button', { name: 'Check now' }).click()
      await expect(page.getByLabel('Address')).toHaveValue(email)
      await expect(page.getByText(/^Waiting for/)).toHaveCount(0)
    },
  )
})

test.describe('settings', () => {
  test(
    'Save Changes stores names, email preferences and the editor theme; the address is only to be read [B-SE-01, B-SE-02, B-SE-03, B-SE-06, B-SE-08, B-SE-12, B-SE-13, OP-55, B-GE-11]',
    { tag: '@full' },
    async ({ page, product }) => {
      const goTo = async (name: string) => {
        await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
        await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      }
      const save = async () => {
        await page.getByRole('button', { name: 'Save Changes' }).click()
        await expect(page.getByText('All changes saved.')).toBeVisible()
      }
      const account = await openAt(page, product, '/settings')
      await expect(page).toHaveURL(/\/settings\/account$/)
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email)
      await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
      await page.getByLabel('Display name').fill('Marisol Quispe')
      await page.getByLabel('TikTok username').fill('@ana cooks')
      await page.getByLabel('TikTok username').press('Enter')
      await expect(page.getByLabel('TikTok username')).toHaveAccessibleDescription(/letters, numbers/)
      await page.getByLabel('TikTok username').fill('@ana.cooks')
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Billing' }).click()
      await page
        .getByRole('alertdialog', { name: 'Leave without saving?' })
        .getByRole('button', { name: 'Stay' })
        .click()
      await save()
      await expect(toast(page, 'Settings saved successfully!')).toBeVisible()
      await goTo('Notifications')
      for (const email of ['Script ready', 'Trending', 'Performance', 'Product updates']) {
        await expect(page.getByRole('checkbox', { name: email })).toBeChecked()
      }
      await page.getByRole('checkbox', { name: 'Trending' }).click()
      await save()
      await goTo('Appearance')
      await page.getByRole('radio', { name: 'Monokai' }).check()
      await save()

      await page.reload()
      await settled(page)
      await expect(page.getByRole('radio', { name: 'Monokai' })).toBeChecked()
      await goTo('Notifications')
      await expect(page.getByRole('checkbox', { name: 'Trending' })).not.toBeChecked()
      await goTo('Account')
      await expect(page.getByLabel('Display name')).toHaveValue('Marisol Quispe')
      await expect(page.getByLabel('TikTok username')).toHaveValue('ana.cooks')
      const columns = 'full_name,tiktok_username,notify_script_ready,notify_trending,editor_theme'
      const { rows } = await callRest(product.url, account, 'GET', `profiles?select=${columns}`)
      expect(rows).toEqual([
        {
          full_name: 'Marisol Quispe',
          tiktok_username: 'ana.cooks',
          notify_script_ready: true,
          notify_trending: false,
          editor_theme: 'monokai',
        },
      ])

      await page.goto('/scripts/new')
      await expect(page.getByRole('textbox', { name: 'Script', exact: true })).toHaveCSS(
        'background-color',
        'rgb(39, 40, 34)',
      )
    },
  )

  test(
    'other browsers are listed and signed out, one by one or all at once, and after a change only the new password signs in [B-SE-05, OP-55]',
    { tag: '@full' },
    async ({ page, product, otherBrowser, faults }) => {
      faults.expect(failedRequest(400), failedRequest(403), ...WITHOUT_SESSION)
      const account = await openAt(page, product, '/settings/sessions')
      await test.step('sessions', async () => {
        const second = await otherBrowser()
        await logIn(second, account, '/settings')
        await settled(second)
        await page.reload()
        await settled(page)
        const rows = section(page, 'Sessions').getByRole('listitem')
        // The third is the account's first session, from its sign-up over HTTP.
        await expect(rows).toHaveCount(3)
        await expect(rows.first()).toContainText('This browser')
        await expect(rows.filter({ hasText: 'Chrome' })).toHaveCount(2)
        await rows.filter({ hasNotText: 'This browser' }).filter({ hasText: 'Chrome' }).getByRole('button').click()
        await expect(rows).toHaveCount(2)
        const gone = await second.evaluate(async () => {
          const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? ''
          const { refresh_token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { refresh_token?: string }
          const { anonKey } = (await (await fetch('/api/config')).json()) as { anonKey: string }
          const answer = await fetch('/auth/v1/token?grant_type=refresh_token', {
            method: 'POST',
            headers: { apikey: anonKey, 'content-type': 'application/json' },
            body: JSON.stringify({ refresh_token }),
          })
          return answer.status
        })
        expect(gone).toBe(400)

        await page.getByRole('button', { name: 'Log out all others' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Log out all others' }).click()
        await expect(toast(page, 'All other browsers are logged out.')).toBeVisible()
        await expect(rows).toHaveCount(1)
        await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible()
      })
      await test.step('the password', async () => {
        await page.goto('/settings/security')
        await page.getByLabel('Current password').fill('not-the-one-1')
        await page.getByLabel('New password').fill('a-brand-new-film-9')
        await page.getByRole('button', { name: 'Update Password' }).click()
        await expect(page.getByLabel('Current password')).toBeFocused()
        await expect(page.getByLabel('New password')).toHaveValue('a-brand-new-film-9')
        await page.getByLabel('Current password').fill(account.password)
        await page.getByRole('button', { name: 'Update Password' }).click()
        await expect(toast(page, 'Password updated. All other browsers are logged out.')).toBeVisible()
        await page.reload()
        await settled(page)
        await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()

        const other = await otherBrowser()
        await other.goto('/login')
        await typeLogin(other, account)
        await expect(other.getByRole('alert')).toContainText('Invalid login credentials')
        await logIn(other, { ...account, password: 'a-brand-new-film-9' })
      })
    },
  )

  test(
    'everything is reached by the keyboard, and older links lead to a page [B-SE-07, B-SE-12]',
    { tag: '@full' },
    async ({ page, product }) => {
      await openAt(page, product, '/settings#billing')
      await expect(page).toHaveURL(/\/settings\/billing$/)
      await expect(section(page, 'Billing')).toBeVisible()

      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Appearance' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByRole('heading', { name: 'Appearance', level: 1 })).toBeVisible()
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link').last().focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeFocused()
      await page.keyboard.press('Space')
      await expect(page.locator('html')).toHaveClass(/dark/)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: 'High Contrast' })).toBeChecked()
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press('Tab')
        if (await page.getByRole('button', { name: 'Save Changes' }).evaluate((it) => it === document.activeElement))
          break
      }
      await page.keyboard.press('Enter')
      await expect(toast(page, 'Settings saved successfully!')).toBeVisible()
    },
  )
})

test('a letter is left by a button, and a wrong link says so [OP-55]', { tag: '@full' }, async ({ page, faults }) => {
  await page.goto('/unsubscribe')
  await expect(page.getByText('This link is incomplete.')).toBeVisible()
  await page.goto(`/unsubscribe?token=${'a'.repeat(22)}.trending.${'b'.repeat(22)}`)
  await expect(page.getByText('Stop getting Trending emails?')).toBeVisible()
  faults.expect(failedRequest(400))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('This link is not valid. Open the link in the email again.')).toBeVisible()
})

/** Files of an archive by name, read from the list at its end. */
function openZip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = archive.lastIndexOf('PK\x05\x06')
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const packed = archive.readUInt32LE(at + 20)
    const nameLength = archive.readUInt16LE(at + 28)
    const start = archive.readUInt32LE(at + 42)
    const content = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const bytes = archive.subarray(content, content + packed)
    files.set(
      archive.toString('utf8', at + 46, at + 46 + nameLength),
      archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes,
    )
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
