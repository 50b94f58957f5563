import type { WrittenScript } from './try-out/try-out-answer'

/** A script that the writer wrote for the example in the try-out's form; it stands there before anybody has pressed a button. */
export const SAMPLE: WrittenScript = {
  product: 'Juniper travel mug',
  seconds: 30,
  scenes: [
    {
      from: 0,
      to: 3,
      line: 'One desk, one cat, one thing to drink from.',
      cue: 'You lean in until your face fills the frame, one eyebrow up.',
      camera: 'Close-up, fast push-in, window light from the side.',
    },
    {
      from: 3,
      to: 8.5,
      line: 'A whole workday, the Juniper travel mug, laptop on the left, cat loose.',
      cue: 'You put the travel mug next to a notebook and click your pen.',
      camera: 'Medium shot, match cut from the scene before, one warm lamp.',
    },
    {
      from: 8.5,
      to: 16.5,
      line: 'Before noon, point one. Since the travel mug keeps coffee hot for 6 hours, there’s still steam when you sit down.',
      cue: 'You open the lid and let the steam reach the lens.',
      camera: 'Extreme close-up, static, single unbroken take.',
    },
    {
      from: 16.5,
      to: 21.5,
      line: 'And yes, there’s a leakproof lid, and it fits the cup holder.',
      cue: 'You turn it upside down over a white shirt, one take, nothing cut out.',
      camera: 'Top-down shot, slow orbit by hand, soft daylight.',
    },
    {
      from: 21.5,
      to: 30,
      line: 'Points off: don’t tempt a cat, whatever you buy. Nothing about that needs a speech. Open the listing, read it twice, and then decide.',
      cue: 'You tap the lower corner of the frame twice, the travel mug against your chest.',
      camera: 'Medium shot, static, leave the lower third free for the link.',
    },
  ],
  hashtags: ['#TravelMug', '#Drinkware', '#EverydayLife', '#ProductReview', '#ShopFinds'],
  spoken: [
    'One desk, one cat, one thing to drink from.',
    'A whole workday, the Juniper travel mug, laptop on the left, cat loose.',
    "Before noon, point one. Since the travel mug keeps coffee hot for 6 hours, there's still steam when you sit down.",
    "And yes, there's a leakproof lid, and it fits the cup holder.",
    "Points off: don't tempt a cat, whatever you buy. Nothing about that needs a speech. Open the listing, read it twice, and then decide.",
  ].join('\n\n'),
  score: { total: 9 },
  claims: [],
}
