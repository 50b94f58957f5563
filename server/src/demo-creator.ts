import type { App } from './platform/http'

/** The account a newcomer can look around with. Only where no other machine can reach the server: see `demoCreator` in the settings. */
export const DEMO_CREATOR = { email: 'demo@reelwright.example', password: 'film-a-script-2024', name: 'Demo Creator' }

/**
 * Creates the demo creator with a confirmed email address, unless it exists.
 * @param serviceRoleKey The admin API needs it; sign-up would leave the address unconfirmed.
 */
export async function ensureDemoCreator(app: App, serviceRoleKey: string): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/v1/admin/users',
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'x-supabase-api-version': '2024-01-01',
    },
    payload: {
      email: DEMO_CREATOR.email,
      password: DEMO_CREATOR.password,
      email_confirm: true,
      user_metadata: { full_name: DEMO_CREATOR.name, name: DEMO_CREATOR.name },
    },
  })
  const exists = answer.statusCode === 422 && answer.json<{ code?: string }>().code === 'email_exists'
  if (answer.statusCode >= 400 && !exists) throw new Error(`The demo creator could not be created: ${answer.body}`)
}
