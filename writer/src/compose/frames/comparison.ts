import type { StyleSheet } from '../frame'

/** Rounds with a score. The opponent is the old way or doing nothing, never another brand. */
export const comparison: StyleSheet = {
  hooks: {
    problem: ['{pain}, round one. Fight.', '{usual} versus one small upgrade.', 'Old {category} or new {category}? Three rounds.', 'Is {usual} good enough? Three rounds.', 'I let {pain} pick an opponent.'],
    curiosity: ['Who wins {atPlace}? Three rounds.', 'Old way, new way. One of them leaves.', 'I expected a draw. It was not.', 'Which one survives {event}?'],
    attention: ['In this corner: {usual}.', 'Old way left, {category} right. Go.', 'Ding ding. It is {day} {atPlace}.', 'Two ways to do {event}. One winner.'],
    social: ['{room} bet on {usual}.', 'You are probably on team {usual}.', '{room} keeps score. I brought snacks.', 'Tell me which corner you are in.'],
    entertainment: ['Heavyweight match: {usual} versus my patience.', 'The referee today is {image}.', 'The crowd is {room} and {image}.', 'Tonight, live from {place}: a grudge match.'],
  },
  beats: [
    { id: 'hook', kind: 'hook', share: 8, open: [] },
    {
      id: 'corners',
      kind: 'turn',
      share: 14,
      open: [
        'On the left, {usual}. On the right, {product}.',
        'In one corner, {usual}, undefeated at my place. In the other, {product}.',
        'The champion: {usual}. The challenger: {product}.',
        'Old way: {usual}. New way: {product}. Same rules for both.',
        'Corner one is doing nothing, my longtime favorite. Corner two is {product}.',
      ],
      more: ['The arena: {place}, on a normal {day}.', 'The prize: no more {pain}.', 'They fight over {pain}, and I am the one who is tired.', 'The judge is me, and I am tired, so this is strict.', 'The scene they fight over: {moment}.', 'No brand against brand here. Just habit against change.', 'Both get the same task, the same table, and the same grumpy judge.'],
    },
    {
      id: 'round-one',
      kind: 'feature',
      share: 17,
      open: [
        'Round one: {event}. The old way needs luck. The new one needs me to {demo}. One to nothing.',
        'Round one: the first five seconds. Old way: searching. New way: I {demo}. Point to the challenger.',
        'Round one: {moment}. The old way folds. One to nothing.',
        'Round one: who is ready when I am? Not {oldWay}. Point to the right corner.',
      ],
      withFeature: ['Round one. {feature} Point to the challenger.', 'Round one: the basics. {feature} One to nothing.', 'Round one. Old way: a shrug. {feature} Point.', 'Round one, and it is quick. {feature} One zero.'],
      more: ['The old way asked for a timeout.', 'The judge wrote that down twice.', 'Fair, clean, no hair pulling.', 'You could hear the sigh from the left corner.', 'Nobody saw that coming. I did, a little.'],
    },
    {
      id: 'round-two',
      kind: 'feature',
      share: 17,
      open: [
        'Round two: cost of doing nothing. The old way is already here and asks for nothing. Point to the left. One all.',
        'Round two: sentimental value. I go way back with {usual}. One all, and I am not made of stone.',
        'Round two: setup. The old way needs none. I respect that. One all.',
        'Round two: patience. The old way has plenty, mine. It scores for effort. One all.',
      ],
      withFeature: ['Round two. {feature} Two to nothing.', 'Round two: a busy {day}. {feature} Another point.', 'Round two: {event}. {feature} Two zero.', 'Round two, same table. {feature} Point, no discussion.'],
      more: ['I checked the replay. It stands.', '{room} wants a recount. Denied.', 'The left corner is drinking water.', 'It is closer than I thought.', 'Somebody in the back is chanting. It is me.'],
    },
    {
      id: 'round-three',
      kind: 'feature',
      share: 15,
      minLength: 40,
      open: [
        'Round three: {atSetting}, end of the day, low battery. I {demo}. Point to the challenger.',
        'Round three: who do I reach for when I am late for {event}? Point to the right.',
        'Round three: enter {prop}. Only one corner keeps its temper.',
        'Round three: tired hands. Old way: {oldWay}. New way: done. Point.',
      ],
      withFeature: ['Round three. {feature} And the bell.', 'Final round. {feature} Ding.', 'Round three, for the title. {feature} That settles it.', 'Last round, tired judge. {feature} Point.'],
      more: ['Towel. The left corner throws the towel.', 'That is a win on points, not a knockout.', 'The judge needed no second look.', 'Even {room} nodded. Barely.', 'I would call it earlier, but rules are rules.'],
    },
    {
      id: 'verdict',
      kind: 'limit',
      share: 11,
      minLength: 25,
      open: [
        'Verdict: the challenger takes it. Unless {limit}, then stay with the old way.',
        'Winner on points: {product}. If {limit}, call it a draw.',
        'Verdict: {product}. The old way may keep its memories.',
        'The judge says {product}. The judge is biased, but the judge was there.',
      ],
      more: ['If {limit}, the old way wins at your place.', 'Good fight. Hands were shaken.', 'The loser goes to the garage. With respect.', 'Not a massacre. Just a result.'],
    },
    { id: 'price', kind: 'price', share: 7, open: [] },
    {
      id: 'cta',
      kind: 'cta',
      share: 11,
      open: ['And {pain}? Out in three rounds.', 'As for {usual}: out of the ring.', 'Lights out at {place}.', 'The referee, {image}, goes home.', 'Old {category}, new {category}. You saw the score.', '{room} owes me lunch.', 'That was the match. Now you are the judge.', 'Next {day}, no rematch.'],
    },
  ],
}
