import type { StyleSheet } from '../frame'

/** The result first, then steps a viewer can follow. The product is the tool, not the topic. */
export const hackTip: StyleSheet = {
  hooks: {
    problem: ['Three steps against {pain}.', 'Fix {pain} in three steps. Watch.', 'Stop starting with {usual}. Try this.', 'If {place} is always chaos, try this.', 'Here is how I handle {pain} now.'],
    curiosity: ['Do this before {event}.', 'Put {aCategory} here, not there.', 'The order matters more than the {category}.', 'You are skipping step two. Everybody does.', 'One small habit changed {place} for me.'],
    attention: ['Save your {day} with three small steps.', 'Look at {place} now. Three steps did that.', 'Watch my hands. Three steps, starting now.', '{audience}, three steps, and you can do them today.', 'Look at {image}. We are fixing this.'],
    social: ['{room} asked how I do this. Three steps.', 'Everyone asks about {place}. Here is the trick.', 'Teach this to whoever lives with you.'],
    entertainment: ['A lazy person tip for {place}.', 'Three steps, and one of them is sitting down.', 'This is the laziest tip I own.', 'My proudest idea this week involves {image}.'],
  },
  beats: [
    { id: 'hook', kind: 'hook', share: 8, open: [] },
    {
      id: 'why',
      kind: 'context',
      share: 12,
      minLength: 22,
      open: [
        "It's annoying because it always happens at the same time: {moment}.",
        'Why bother? Because {pain} costs you a minute every day.',
        'The usual fix is {oldWay}. It works until you are in a hurry.',
        'The problem is not you. It is the order you do things in.',
        'Most of us start at the wrong end, right before {event}.',
        "You don't need more discipline. You need fewer steps.",
      ],
      more: ['It took me far too long to notice.', 'I used to fix it with {oldWay}, and you can guess the rest.', 'The trick is to decide once, not every morning.', 'None of this needs talent. I checked, on myself.', 'If {event} is part of your week, try it before then.'],
    },
    {
      id: 'step-one',
      kind: 'context',
      share: 17,
      open: [
        'Step one: pick one spot. {setting} works. Clear it, and keep it clear.',
        'Step one: empty {setting}. All of it. Put back only what you touched this week.',
        'Step one: find the thing that is in your way. Today it is {prop}. Deal with that first.',
        'Step one: look at where you are standing when it goes wrong. Start there.',
        'Step one: choose the time. Right before {event} is too late, so go one step earlier.',
      ],
      more: ['Do it once and it takes a moment. Do it daily and it takes less.', 'Do not buy anything yet. Just clear the space.', 'If you live with people, tell them. Out loud.', 'Leave a gap. The gap is part of the plan.', 'You will want to skip this one. Do not.'],
    },
    {
      id: 'step-two',
      kind: 'context',
      share: 17,
      open: [
        'Step two: {demo}. Same place, every time.',
        'Step two: do it in this order. Hands first, mess second, phone last.',
        'Step two: retire {oldWay}. Thank it, if that helps.',
        'Step two: tie it to something you already do, like {event}.',
        'Step two: {demo}, and leave it like that until morning.',
      ],
      more: ['Say it while you do it. It sounds silly, and it sticks.', 'That is the step people skip, and then they blame the idea.', 'If it feels too easy, you are doing it right.', 'Repeat it for a week before you judge it.', 'Set it up where you can see it. Hidden things get forgotten.'],
    },
    {
      id: 'step-three',
      kind: 'context',
      share: 16,
      minLength: 25,
      open: [
        'Step three: {demo}. Then stop. Do not improve it.',
        'Step three: reset it at night, so the morning starts at zero.',
        'Step three: test it on a bad day, because good days do not count.',
        'Step three: put everything for {event} in one place and walk away.',
        'Step three: when you leave {setting}, check it once with your eyes, not your hands.',
      ],
      more: ['That is it. There is no step four, and I looked.', 'If you forget once, start again at step two.', 'You can do all three while the coffee runs.', 'Write it on a note for the first week.', 'The test is simple: would tired you still do it?'],
    },
    {
      id: 'tool',
      kind: 'feature',
      share: 13,
      open: [
        'The tool I use for it is {product}, but start with the steps.',
        'My tool: {product}. It stays where the steps happen.',
        'For the middle part I use {product}. The rest is habit.',
        'What is in my hand? {product}. Any decent {category} follows the same idea.',
      ],
      withFeature: ['The tool is {product}. {feature}', 'My tool for this: {product}. {feature}', 'In my hand the whole time: {product}. {feature}', 'What makes it easy is {product}. {feature}'],
      more: ['Use what you own first. Then decide.', 'The tool does not do the steps for you. It just stops being in the way.', 'If {limit}, you do not need this one.', 'A tool is worth it if you use it on a {day}.', 'I keep {itObject} {atSetting}, so that I never look for {itObject}.'],
    },
    { id: 'price', kind: 'price', share: 6, open: [] },
    {
      id: 'cta',
      kind: 'cta',
      share: 11,
      open: ['Three steps, and {pain} is down to a habit.', 'Now look at {place} again.', 'And {image} can stay where it is.', 'Three steps. Try them on the next {day}.', 'Clear, set, reset. That is the whole trick.', '{room}, this was for you.', 'As for {usual}: take the week off.', 'The {category} is the easy part. The order is the trick.'],
    },
  ],
}
