import { existsSync } from 'node:fs'

/** Debian's packages. The headless shell draws no window of its own, which takes a third of the time of a journey. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** How Chromium is started. Playwright's own browser cannot be downloaded everywhere. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
