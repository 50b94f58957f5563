import type { StyleSheet } from '../frame'

/** For people about to buy: question, short answer, no scenery, the clearest next step of all styles. */
export const bottomOfFunnel: StyleSheet = {
  hooks: {
    problem: [
      'Still on the fence? Quick answers.',
      'Still living with {pain}? Two quick answers.',
      'Not sure about {thisCategory}? Good. Ask.',
      'What stops people buying {aCategory}? Two doubts.',
      'Before you buy {anotherCategory}, two questions.',
    ],
    curiosity: [
      'Does {aCategory} change anything? Short answer.',
      'What do you actually get? Let me show you.',
      'Will you use {itObject} after week one?',
      'Is {thisCategory} for you? Let me be quick.',
    ],
    attention: [
      '{price}. Here is exactly what that gets you.',
      "Here's exactly what you get.",
      'Two doubts, two answers, then you decide.',
      '{audience}, your two questions, answered.',
      'You looked at {thisCategory} twice. Here are answers.',
    ],
    social: ['For anyone with {thisCategory} in the cart.', 'You saved {thisCategory} for later. It is later.', 'For everyone who scrolled past {aCategory} twice.', 'The two questions everybody asks first.'],
    entertainment: ['Your cart called. It has questions.', 'You, me, and the doubts in your cart.', 'Fine, let us argue about {aCategory}. Quickly.'],
  },
  beats: [
    { id: 'hook', kind: 'hook', share: 8, open: [] },
    {
      id: 'doubt-one',
      kind: 'context',
      share: 19,
      open: [
        'Do you really need {product}? Short answer: if {pain} bothers you every week, yes.',
        'Will I use {product}? Short answer: if you know {event}, you will.',
        'Is {product} worth the space? Short answer: look at what {it} replace{s}, {oldWay}.',
        "Why not stay with {oldWay}? Short answer: if that worked, you would not be looking at {product} right now.",
        'Why {product}, and why now? Short answer: because the problem is not waiting.',
      ],
      more: [
        'Longer answer: {moment}. That is the moment you are buying for.',
        'You know your own week better than I do, so check it against {event}.',
        'If it happens once a year, keep your money. If it happens every week, keep listening.',
        "You don't need to be convinced. You need the doubt gone.",
        'Ask yourself how often you have said, "I should really fix this."',
      ],
    },
    {
      id: 'doubt-two',
      kind: 'context',
      share: 19,
      minLength: 25,
      open: [
        'Is it complicated? Short answer: you {demo}. That is the manual.',
        'What if it ends up in a drawer? Short answer: keep {itObject} {atSetting} and that cannot happen quietly.',
        'Do I have to change my routine? Short answer: no. It has to fit {event}, not the other way round.',
        'Could I wait? Sure. Short answer: you will be in the same spot next {day}.',
        'Where does it go? Short answer: {setting}. That is all the planning there is.',
      ],
      more: [
        'Try it on day one, on purpose, when you are tired. That is the fair test.',
        'And no, you do not have to reorganize {setting} for it.',
        'If you can {demo}, you are qualified.',
        'Most regrets are not about buying. They are about buying the wrong kind first.',
        'If the answer still sounds like a maybe, skip ahead to who should not buy it.',
      ],
    },
    {
      id: 'what-you-get',
      kind: 'feature',
      share: 20,
      open: [
        'What do you get? {product}, as listed. No surprises in the box.',
        'What arrives? {product}, and one problem less to plan around.',
        'What you get is simple: the thing in the picture, ready for {event}.',
        'What you pay for: less negotiating with {oldWay}.',
      ],
      withFeature: [
        'So what do you get? {feature}',
        "Here's what you get. {feature}",
        'What is in it for you? {feature}',
        'The list, without the decoration. {feature}',
        'Now the part you pay for. {feature}',
      ],
      more: [
        'Everything else is on the listing, in writing.',
        'That is the offer. No second half.',
        'Read that again when you compare.',
        'Look at it close up before you decide. Every photo is on the listing.',
        'You can check each of those on day one.',
        'Is that enough? For {event}, I would say so.',
      ],
    },
    {
      id: 'skip',
      kind: 'limit',
      share: 10,
      open: [
        'Who should skip it? If {limit}, skip it.',
        'Not for you if {limit}.',
        'Should everyone buy it? No. If {limit}, save your money.',
        'When is it the wrong buy? When {limit}.',
      ],
      more: ['I would rather lose a sale than get a return.', 'Everybody else, keep going.', 'That was the only bad news.', 'If that is not you, the question is settled.'],
    },
    { id: 'price', kind: 'price', share: 9, open: [] },
    {
      id: 'cta',
      kind: 'cta',
      share: 15,
      open: [
        'That leaves {pain} or a decision.',
        'No more questions about {aCategory}? Good.',
        'That was the last doubt.',
        'You have the answers. One step left.',
        'So it is {thisCategory} or {oldWay}. Your call.',
        'Questions answered. Doubts, too.',
        'Still thinking? You would have scrolled by now.',
      ],
    },
  ],
}
