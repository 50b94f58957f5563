import { afterAll, afterEach } from 'vitest'
import { closeAfter } from './closing'

// This runs for every test file; the modules behind it once for all files of a worker.
afterEach(() => closeAfter('test'))
afterAll(() => closeAfter('file'))
