import { contentStems } from '../language'

/** Words of a wish that name a piece of a script and nothing that is told in it. */
const NO_TOPIC = new Set(
  "part bit lin line sentenc stori story jok thing question everyth everything stuff fact whol too ones mention say says was were been who why don't doesn't can't won't".split(
    ' ',
  ),
)

/** Forms and names of the same: the first stands for all. */
const SAME = `mum mom mother mam mums moms|dad father dads|kid child children kids|telly tv television|grandma grandmother gran granny nana abuela|grandpa grandfather grandad|cash money|
come came coming|buy bought|make made making|go went gone going|say said|tell told|take took taken|get got|give gave given|have had has|do did does done|see saw seen|think thought|write wrote written|
know knew known|find found|sell sold|keep kept|leave left|lose lost|break broke broken|bring brought|wear wore|eat ate eaten|drink drank|sleep slept|drive drove|fall fell|feel felt|
one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|ten 10|eleven 11|twelve 12|rain rained raining rainy|trouser trousers pants|phone mobile|sofa couch|aluminum aluminium|color colour|night nights|day days|cm centimeter centimeters centimetre centimetres|kg kilo kilos kilogram kilograms|min minute minutes`
const FAMILY = new Map(
  SAME.split('|').flatMap((line) => {
    const [head = '', ...rest] = line.trim().split(/\s+/)
    return [head, ...rest].map((word): [string, string] => [contentStems(word)[0] ?? word, head])
  }),
)

/** What a phrase is about: the stems of its words, each by the one name of its family. */
export function topicsOf(phrase: string): string[] {
  const stems = contentStems(phrase).map((stem) => FAMILY.get(stem) ?? stem)
  const own = stems.filter((stem) => !NO_TOPIC.has(stem))
  return [...new Set(own.length > 0 ? own : stems)]
}

/** Whether a text says all that a phrase names. */
export function saysAll(text: string, phrase: string): boolean {
  const wanted = topicsOf(phrase)
  const said = new Set(topicsOf(text))
  return wanted.length > 0 && wanted.every((topic) => said.has(topic))
}
