import type { WrittenScript } from './try-out/try-out-answer'

/** A script of the writer for the example in the try-out's form, edited by hand; it stands there before anybody has pressed a button. */
export const SAMPLE: WrittenScript = {
  product: 'Juniper car phone holder',
  seconds: 30,
  scenes: [
    {
      from: 0,
      to: 4,
      line: 'Three phones, one phone holder. Let’s see who fits.',
      cue: 'A hand deals three phones onto the seat of a parked car, like cards.',
      camera: 'Medium shot, phone on a tripod, window light.',
    },
    {
      from: 4,
      to: 12,
      line: 'Mine’s big. My mom’s is bigger. My nephew’s is wearing a dinosaur. One try each in the Juniper, no pushing.',
      cue: 'The holder on the dash; three phones beside it: a big one, one in a wallet case, one in a bumpy case.',
      camera: 'Medium shot, handheld, window light.',
    },
    {
      from: 12,
      to: 19,
      line: 'They all fit. And they come out with one hand, which is good, because my other one’s holding coffee.',
      cue: 'One hand takes a phone out of the holder; a coffee cup is in the other hand.',
      camera: 'Close-up, phone propped up, window light.',
    },
    {
      from: 19,
      to: 24,
      line: 'The suction cup’s strong. I pressed it on, let go, and then I pulled. I lost.',
      cue: 'A palm presses the cup onto the dash and lets go; fingers pull, and the holder stays.',
      camera: 'Close-up, handheld, window light.',
    },
    {
      from: 24,
      to: 30,
      line: 'No car? Skip it. Otherwise, it’s linked right here. Three phones, one holder, one happy dinosaur.',
      cue: 'The dinosaur phone sits in the holder; creator points to where the link is.',
      camera: 'Medium shot, phone on a tripod, window light.',
    },
  ],
  hashtags: ['#CarPhoneHolder', '#Car', '#EverydayLife', '#ProductReview', '#ShopFinds'],
  spoken: [
    "Three phones, one phone holder. Let's see who fits.",
    "Mine's big. My mom's is bigger. My nephew's is wearing a dinosaur. One try each in the Juniper, no pushing.",
    "They all fit. And they come out with one hand, which is good, because my other one's holding coffee.",
    "The suction cup's strong. I pressed it on, let go, and then I pulled. I lost.",
    "No car? Skip it. Otherwise, it's linked right here. Three phones, one holder, one happy dinosaur.",
  ].join('\n\n'),
  score: {
    total: 8.8,
  },
  claims: [],
}
