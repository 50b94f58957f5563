import { createHmac } from 'node:crypto'

/**
 * The signature of a call of TikTok Shop's Open API (partner centre, "Sign your API request"): path, then each parameter as name and
 * value in the order of the names, then the body as it is sent, all between the secret twice, as HMAC-SHA256 in hex.
 */
export function signRequest(
  secret: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
  body = '',
): string {
  const sorted = Object.keys(parameters)
    .filter((name) => name !== 'sign' && name !== 'access_token')
    .sort()
    .map((name) => `${name}${parameters[name]}`)
    .join('')
  return createHmac('sha256', secret).update(`${secret}${path}${sorted}${body}${secret}`).digest('hex')
}
