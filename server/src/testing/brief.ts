/** What a seller sends for an ordinary product. */
export const BRIEF = {
  productName: 'Glaciero tumbler, 900 ml',
  price: 29.99,
  features: ['Leakproof lid', 'Keeps drinks cold for 24 hours'],
  videoLength: 60,
  targetAudience: 'fitness-enthusiasts',
  style: 'storytelling',
  tone: 'helpful-friend',
}
