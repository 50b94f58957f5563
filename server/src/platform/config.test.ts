import { expect, test } from 'vitest'
import { readConfig } from './config'

test('needs no variable at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    demoCreator: true,
    requireSubscription: false,
  })
})

test('treats an empty variable as one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('lists every fault in one message and shows no value', () => {
  const faulty = () =>
    readConfig({ PORT: 'eighty', JWT_SECRET: 'tiny-secret', DATABASE_URL: 'mysql://root:hunter2@db' })
  expect(faulty).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*JWT_SECRET|PORT[\s\S]*JWT_SECRET/)
  expect(faulty).not.toThrow(/tiny-secret|hunter2|eighty/)
})

test('asks for a plan as soon as somebody can pay, unless told otherwise [OP-65]', () => {
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk' }).requireSubscription).toBe(true)
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk', REQUIRE_SUBSCRIPTION: 'false' }).requireSubscription).toBe(false)
})

test('has no demo creator in production, on a shared database or where others reach it', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demoCreator).toBe(false)
  expect(readConfig({ HOST: '0.0.0.0' }).demoCreator).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgresql://u@h/d' }).demoCreator).toBe(false)
})
