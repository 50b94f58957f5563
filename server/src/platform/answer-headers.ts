import type { Config } from './config'
import type { App } from './http'

/** What no page of ours asks a device for. A script that got in somehow shall not, either. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const PASSED_THROUGH = /^\/(auth|rest|storage|realtime|functions)\/v1(\/|$)/

/**
 * Headers that every answer begins with, beside those of helmet. Nothing may be kept by a browser or on the way unless its route says
 * so: most answers are private. What another Supabase answers says that for itself.
 */
export function answerHeaders(app: App, { passThrough }: Pick<Config, 'passThrough'>) {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS)
    if (!passThrough || !PASSED_THROUGH.test(request.url)) void reply.header('cache-control', 'no-store')
    done()
  })
}
