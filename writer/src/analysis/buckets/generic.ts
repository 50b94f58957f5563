import type { CategoryBucket } from '../types'

/** For products nobody can place: moments everybody has, and nothing about the product. */
export const GENERIC_BUCKET: CategoryBucket = {
  id: 'generic',
  nouns: [],
  settings: ['the kitchen table', 'the hallway by the front door', 'the corner of the desk', 'the edge of the bed'],
  props: ['a half-opened delivery box', 'a bunch of keys', 'a cold cup of coffee', 'the mail from three days ago'],
  moments: [
    'you open the drawer and close it again',
    "the bag's packed and one thing is missing",
    "it's Sunday night and Monday is already in the room",
    'you have ten minutes and both hands full',
    'somebody asks where it is, and you point at a pile',
    'the doorbell rings and the box is finally there',
    'you promise yourself to sort it out this weekend',
  ],
  demos: [
    'unbox {it} on the kitchen table',
    'hold {it} up next to your face',
    'put {it} where the old one used to be',
    'use {it} once from start to finish without cutting',
    'turn {it} over and show the side nobody shows',
  ],
  oldWays: [
    'the old one at the back of the drawer',
    'the way you have always done it',
    'the thing that half works',
    'just putting up with it',
  ],
  limits: [
    'yours still works fine',
    "you've already got one you like",
    "you'd only use it once a year",
    "you don't have the space for another thing",
  ],
}
