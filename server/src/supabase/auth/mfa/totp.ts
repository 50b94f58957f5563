import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** Steps a phone's clock may be off, either way. */
const SKEW = 1

/** A new shared secret, base32: 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What authenticator apps read from the QR code: SHA1, six digits, 30 seconds, as all of them understand. */
export function totpUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), period: STEP_SECONDS }).toString()
}

/** An SVG that can follow `data:image/svg+xml;utf-8,` as it stands, which is what the SDK makes of it: hence no "#" in it. */
export async function qrCode(uri: string): Promise<string> {
  const { toString: qrToString } = await import('qrcode')
  const svg = await qrToString(uri, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' })
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim()
}

/**
 * The time step a code belongs to, or undefined when it is wrong or its step, or a later one, was used already.
 * `at` in milliseconds since 1970.
 */
export function acceptedStep(
  secret: string,
  code: string,
  at: number,
  lastUsedStep: number | null,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), window: SKEW, timestamp: at })
  if (delta === null) return undefined
  const step = Math.floor(at / 1000 / STEP_SECONDS) + delta
  return step > (lastUsedStep ?? -Infinity) ? step : undefined
}
