/** Long words and what people say instead: "long: short". Grammar stays: each pair has the same form. */
const PAIRS = `
  utilize: use, utilizes: uses, utilizing: using, utilise: use, purchase: buy, purchased: bought,
  purchasing: buying, approximately: about, additionally: also, furthermore: and, moreover: and,
  nevertheless: still, however: but, therefore: so, consequently: so, thus: so, demonstrate: show,
  demonstrates: shows, require: need, requires: needs, required: needed, sufficient: enough, numerous: many,
  individuals: people, assist: help, assists: helps, assistance: help, commence: start, commences: starts,
  terminate: end, attempt: try, attempts: tries, obtain: get, obtains: gets, acquire: get, possess: have,
  possesses: has, provide: give, provides: gives, retain: keep, retains: keeps, enables: lets, facilitate: help,
  facilitates: helps, initially: at first, subsequently: later, previously: before, currently: now,
  immediately: right away, frequently: often, occasionally: sometimes, constantly: always, entirely: all,
  completely: fully, particularly: mostly, in order to: to, due to the fact that: because,
  at this point in time: now, in the event that: if, a large number of: many, the majority of: most,
  with regard to: about, as well as: and, prior to: before, subsequent to: after, for the purpose of: for,
  is able to: can, are able to: can, has the ability to: can, in addition to that: and, in addition: also,
  beverage: drink, beverages: drinks, residence: home, vehicle: car, exterior: outside, interior: inside,
  difficult: hard, simplify: ease, component: part, components: parts, functionality: use, alternative: choice,
  beneficial: good, optimal: right, solution: fix, ensures: makes sure, eliminate: end, eliminates: ends,
  construct: build, constructed: built, modify: change, perceive: see, inquire: ask, observe: see, select: pick,
  selected: picked, indicate: show, indicates: shows, accomplish: do, remainder: rest, portion: part,
  regarding: about, concerning: about, ascertain: find out, anticipate: expect, appreciate: like,
  complicated: hard, convenient: easy`

export const PLAIN_WORDS: readonly (readonly [string, string])[] = PAIRS.split(',').map((pair) => {
  const [long = '', short = ''] = pair.split(':').map((word) => word.replace(/\s+/g, ' ').trim())
  return [long, short]
})
