import type { App } from '../../platform/http'
import { HIDDEN } from '../../platform/open-api'
import { requireAdmin } from './admin/require-admin'
import { AuthError, type AuthErrorCode } from './auth-error'
import type { AuthTools } from './auth-tools'

const OFF: readonly (readonly [path: string, code: AuthErrorCode, message: string])[] = [
  ['/sso', 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['/passkeys', 'passkey_disabled', 'Passkeys are disabled'],
  ['/admin/users/:userId/passkeys', 'passkey_disabled', 'Passkeys are disabled'],
  ['/oauth', 'feature_disabled', 'OAuth server is disabled'],
  ['/user/oauth', 'feature_disabled', 'OAuth server is disabled'],
  ['/admin/oauth', 'feature_disabled', 'OAuth server is disabled'],
  ['/admin/custom-providers', 'feature_disabled', 'Custom OAuth providers are disabled'],
]

/** Answers for what the protocol has and this service does not offer: clients distinguish it from a wrong address by the code. */
export function featuresOff(app: App, tools: AuthTools) {
  for (const [path, code, message] of OFF) {
    const admin = path.startsWith('/admin/')
      ? {
          preHandler: (request: { headers: { authorization?: string } }) =>
            requireAdmin(tools, request.headers.authorization),
        }
      : {}
    for (const url of [path, `${path}/*`]) {
      app.all(url, { ...admin, ...HIDDEN }, () => {
        throw new AuthError(404, code, message)
      })
    }
  }
}
