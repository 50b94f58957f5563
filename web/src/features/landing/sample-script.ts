/** A script as the product writes it, with what was typed to get it. All facts in it come from the brief. */
export const SAMPLE = {
  product: 'Juniper travel mug',
  brief: ['$24', 'keeps coffee hot 6 hours', 'leakproof lid', 'fits the cup holder'],
  length: 30,
  scenes: [
    {
      from: 0,
      to: 4,
      line: 'I stopped drinking cold coffee in the car.',
      cue: 'Tip this morning’s leftover coffee into the sink',
      camera: 'Close on the cup',
    },
    {
      from: 4,
      to: 11,
      line: 'One sip at home, one at the lights, then it’s lukewarm. So here’s the boring fix: the Juniper mug.',
      cue: 'Lift the mug into the frame, lid on',
      camera: 'Medium, parked, seat belt on',
    },
    {
      from: 11,
      to: 23,
      line: 'It keeps coffee hot for six hours, so the last sip is like the first. The lid’s leakproof, so it can lie sideways in my bag. And it fits the cup holder.',
      cue: 'Pour, close the lid, turn it upside down over a shirt',
      camera: 'Overhead, one take',
    },
    {
      from: 23,
      to: 30,
      line: 'It’s twenty-four dollars. Tap the cart below, and fill it before your next drive.',
      cue: 'Set it into the cup holder, point down',
      camera: 'Back to your face',
    },
  ],
}
