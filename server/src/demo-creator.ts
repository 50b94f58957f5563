import type { App } from './platform/http'

/** The account a newcomer can look around with. Only where nobody else can reach the server: see `demoCreator` in the settings. */
export const DEMO_CREATOR = { email: 'demo@reelwright.example', password: 'film-a-script-2024', name: 'Demo Creator' }

/** Signs the demo creator up through the front door, unless it is there already. */
export async function ensureDemoCreator(app: App, anonKey: string): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    headers: { apikey: anonKey, 'x-supabase-api-version': '2024-01-01' },
    payload: {
      email: DEMO_CREATOR.email,
      password: DEMO_CREATOR.password,
      data: { full_name: DEMO_CREATOR.name, name: DEMO_CREATOR.name },
    },
  })
  const known = answer.statusCode === 422 && answer.json<{ code?: string }>().code === 'user_already_exists'
  if (answer.statusCode >= 400 && !known) throw new Error(`The demo creator could not be made: ${answer.body}`)
}
