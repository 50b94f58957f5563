import { type PublicConfig, publicConfig } from '../../platform'

/**
 * Public values of this installation, without the client library that signed-in pages need them for.
 * Rejects when the server does not answer.
 */
export async function fetchPublicConfig(signal: AbortSignal): Promise<PublicConfig> {
  const known = publicConfig()
  if (known) return known
  const response = await fetch('/api/config', { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`No configuration: HTTP ${response.status}`)
  return (await response.json()) as PublicConfig
}
