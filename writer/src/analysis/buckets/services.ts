import type { CategoryBucket } from '../types'
import { nouns } from './nouns'

/** What is used rather than held: nothing here is unpacked, carried, or put on a shelf. */
export const SERVICES: CategoryBucket[] = [
  {
    id: 'service',
    nouns: nouns(
      'class, online class, yoga class, fitness class, cooking class, course, online course, video course, workshop, lesson, piano lesson, tutorial, webinar, session, coaching session, consultation, membership, subscription, app, planner app, budget app, software, ebook, e-book, audiobook, template, digital planner, printable, service, cleaning service, planning service, delivery service, gift card, voucher, ticket, tour, appointment, retreat, bootcamp, program, training program, workout program, meal plan',
    ),
    settings: ['the corner of the couch', 'the kitchen table', 'the train seat by the door', 'the desk by the window'],
    props: [
      'a phone full of open tabs',
      'a half-finished to-do list',
      'a calendar with no free square',
      'a cold cup of tea',
    ],
    moments: [
      'you open a new tab and forget why',
      "it's ten at night and you still haven't started",
      'you save another video for later and never watch it',
      'you tell yourself Monday is the day',
      'you start strong and stop on day three',
      'you type the same search you typed last week',
      'you finally sit down, and the phone buzzes',
    ],
    demos: [
      'open {it} on your phone and begin',
      'start {it} with a coffee in the other hand',
      'prop the phone up and begin',
      'put a time for {it} on the calendar',
      'tap once and get going',
    ],
    oldWays: [
      'the free video you never finish',
      'the list in your notes app',
      'the plan you make every Sunday',
      'the bookmarks you never open',
    ],
    limits: [
      'you already have a routine that works',
      'you like to figure it out alone',
      "you know you won't open it",
      'you only need it once',
    ],
  },
]
