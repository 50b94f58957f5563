import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { createPasswords } from './password-hash'

test('hashes as argon2id with 19 MiB and two passes', async () => {
  const passwords = await createPasswords()
  const stored = await passwords.hash('green7horses')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify(stored, 'green7horses')).toBe(true)
  expect(await passwords.verify(stored, 'green7horse')).toBe(false)
})

test.each([[null], [undefined]])('an account with the password %j lets nobody in', async (stored) => {
  const passwords = await createPasswords()
  expect(await passwords.verify(stored, 'green7horses')).toBe(false)
})

test('refuses a password when 64 wait already', async () => {
  const passwords = await createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
  const hash = () => passwords.hash('green7horses')
  const accepted = Array.from({ length: availableParallelism() + 64 }, hash)
  await expect(hash()).rejects.toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  expect(await Promise.all(accepted)).toHaveLength(availableParallelism() + 64)
})
