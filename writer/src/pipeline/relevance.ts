import { keptBy } from '../language'
import { isFunctionWord } from '../reading'
import { seoWords, stemsIn } from '../seo/words'

/** Words that sellers type about any problem and any feature. */
const EMPTY_WORDS = new Set(
  `get got keep kept make made go going gone come take want need use used using always never every everything anything nothing something
  time day lot thing stuff way really just even still again constantly hate annoying annoyed tired sick bad worse worst good great easy easily nice
  very too much many all any some one two can cannot cant wont dont doesnt isnt im ive my our your their people everyone nobody like feel hard`.split(
    /\s+/,
  ),
)

/** The stems of the words that say what a text is about. */
export const topicsOf = keptBy(
  (text: string): ReadonlySet<string> =>
    new Set(
      seoWords(text)
        .filter(
          ({ text: word, stem }) =>
            word.length > 1 && !isFunctionWord(word) && !EMPTY_WORDS.has(word) && !EMPTY_WORDS.has(stem),
        )
        .map(({ stem }) => stem),
    ),
)

/** How much of what is wanted a text speaks of, from 0 to 1; 1 when nothing is wanted. */
export function shareIn(wanted: ReadonlySet<string>, text: string): number {
  if (wanted.size === 0) return 1
  const stems = stemsIn(text)
  let found = 0
  for (const stem of wanted) if (stems.has(stem)) found++
  return found / wanted.size
}
