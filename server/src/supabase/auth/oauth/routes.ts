import type { App } from '../../../platform/http'
import type { AuthTools } from '../auth-tools'

export function oauthRoutes(_app: App, _tools: AuthTools) {}
