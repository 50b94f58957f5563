import type { Audience } from '@reelwright/shared'

export interface AudienceWords {
  /** What the group is called; undefined where naming it says nothing. */
  plural?: string
  /** What is not said to them: stereotypes, assumed traits, claims. */
  avoid: readonly string[]
}

export const AUDIENCES: Record<Exclude<Audience, 'custom'>, AudienceWords> = {
  men: { plural: 'men', avoid: ['man up', 'bro', 'bros', 'real men', 'alpha', 'man cave'] },
  women: {
    plural: 'women',
    avoid: ['girl boss', 'girlboss', 'boss babe', 'ladies', 'flaws', 'bikini body', 'hormonal'],
  },
  everyone: { avoid: [] },
  parents: {
    plural: 'parents',
    avoid: ['good mom', 'bad mom', 'good parent', 'bad parent', 'smarter', 'milestone', 'milestones'],
  },
  'gen-z': { plural: 'Gen Z', avoid: ['no cap', 'slay', 'rizz', 'skibidi', 'yeet', 'on fleek', 'fr fr'] },
  millennials: { plural: 'millennials', avoid: ['adulting', '90s kid', 'back in my day', 'avocado toast'] },
  'gen-x': { plural: 'Gen X', avoid: ['at your age', 'old', 'boomer', 'senior'] },
  teens: {
    plural: 'teens',
    avoid: ['ask your mom', 'ask your dad', 'ask your parents', 'buy now', 'cool kids', 'glow up', 'ugly'],
  },
  'college-students': { plural: 'college students', avoid: ['party', 'drunk', 'hangover', 'debt', 'loans', 'broke'] },
  'working-professionals': {
    plural: 'working professionals',
    avoid: ['hustle', 'grind', 'rise and grind', 'boss', 'crush it'],
  },
  'fitness-enthusiasts': {
    plural: 'gym people',
    avoid: ['burn fat', 'lose weight', 'shred', 'ripped', 'beach body', 'summer body', 'gains'],
  },
  'beauty-lovers': {
    plural: 'beauty lovers',
    avoid: ['cure', 'flawless', 'poreless', 'anti-aging', 'perfect skin', 'filter'],
  },
  'tech-enthusiasts': { plural: 'tech people', avoid: ['magic', 'magical', 'revolutionary', 'game-changing'] },
  gamers: { plural: 'gamers', avoid: ['sweaty', 'kill', 'headshot', 'basement', 'noob'] },
  'pet-owners': {
    plural: 'pet owners',
    avoid: ['cure', 'heals', 'anxiety', 'arthritis', 'vet approved', 'fur baby mama'],
  },
  'home-decor-lovers': { plural: 'home decor lovers', avoid: ['dupe', 'luxury for less', 'looks expensive', 'cheap'] },
  foodies: { plural: 'foodies', avoid: ['guilt-free', 'clean eating', 'detox', 'skinny', 'superfood', 'sinful'] },
  travelers: { plural: 'travelers', avoid: ['tsa approved', 'carry-on approved', 'airline approved', 'every airline'] },
  entrepreneurs: {
    plural: 'small business owners',
    avoid: ['passive income', 'six figures', 'get rich', 'hustle', 'quit your job'],
  },
  'budget-shoppers': { plural: 'budget shoppers', avoid: ['broke', 'poor', 'cheap', 'steal', 'save big', 'discount'] },
  'luxury-shoppers': {
    plural: 'luxury shoppers',
    avoid: ['cheap', 'steal', 'deal', 'bargain', 'hack', 'dupe', 'obsessed'],
  },
  'eco-conscious': {
    plural: 'low-waste people',
    avoid: ['eco-friendly', 'sustainable', 'green', 'save the planet', 'zero waste', 'guilt'],
  },
}
