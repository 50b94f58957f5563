import { OAuth2Server, type MutableToken } from 'oauth2-mock-server'
import { newPerson } from './accounts'
import { test as base, expect, type Shape, startInShape } from './journey'
import type { Product } from './product'

/** A provider on loopback that speaks OpenID Connect, and a product that goes there. */
interface Google {
  product: Product
  /** Who signs in next, as claims of the ID token. */
  person: Record<string, unknown>
  stop: () => Promise<void>
}

async function startGoogle(shape: Shape): Promise<Google> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = issuer
  const person: Record<string, unknown> = {}
  server.service.on('beforeTokenSigning', (token: MutableToken) => void Object.assign(token.payload, person))
  const product = await startInShape(shape, {
    GOOGLE_CLIENT_ID: 'reelwright',
    GOOGLE_CLIENT_SECRET: 'a secret',
    GOOGLE_ISSUER: issuer,
  })
  const stop = async () => {
    await product.stop()
    await server.stop()
  }
  return { product, person, stop }
}

const test = base.extend<object, { google: Google }>({
  google: [
    async ({ shape }, provide) => {
      const google = await startGoogle(shape)
      await provide(google)
      await google.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// One worker, so that this product is started once.
test.describe.configure({ mode: 'default' })

test.describe('Google', () => {
  test(
    'makes an account at the first sign-in, greets it once, and lets it in again [A-AU-35, OP-05, OP-24, A-GE-10]',
    { tag: '@full' },
    async ({ otherBrowser, google }) => {
      const email = newPerson().email
      Object.assign(google.person, { sub: email, email, email_verified: true, name: 'Ana Ito' })
      for (const place of [/\/dashboard\?welcome=true$/, /\/dashboard$/]) {
        const page = await otherBrowser({ baseURL: google.product.url })
        await page.goto('/login')
        await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
        // The address is what is asked for: the dashboard may take its greeting out of it.
        const arrived = page.waitForURL(place)
        await page.getByRole('button', { name: 'Continue with Google' }).click()
        await arrived
        expect(page.url()).not.toContain('token')
      }
    },
  )

  test('shows that the service refuses [OP-24]', { tag: '@full' }, async ({ otherBrowser, google, faults }) => {
    faults.expect(/status of 400/)
    const page = await otherBrowser({ baseURL: google.product.url })
    await page.route('**/auth/v1/authorize**', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'validation_failed', message: 'Google sign-in is not available.' },
      }),
    )
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByText('Google sign-in is not available.')).toBeVisible()
  })
})

test(
  'inside another app, Google is explained and everything else works [OP-14]',
  { tag: '@full' },
  async ({ otherBrowser, google }) => {
    const page = await otherBrowser({
      baseURL: google.product.url,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 musical_ly_31.5.0 BytedanceWebview',
      viewport: { width: 375, height: 700 },
    })
    await page.goto('/login')
    await expect(page.getByText('You’re in the TikTok app.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(/Google login doesn’t work here/)).toBeVisible()
  },
)
