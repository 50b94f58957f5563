import type { StyleSheet } from '../frame'

/** Clock stamps and present tense. The product is met in passing, two or three times, like any other object of the day. */
export const dayInLife: StyleSheet = {
  hooks: {
    problem: ['6:40. {pain}. Already.', '7:05. Late, and the day just started.', '6:30. {image}. No coffee yet.', '7:10. {usual}. It begins.'],
    curiosity: ['6:15. Watch {place} today.', '5:50. One thing is different this {day}.', '6:20. Count how often {aCategory} shows up.', '7:00. Nobody in this house is ready.'],
    attention: ['6:15. Dark. Shoes. Keys.', '6:45. {image}. Go.', '5:55. Alarm. No. Alarm again.', '7:05. {place}. Lights on.'],
    social: ['6:30. {room} is already texting me.', '7:15. You are up too, I know.', '6:50. Come with me. It is {day}.'],
    entertainment: ['6:00. I am a morning person. That was a lie.', '6:25. Me versus {image}.', '7:20. A very glamorous {day} begins.', '6:10. Two socks, both mine. A record.'],
  },
  beats: [
    { id: 'hook', kind: 'hook', share: 8, open: [] },
    {
      id: 'morning',
      kind: 'context',
      share: 21,
      open: [
        '7:30. Out of bed, {atPlace}, one hand on {prop}. And {product}, because I plan ahead now.',
        '7:45. {place}. I pick up {product} and pretend I am organized.',
        '7:30. Hair wet, coffee hot, {product} waiting {atSetting}.',
        '8:00. First stop, {setting}. First helper, {product}.',
        '7:40. I grab keys, phone, and {product}. In that order.',
      ],
      more: [
        'Outside it is still gray, and nobody is talking.',
        'This is usually when it happens: {moment}.',
        'Old me had {oldWay}. Old me was late.',
        'I am not a morning person. I am a prepared person.',
        '8:20. {life}. Calm so far.',
        'A normal {day}, so nothing is going to plan.',
        '8:10. One sip, one look at the clock, out the door.',
        'No playlist, no quote of the day. Just shoes.',
      ],
    },
    {
      id: 'midday',
      kind: 'feature',
      share: 20,
      open: [
        '12:40. {life}. I {demo}, because that is what midday looks like.',
        '12:30. {setting}. This is where it normally goes wrong: {moment}.',
        '1:05. Lunch, standing up. {product} is right next to {prop}.',
        '12:50. Halfway. I {demo} and take one honest breath.',
      ],
      withFeature: ['12:40. {life}. {feature}', '12:30. Lunch, standing up. {feature}', '1:10. {setting}. {feature}', '12:50. Halfway through, and I look at what I am using. {feature}', '1:05. Right on schedule, the busy part. {feature}'],
      more: [
        'The clock says midday. My face says later.',
        '2:15. {life}, then {life}. I stop counting.',
        'Somebody asks what I am using. I hold {itObject} up and keep chewing.',
        '1:30. {prop}. Do not ask.',
        'This used to be the part with {oldWay}.',
        '3:00. The slow hour. Nothing falls over, which I am calling a win.',
        '2:40. I think about tonight and put my phone face down.',
      ],
    },
    {
      id: 'evening',
      kind: 'feature',
      share: 20,
      minLength: 40,
      open: [
        '6:30. Home. Bag down, shoes off, {product} back {atSetting}.',
        '6:45. {life}, part two. I {demo} without looking.',
        '7:15. {moment}. Normally. Today I am already on the couch.',
        '6:50. Everybody is hungry and nobody wants to talk. I {demo}.',
      ],
      withFeature: ['6:30. Home, shoes off. {feature}', '6:45. The second rush of the day. {feature}', '7:15. {setting}. {feature}', '6:20. Door, bag, lights. {feature}'],
      more: [
        'Evening is when I notice what I did not have to fix.',
        '7:40. {prop}. It can wait until tomorrow.',
        'Nobody claps. I clap a little, inside.',
        '8:05. Dishes, messages, one last look at the list.',
        'Old evening: {oldWay}. New evening: feet up.',
        'This is the hour where plans go to die, so I keep them small.',
      ],
    },
    {
      id: 'recap',
      kind: 'limit',
      share: 14,
      minLength: 25,
      open: [
        '9:45. Recap. A full day, one object, no drama.',
        '10:00. I count: morning, midday, evening. {product}, every time.',
        '9:30. Tomorrow is packed already. {product} is by the door.',
        '10:10. What helped today? Coffee, a nap I did not take, and {product}.',
      ],
      more: ['If {limit}, your day will not need {itObject}.', 'It was not a special day. That is why it counts.', 'I set everything out for tomorrow, like somebody who has it together.', '10:30. Lights out. For real this time.', 'Nothing went viral today. Lovely.', 'Same again tomorrow, probably with worse hair.'],
    },
    { id: 'price', kind: 'price', share: 6, open: [] },
    {
      id: 'cta',
      kind: 'cta',
      share: 11,
      open: ['11:00. And {pain}? Not today.', '11:05. {image}, same place tomorrow.', '10:55. {place}. Lights off.', '11:10. {usual}? That was another life.', '10:50. Alarm set. Shoes ready.', '11:00. Good night from me and my {category}.', '10:45. {room} gets one last text: made it.', '11:15. {day}, done.'],
    },
  ],
}
