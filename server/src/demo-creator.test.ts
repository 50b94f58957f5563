import { expect, test } from 'vitest'
import { DEMO_CREATOR, ensureDemoCreator } from './demo-creator'
import { sharedApp } from './testing'

test('the demo creator can sign in, its address is confirmed, and a second start changes nothing', async () => {
  const { app, tokens } = await sharedApp()
  await ensureDemoCreator(app, tokens.serviceRoleKey)
  await ensureDemoCreator(app, tokens.serviceRoleKey)
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    headers: { apikey: tokens.anonKey },
    payload: { email: DEMO_CREATOR.email, password: DEMO_CREATOR.password },
  })
  expect(answer.json()).toMatchObject({ user: { email_confirmed_at: expect.any(String) } })
})
