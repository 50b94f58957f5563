import type { StyleSheet } from '../frame'

/** Two pictures in mirrored fragments: the same place, before and after. Rooms and routines only, never bodies. */
export const beforeAfter: StyleSheet = {
  hooks: {
    problem: ['Before: {pain}. Every single {day}.', 'Before: {image}, everywhere.', 'Before: {usual}. After: keep watching.', 'Before: me, {atPlace}, sighing.', 'This is the before. It is not pretty.'],
    curiosity: ['Same place, same {day}. Spot the difference.', 'Before and after. One thing moved.', 'Before. After. Only {aCategory} in between.', 'Two pictures of {place}. One change.', 'Look at {place}. Remember it.'],
    attention: ['Before. Look at {image}.', 'This was {place} on a {day}.', 'Freeze. This is the before picture.', 'Before: {image}. Keep it in mind.'],
    social: ['{room} only saw the after. Lucky.', '{room} remembers the before. Sadly.', 'Show me your before. Here is mine.', 'Before, {room} would not come {atPlace}.'],
    entertainment: ['Before: chaos. After: also me, but calm.', 'Before: {image} and a prayer.', 'The before picture needs a warning: {image}.'],
  },
  beats: [
    { id: 'hook', kind: 'hook', share: 10, open: [] },
    {
      id: 'before',
      kind: 'trouble',
      share: 22,
      open: [
        'Before, {atPlace}: {prop}. {prop}. And me, looking for a free hand.',
        'Before: {oldWay}. Every day. And every day I called it temporary.',
        'Before: {pain}. Monday, {pain}. Friday, guess.',
        'Before looked like this: {moment}.',
        'Before: {event}, late. {event}, later. Me, at the back, apologizing.',
        'Before: one problem, three workarounds, no plan.',
      ],
      more: [
        'You know the moment: {moment}.',
        'Same corner. Same mess. Same excuse.',
        'I stopped seeing it. Visitors did not.',
        'I had a system. The system was {oldWay}.',
        'Every evening I promised to fix it. Every morning it was still there.',
        'Not terrible. Just daily.',
        'I walked around it, the way you walk around a puddle.',
        'Before {event}: rushing. After {event}: cleaning up.',
      ],
    },
    {
      id: 'switch',
      kind: 'turn',
      share: 10,
      open: ['Then, one change: {product}.', 'The switch: {product}. Nothing else moved.', 'One swap. {oldWay} out, {product} in.', 'Then {product} came in. Same room, same me.', 'And then: {product}. That is the whole makeover.'],
      more: ['No renovation. No weekend project.', 'I changed nothing else, on purpose.', 'A bit of unpacking, then back to normal life.', 'Same me. That part is not for sale.'],
    },
    {
      id: 'after',
      kind: 'context',
      share: 22,
      open: [
        'After, {atPlace}: same walls, same {day}, and nobody sighing.',
        'After: {event}, on time. {event}, on time. Me, a little smug.',
        'After: I {demo}. I walk away. That is the scene.',
        'After: the same place, minus the excuse.',
        'After looks boring, and boring is the point. I {demo}. Done.',
      ],
      more: [
        'Same corner. Different mood.',
        'Before, I sighed. After, I hum. Badly.',
        'Before, a workaround. After, a habit.',
        '{prop}, still. I just mind it less.',
        'Visitors noticed. I pretended it was always like this.',
        'Before {event}: nothing to do. After {event}: nothing to do.',
        'I keep waiting for the old scene. It has not come back yet.',
        'Before, I hid it. After, I left the door open.',
      ],
    },
    {
      id: 'what-did-it',
      kind: 'feature',
      share: 17,
      open: [
        'What did it? Not discipline. Just {product}, {atSetting}, within reach.',
        'What did it? One object with a fixed place: {setting}.',
        'What changed? Not me. I checked. It was {product}.',
        'What made the difference? It was ready when I was. That is all.',
      ],
      withFeature: ['What did it? {feature}', 'What changed? {feature}', 'Between the two pictures. {feature}', 'The difference, up close. {feature}', 'Look at the after again. {feature}'],
      more: ['That is the gap between the two pictures.', 'Put the pictures next to each other again.', 'Small change. Same square of floor.', 'No filter, no trick, no cleanup crew.', 'And {oldWay}? In the before. Where it belongs.'],
    },
    { id: 'price', kind: 'price', share: 7, open: [] },
    {
      id: 'cta',
      kind: 'cta',
      share: 12,
      open: ['Before: {pain}. After: this.', 'Before: {image}. After: the same, but handled.', '{place}, take two.', 'Before was {usual}. I do not miss it.', 'Before, after. You have seen both.', '{room} gets the last look.', 'New {day}, new picture.', 'Same shelf, new {category}.'],
    },
  ],
}
