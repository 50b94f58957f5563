import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { connectTo } from './google'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

async function provider(handler: RequestListener): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
})
const settings = (issuer: string) => ({ clientId: 'reelwright', clientSecret: 'a secret', issuer })
const START = {
  redirectUri: 'http://a.example/back',
  state: 's',
  nonce: 'n',
  codeVerifier: 'v'.repeat(43),
  scopes: [],
  extra: {},
}
const BACK = {
  redirectUri: START.redirectUri,
  answer: { code: 'c', state: 's' },
  state: 's',
  nonce: 'n',
  codeVerifier: START.codeVerifier,
}

describe('what the provider says about itself', () => {
  test('is asked for once, but a failure is not kept', async () => {
    let asked = 0
    const issuer: string = await provider((_request, answer) => {
      asked++
      answer.statusCode = asked === 1 ? 500 : 200
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify(metadataOf(issuer)))
    })
    const google = connectTo(settings(issuer))
    await expect(google.authorizationUrl(START)).rejects.toThrow()
    expect((await google.authorizationUrl(START)).pathname).toBe('/authorize')
    await google.authorizationUrl(START)
    expect(asked).toBe(2)
  })

  test.each<[string, (issuer: string) => string]>([
    ['garbage', () => '<html>'],
    ['of somebody else', () => JSON.stringify(metadataOf('https://evil.example'))],
    ['without keys', (issuer) => JSON.stringify({ ...metadataOf(issuer), jwks_uri: undefined })],
  ])('%s is refused', async (_name, text) => {
    const issuer: string = await provider((_request, answer) => {
      answer.setHeader('content-type', 'application/json')
      answer.end(text(issuer))
    })
    await expect(connectTo(settings(issuer)).authorizationUrl(START)).rejects.toThrow()
  })

  test('is not asked for without TLS, but on this machine', async () => {
    await expect(connectTo(settings('http://accounts.example')).authorizationUrl(START)).rejects.toThrow(/HTTPS/i)
  })
})

describe('a provider that does not answer', () => {
  test('is not waited for when it is asked about itself', async () => {
    const issuer = await provider(() => undefined)
    await expect(connectTo(settings(issuer), 1).authorizationUrl(START)).rejects.toMatchObject({
      code: 'OAUTH_TIMEOUT',
    })
  })

  test('is not waited for when it is asked for tokens or keys', async () => {
    const issuer: string = await provider((request, answer) => {
      if (!request.url?.startsWith('/.well-known')) return
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify(metadataOf(issuer)))
    })
    const google = connectTo(settings(issuer), 1)
    await expect(google.exchange(BACK)).rejects.toMatchObject({ code: 'OAUTH_TIMEOUT' })
    const token = `${Buffer.from('{"alg":"RS256","kid":"k"}').toString('base64url')}.e30.AAAA`
    await expect(google.checkIdToken(token)).rejects.toMatchObject({ code: 'ERR_JWKS_TIMEOUT' })
  })
})
