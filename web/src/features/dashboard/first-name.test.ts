import { expect, test } from 'vitest'
import { firstName } from './first-name'

const account = { name: 'Ana Maria Silva', email: 'ana@example.com' }

test.each([
  ['the first word of the account name', account, { first_name: 'Other' }, 'Ana'],
  ['the first name of the profile', { ...account, name: ' ' }, { first_name: ' Mia Lou ' }, 'Mia'],
  ['the e-mail before the @', { ...account, name: '' }, { first_name: null }, 'ana'],
  ['"Creator" without anything', { name: '', email: '' }, null, 'Creator'],
  ['"Creator" without an account', null, null, 'Creator'],
])('greets %s [B-DS-27, CX-47]', (_, user, profile, name) => expect(firstName(user, profile)).toBe(name))
