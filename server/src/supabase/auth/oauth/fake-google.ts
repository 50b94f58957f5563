import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server'

/** For tests only: a provider on loopback that speaks OpenID Connect, and a browser that goes there and back. */
export interface FakeGoogle {
  issuer: string
  env: Record<string, string>
  /** Who signs in next, as claims of the ID token. */
  person: Record<string, unknown>
  /** Spoils the next answers; set back by `wellBehaved`. */
  spoilToken: (token: MutableToken) => void
  spoilAnswer: (answer: MutableResponse) => void
  wellBehaved(): void
  /** A token as the provider's own library gives it to an app. */
  idToken(claims: Record<string, unknown>): Promise<string>
  /** From the first address to the provider and to where the app (`send` reaches it) leads the visitor in the end. */
  visit(
    send: typeof fetch,
    address: string,
    onWay?: (back: URL) => void,
  ): Promise<{ status: number; location: URL; asked: URL }>
  stop(): Promise<void>
}

export const SITE = 'http://reelwright.test'

export async function startGoogle(): Promise<FakeGoogle> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = issuer

  const google: FakeGoogle = {
    issuer,
    env: {
      PUBLIC_URL: SITE,
      GOOGLE_CLIENT_ID: 'reelwright',
      GOOGLE_CLIENT_SECRET: 'a secret',
      GOOGLE_ISSUER: issuer,
    },
    person: {},
    spoilToken: () => undefined,
    spoilAnswer: () => undefined,
    wellBehaved() {
      this.spoilToken = () => undefined
      this.spoilAnswer = () => undefined
    },
    idToken: (claims) =>
      server.issuer.buildToken({
        scopesOrTransform: (_header, payload) => void Object.assign(payload, { aud: 'reelwright' }, claims),
      }),
    async visit(send, address, onWay) {
      const begun = await send(address, { redirect: 'manual' })
      const asked = new URL(locationOf(begun))
      if (asked.origin !== issuer) return { status: begun.status, location: asked, asked }
      const there = await fetch(asked, { redirect: 'manual' })
      const back = new URL(locationOf(there))
      onWay?.(back)
      const ended = await send(back.href, { redirect: 'manual' })
      return { status: ended.status, location: new URL(locationOf(ended)), asked }
    },
    stop: () => server.stop(),
  }
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, google.person)
    google.spoilToken(token)
  })
  server.service.on('beforeResponse', (answer: MutableResponse) => google.spoilAnswer(answer))
  return google
}

function locationOf(answer: Response): string {
  const location = answer.headers.get('location')
  if (!location) throw new Error(`No redirect but ${answer.status}`)
  return location
}

/** What the fragment of an address says. */
export const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
/** What its query says. */
export const queryOf = (url: URL) => Object.fromEntries(url.searchParams)
