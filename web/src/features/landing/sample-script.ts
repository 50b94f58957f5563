import type { WrittenScript } from './try-out/try-out-answer'

/** A script that the writer wrote for the example in the try-out's form; it stands there before anybody has pressed a button. */
export const SAMPLE: WrittenScript = {
  product: 'Juniper travel mug',
  seconds: 30,
  scenes: [
    {
      from: 0,
      to: 3,
      line: 'I held a job interview with this travel mug.',
      cue: 'Your hand comes into frame next to a tote bag with a laptop in it and stops an inch short.',
      camera: 'POV shot, whip pan onto the subject, soft daylight, lamps off.',
    },
    {
      from: 3,
      to: 8,
      line: 'Applicant: the Juniper travel mug. Position: something useful in this house.',
      cue: 'You open the parcel and lift the travel mug out, paper still rustling.',
      camera: 'Mirror shot, match cut from the scene before, soft daylight, lamps off.',
    },
    {
      from: 8,
      to: 16,
      line: '“What do you bring?” The travel mug keeps coffee hot for 6 hours. The useful part: the microwave gets a day off.',
      cue: 'You open the lid and let the steam reach the lens, one take, nothing cut out.',
      camera: 'Close-up, static, single unbroken take, soft daylight, lamps off.',
    },
    {
      from: 16,
      to: 21.5,
      line: 'Then there’s this: there’s a leakproof lid, and it fits the cup holder.',
      cue: 'You turn it upside down over a white shirt, filmed so close that your fingertips touch the frame edge.',
      camera: 'Extreme close-up, static, single unbroken take, daylight from behind the phone.',
    },
    {
      from: 21.5,
      to: 30,
      line: 'Points off, since we only hire for real vacancies. Verdict: hired. Starts Wednesday. Look at the listing and count what you’d use.',
      cue: 'You point down to where the link sits, the travel mug in the other hand.',
      camera: 'Close-up, static, leave the lower third free for the link, window light from the side.',
    },
  ],
  hashtags: ['#TravelMug', '#Drinkware', '#EverydayLife', '#ProductReview', '#ShopFinds'],
  spoken: [
    'I held a job interview with this travel mug.',
    'Applicant: the Juniper travel mug. Position: something useful in this house.',
    '"What do you bring?" The travel mug keeps coffee hot for 6 hours. The useful part: the microwave gets a day off.',
    "Then there's this: there's a leakproof lid, and it fits the cup holder.",
    "Points off, since we only hire for real vacancies. Verdict: hired. Starts Wednesday. Look at the listing and count what you'd use.",
  ].join('\n\n'),
  score: { total: 9.2 },
  claims: [],
}
