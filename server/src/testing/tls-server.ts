import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { LookupFunction } from 'node:net'
import { listenOnLoopback } from './loopback'

const pem = (label: string, lines: readonly string[]) =>
  `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`

/** Signed by itself, valid until 2126. Made with: openssl req -x509 -newkey ec -addext subjectAltName=DNS:models.example */
const CERTIFICATE = pem('CERTIFICATE', [
  'MIIBozCCAUqgAwIBAgIUBQLNoxt6wkMT9saiUbna7MAbHV8wCgYIKoZIzj0EAwIw',
  'GTEXMBUGA1UEAwwObW9kZWxzLmV4YW1wbGUwIBcNMjYxMTI3MTQ0MzA5WhgPMjEy',
  'NjExMDMxNDQzMDlaMBkxFzAVBgNVBAMMDm1vZGVscy5leGFtcGxlMFkwEwYHKoZI',
  'zj0CAQYIKoZIzj0DAQcDQgAEUqXXKKy2uSukOILNHAb644xl7CyM/WxzdUoS0gwe',
  'zGZ7wK2b7MKcw7IrsUlTeKLTxO3H4j5AhPeDk3vdj0AFkqNuMGwwHQYDVR0OBBYE',
  'FPhNt6XCIYrXS/t7eqWGDPJUFoytMB8GA1UdIwQYMBaAFPhNt6XCIYrXS/t7eqWG',
  'DPJUFoytMA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIObW9kZWxzLmV4YW1w',
  'bGUwCgYIKoZIzj0EAwIDRwAwRAIgCgb5EgrF6yMQCZ/zErdMgwlzc8MFmE5MqPa3',
  'PCXwBh8CIAjkRAou6ALWWQuOR7wTEC/wh7vZBshMupWCRDjLjhaE',
])
const KEY = pem('PRIVATE KEY', [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1bEqqyRLQg1ZtRl0',
  'SHW1cDBAM38kQ9i6eZGcquTob2KhRANCAARSpdcorLa5K6Q4gs0cBvrjjGXsLIz9',
  'bHN1ShLSDB7MZnvArZvswpzDsiuxSVN4otPE7cfiPkCE94OTe92PQAWS',
])

/** The only name the certificate is for. */
export const TLS_NAME = 'models.example'

/** A real TLS server on loopback, and how to reach it under any name. */
export async function tlsServer(handler: RequestListener) {
  const { url, close } = await listenOnLoopback(createServer({ key: KEY, cert: CERTIFICATE }, handler))
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
  return { port: new URL(url).port, close, connection: { ca: CERTIFICATE, lookup } }
}
