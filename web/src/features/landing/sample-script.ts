import type { WrittenScript } from './try-out/try-out-answer'

/** A script that the writer wrote for the example in the try-out's form; it stands there before anybody has pressed a button. */
export const SAMPLE: WrittenScript = {
  product: 'Juniper car phone holder',
  seconds: 30,
  scenes: [
    {
      from: 0,
      to: 7.5,
      line: 'There’s a raw egg under my phone. Meet Greg. My last holder dropped everything, so Greg’s the test for the Juniper holder.',
      cue: 'Parked car: an egg with a drawn face sits in a teacup below a phone holder; the holder set above the teacup; creator gives the egg a nod.',
      camera: 'Medium shot, phone on a tripod, window light.',
    },
    {
      from: 7.5,
      to: 15.5,
      line: 'It’s got a suction base, so it grips with the whole cup, not with two fingertips.',
      cue: "A palm presses the base down on a parked car's dash and leans on it (text on screen: fits big and small phones).",
      camera: 'Medium shot, handheld, window light.',
    },
    {
      from: 15.5,
      to: 22,
      line: 'It’s one-handed, so I don’t have to hug the thing to get my phone back out.',
      cue: 'A single hand takes the phone out of the holder in a parked car.',
      camera: 'Medium shot, phone propped up, window light.',
    },
    {
      from: 22,
      to: 25.5,
      line: 'Have a look. It’s in the shop.',
      cue: 'Creator tips a head toward the link.',
      camera: 'Medium shot, phone on a tripod, window light.',
    },
    {
      from: 25.5,
      to: 30,
      line: 'Friday morning, I cracked Greg myself, into a pan. That’s my verdict.',
      cue: 'An egg with a drawn face cracks on the rim of a hot pan.',
      camera: 'Medium shot, handheld, window light.',
    },
  ],
  hashtags: ['#CarPhoneHolder', '#Car', '#EverydayLife', '#ProductReview', '#ShopFinds'],
  spoken: [
    "There's a raw egg under my phone. Meet Greg. My last holder dropped everything, so Greg's the test for the Juniper holder.",
    "It's got a suction base, so it grips with the whole cup, not with two fingertips.",
    "It's one-handed, so I don't have to hug the thing to get my phone back out.",
    "Have a look. It's in the shop.",
    "Friday morning, I cracked Greg myself, into a pan. That's my verdict.",
  ].join('\n\n'),
  score: {
    total: 6,
  },
  claims: [],
}
