import type { CategoryBucket } from '../types'
import { nouns } from './nouns'

export const BEAUTY: CategoryBucket[] = [
  {
    id: 'skincare',
    nouns: nouns(
      'serum, face serum, moisturizer, lotion, body lotion, cream, face cream, eye cream, hand cream, night cream, cleanser, face wash, toner, essence, sunscreen, spf, face mask, sheet mask, clay mask, exfoliant, scrub, body scrub, lip balm, lip mask, body wash, soap, bar soap, body butter, body oil, face oil, facial mist, micellar water, gua sha, face roller, jade roller, ice roller, ampoule, balm, deodorant, shower gel, bath bomb, bath salt, cleansing balm, makeup remover, cotton pad, facial steamer, cleansing brush, pimple patch, patch, hydrocolloid patch, under eye patch, eye patch, skincare set, skincare, razor, shaver, foot mask, lip scrub, cuticle oil, toothbrush, electric toothbrush, toothpaste, water flosser, flosser, teeth whitening kit, mouthwash, tongue scraper, salve, shaving cream, aftershave, beard oil, beard balm',
    ),
    settings: ['the bathroom sink', 'the mirror with the good light', 'the edge of the tub', 'the vanity drawer'],
    props: [
      'a damp towel over one shoulder',
      'three half-empty bottles',
      'a hair tie around the wrist',
      'a drop on the back of a hand',
    ],
    moments: [
      "it's eleven p.m. and the routine has nine steps",
      'the bathroom shelf falls over like dominoes',
      'you turn the bottle to read the back, and the print is tiny',
      'you travel with a full-size bottle wrapped in a sock',
      'your hands are wet and the cap is somewhere under the sink',
      'you pump four times and get air',
      'the mirror light at the hotel shows you everything',
    ],
    demos: [
      'press one drop onto the back of your hand and tilt it to the light',
      'smooth {it} in slowly with two fingers',
      'set {it} down by the sink where the other three stood',
      'film the texture in macro between two fingertips',
      'do the whole step in one take with bare lighting',
    ],
    oldWays: [
      'the nine-step shelf',
      'the sample you never finished',
      'the bottle bought for the bottle',
      'whatever was in the shower',
    ],
    limits: [
      'you already have a routine you love',
      'you want one bottle that does every step',
      'you react easily, because then you patch test first',
      "you don't like adding a step at night",
    ],
  },
  {
    id: 'makeup',
    nouns: nouns(
      'lipstick, lip gloss, lip tint, lip stain, lip liner, lip oil, lip, mascara, eyeliner, eyeshadow, eyeshadow palette, palette, foundation, concealer, blush, bronzer, highlighter, primer, setting spray, setting powder, brow gel, brow pencil, eyebrow pencil, eyebrow stamp, makeup brush, makeup brush set, makeup sponge, beauty blender, beauty sponge, powder puff, false lash, lash, eyelash, lash glue, eyelash curler, lash curler, nail polish, press-on nail, nail, nail kit, gel polish, nail lamp, makeup, makeup kit, contour stick, contour, tinted moisturizer, cushion foundation, nail file, nail drill, makeup mirror, vanity mirror, makeup organizer',
    ),
    settings: [
      'the passenger seat mirror',
      'the bathroom counter',
      'the bedroom floor in front of the long mirror',
      'the restroom at work',
    ],
    props: ['a towel with three smudges', 'a cracked compact', 'a coffee that is getting cold', 'a swatch on a wrist'],
    moments: [
      'you have five minutes and one working mirror',
      'one eye is done and the other one is a distant cousin',
      'you check your teeth in the phone camera before walking in',
      'the bag has six lip colors and all of them are the same one',
      'the light in the elevator tells the truth',
      'the lid is off and now the whole pouch is pink',
      'a friend asks what you are wearing and you have to dig for it',
    ],
    demos: [
      'swatch {it} on the back of your hand by the window',
      'put {it} on in one take with no cuts',
      'film half done and half not yet in the same frame',
      'hold {it} up next to the color in daylight',
      'press a tissue against it and show the tissue',
    ],
    oldWays: [
      'the compact that cracked in June',
      'the shade you bought online and hoped',
      'the pouch you dig through',
      'three products for one look',
    ],
    limits: [
      'you like a bare face and five more minutes of sleep',
      'you already own your shade',
      'you need a full stage look',
      'you only ever wear one color',
    ],
  },
  {
    id: 'hair',
    nouns: nouns(
      'shampoo, conditioner, hair mask, hair oil, hair serum, hair dryer, blow dryer, dryer brush, hair brush, hairbrush, detangling brush, comb, straightener, flat iron, curling iron, curling wand, curler, hair curler, heatless curler, heatless curling rod, hair clip, claw clip, clip, scrunchie, headband, hair tie, bonnet, silk bonnet, satin bonnet, wig, hair extension, extension, hairspray, hair gel, hair wax, mousse, pomade, dry shampoo, leave-in conditioner, hair towel, trimmer, hair trimmer, beard trimmer, clipper, hair clipper, hair growth oil, scalp massager, scalp brush, hot comb, hair wax stick, wax stick, barrette, bobby pin, diffuser attachment, shower cap, edge brush, hair dye, hair color',
    ),
    settings: [
      'the bathroom mirror, half fogged',
      'the edge of the bed with wet hair',
      'the car before work',
      'the gym locker room',
    ],
    props: ['a towel turban', 'a hair tie around the wrist', 'a brush full of yesterday', 'a plug that does not reach'],
    moments: [
      'your hair is wet and the alarm says leave now',
      'the back of your head has its own opinion',
      'the humidity arrives before you do',
      'the last hair tie snaps',
      'your arms are tired and you are only halfway round',
      'day two becomes day three and there is a meeting',
      'the video call starts in two minutes and the camera defaults to on',
    ],
    demos: [
      'work through one section from root to tip in one take',
      'hold {it} next to the one you used before',
      'film the back of your head in a second mirror',
      'use {it} on half and leave the other half',
      'shake it out at the end in one shot',
    ],
    oldWays: [
      'the brush that pulls',
      'twenty minutes with your arms in the air',
      'the emergency bun',
      'three products and a prayer',
    ],
    limits: [
      'you wear it short and dry it with a towel',
      'you let it air-dry and like it',
      'your bathroom has no free outlet and no free shelf',
      'you want a salon to do it',
    ],
  },
  {
    id: 'fragrance',
    nouns: nouns(
      'perfume, cologne, fragrance, body mist, body spray, eau de parfum, roll-on, essential oil, candle, scented candle, wax melt, diffuser, reed diffuser, oil diffuser, incense, room spray, air freshener, car diffuser, linen spray, sachet, wax warmer, candle warmer, candle warmer lamp, solid perfume, potpourri',
    ),
    settings: [
      'the dresser by the window',
      'the hallway when you come home',
      'the living room at dusk',
      'the inside of a coat',
    ],
    props: ['a scarf on a chair', 'a match burned down', 'a wrist held up', 'a stack of books with a dish on top'],
    moments: [
      "you open the front door and the house smells like last night's dinner",
      'somebody hugs you and asks what that is',
      'guests are ten minutes away and the trash just went out',
      'you find the scarf from last winter and it still smells like it',
      'the elevator closes and you hope you did not overdo it',
      'the big light is off and the evening starts',
    ],
    demos: [
      'hold {it} up to the window and turn it once',
      'use {it} once, then close your eyes for two seconds',
      'put {it} on the tray by the door',
      'hand {it} to a friend and film the first reaction',
      'film the surface in macro with the room out of focus',
    ],
    oldWays: [
      'the tester you sprayed at the mall',
      'the half-burned candle from a holiday',
      'opening a window and hoping',
      'the bottle everyone else wears',
    ],
    limits: [
      'you like no scent at all',
      'you share a small office with sensitive noses',
      'you have to smell it before you buy it',
      'you already have a signature and you keep it',
    ],
  },
]
