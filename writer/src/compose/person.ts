/** Whose life a line tells of. */

/**
 * What somebody thinks or says to the viewer is no experience. (PERS-01) Anything else with "I" is: "I'd picked one", "I could see
 * her face" and "I say nothing" are parts of a story.
 */
const OPINIONS =
  /\b(?:I'd (?:rather|say|argue|call)|I (?:would|will) say|I'll (?:say|admit|allow|keep it short|give \w+ that|wait)|I(?:'m not here| mean| think| believe| promise| am looking at|'m looking at| want you|'m talking about)|my (?:take|opinion|theory|advice|case|point|rule|vote)|(?<!\b(?:to|who|would|will|could|can|did|does|'ll|'d) )(?:ask|tell|show|hear|give|excuse|trust) me|let me|between (?:you and me|us))\b/gi

/** Whether a line tells of something its speaker did, has or owns, so that only who did may say it. */
export function tellsExperience(text: string): boolean {
  return /\b(?:I|I'm|I'd|I've|I'll|[Mm]y|[Mm]e|[Mm]ine|[Mm]yself)\b/.test(text.replace(OPINIONS, ''))
}

const SECOND: readonly [RegExp, string][] = [
  [/\bI'm\b/g, "you're"],
  [/\bI am\b/g, 'you are'],
  [/\bam I\b/gi, 'are you'],
  [/\bI was\b/g, 'you were'],
  [/\bwas I\b/gi, 'were you'],
  [/\bI wasn't\b/g, "you weren't"],
  [/\bI've\b/g, "you've"],
  [/\bI'd\b/g, "you'd"],
  [/\bI'll\b/g, "you'll"],
  [/\bI\b/g, 'you'],
  [/\bme\b/gi, 'you'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmine\b/gi, 'yours'],
  [/\bmy\b/gi, 'your'],
]

/** The same line told of the viewer: "I stood in my kitchen" becomes "You stood in your kitchen". */
export function secondPerson(text: string): string {
  const told = SECOND.reduce((said, [first, second]) => said.replace(first, second), text)
  return told
    .replace(/(^|[.!?]["']? |\| (?:[A-C]: )?)(you)/g, (_, before: string) => `${before}You`)
    .replace(/(^|[.!?]["']? )your\b/g, '$1Your')
}
