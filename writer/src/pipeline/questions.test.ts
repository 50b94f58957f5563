import { expect, test } from 'vitest'
import { askedAbout } from './questions'

test.each([
  ['It holds 300 pounds.', 'How much does it hold?', '300 pounds.'],
  ['There are no batteries.', 'Any batteries?', 'No batteries.'],
  ['There are no sticky sheets, ever.', 'No sticky sheets?', 'None, ever.'],
  ["There's no subscription.", 'Is there a subscription?', 'No subscription.'],
  ['The battery lasts 7 hours.', 'How long does the battery last?', '7 hours.'],
  ['No grip strength needed.', 'Do I need grip strength?', "No, you don't."],
  ["The cover's removable.", 'Is the cover removable?', 'It is.'],
])('"%s" answers "%s"', (said, question, answer) => {
  expect(askedAbout(said, false)).toEqual({ question, answer })
})

test.each(["It's got a backlit screen.", 'It folds into a pouch.'])('"%s" answers no question of its own', (said) => {
  expect(askedAbout(said, false)).toBeUndefined()
})
