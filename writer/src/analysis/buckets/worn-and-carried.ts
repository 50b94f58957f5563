import type { CategoryBucket } from '../types'
import { nouns } from './nouns'

export const WORN_AND_CARRIED: CategoryBucket[] = [
  {
    id: 'apparel',
    nouns: nouns(
      'shirt, t-shirt, tee, tank top, top, blouse, hoodie, sweater, sweatshirt, cardigan, jacket, coat, vest, dress, skirt, pants, jeans, trousers, shorts, leggings, joggers, sweatpants, jumpsuit, romper, bodysuit, bra, sports bra, bralette, underwear, boxers, briefs, panties, pajamas, robe, bathrobe, nightgown, swimsuit, bikini, swim trunks, gloves, mittens, scarf, hat, cap, beanie, baseball cap, bucket hat, visor, belt, tie, bow tie, sunglasses, glasses, blue light glasses, reading glasses, earmuffs, raincoat, rain jacket, poncho, windbreaker, puffer jacket, blazer, suit, polo, onesie, bodysuits, tracksuit, tights, stockings, wearable blanket, blanket hoodie, costume, apron dress, arm sleeve, shapewear, activewear, loungewear, clothing, ring, necklace, bracelet, earrings, watch, anklet, pendant, brooch, jewelry, watch band, cufflinks, kimono, overalls, turtleneck, flannel, corset, scrubs, thermal underwear, sock garters, bandana, headscarf, hijab, stud',
    ),
    settings: [
      'the bedroom mirror',
      'the chair with the clothes on it',
      'the hallway with one shoe on',
      'the cafe table outside',
    ],
    props: [
      'an open closet door',
      'a pile of maybes on the bed',
      'an iron nobody wants to plug in',
      'a tote over one shoulder',
    ],
    moments: [
      "you've tried on three things and you're back in the first one",
      'the chair with the clothes has reached the armrest',
      "it's cold at eight and hot at noon",
      'you sit down and spend the meeting pulling at it',
      'somebody asks where you got it and you actually remember',
      'you pack for two days and somehow take nine tops',
      'the plan says casual, and nobody knows what that means',
    ],
    demos: [
      'put {it} on in one take in front of the mirror',
      'turn once slowly and let the fabric move',
      'sit, reach, and bend down in {it}',
      'style {it} two ways with a jump cut',
      'scrunch the fabric in one fist and let it go',
    ],
    oldWays: [
      'the one you only wear at home',
      'the shirt from the bottom of the pile',
      'the thing you keep for one day when',
      'the same black one as always',
    ],
    limits: [
      "you're between sizes and haven't checked the chart",
      'you only wear one color and this is not it',
      'your closet is honestly full',
      'you like things tailored',
    ],
  },
  {
    id: 'footwear',
    nouns: nouns(
      'shoes, sneakers, boots, sandals, slippers, heels, flats, loafers, clogs, mules, socks, running shoes, hiking boots, rain boots, snow boots, ankle boots, walking shoes, water shoes, flip-flops, slides, insoles, insole, compression socks, house shoes, moccasins, trainers, cleats, work boots, wedges, pumps, booties, shoe, sock, footwear, ankle socks, no-show socks, wool socks, cloud slides, crocs, espadrilles, shoe rack sneakers',
    ),
    settings: ['the mat by the front door', 'the kitchen floor', 'the bottom step', 'a long hallway at work'],
    props: ['one shoe on and one in hand', 'a dog leash', 'a wet umbrella', 'a pile of laces'],
    moments: [
      "you're at the door with your hands full and the laces undone",
      'you kick your shoes off before the door is shut',
      'the kitchen tile is freezing at six in the morning',
      'you said a short walk, and that was two miles ago',
      'the trash has to go out and you are in socks',
      'you stand in line and count the people in front of you',
      'you look down at dinner and you still have the house ones on',
    ],
    demos: [
      'slide your foot in without using your hands',
      'press the sole with your thumb and let go',
      'walk ten steps across a hard floor with the mic down low',
      'set {it} down next to the pair by the door',
      'bend the sole in both hands',
    ],
    oldWays: [
      'the flattened pair by the door',
      'bare feet on cold tile',
      'the ones you break in for a month',
      'walking on the backs of your sneakers',
    ],
    limits: [
      'you need a proper hiking boot',
      "you haven't checked the size chart yet",
      'you go barefoot and you like it',
      'you need something for a suit',
    ],
  },
  {
    id: 'bag',
    nouns: nouns(
      'bag, backpack, tote, tote bag, purse, handbag, crossbody bag, crossbody, shoulder bag, belt bag, fanny pack, sling bag, duffel, duffel bag, duffle bag, gym bag, weekender bag, wallet, card holder, cardholder, clutch, pouch, makeup bag, cosmetic bag, toiletry bag, lunch bag, cooler bag, diaper bag, laptop bag, messenger bag, briefcase, drawstring bag, satchel, hobo bag, coin purse, money clip, keychain, key ring, lanyard, grocery bag, shopping bag, beach bag, laptop sleeve, phone wallet, bucket bag, wristlet, pencil pouch bag, camera bag, golf bag, garment bag',
    ),
    settings: [
      'the hook by the door',
      'the passenger seat',
      'the floor under the cafe table',
      'the shop counter with people behind you',
    ],
    props: [
      'keys, wallet, and a receipt from March',
      'a loose pen with no cap',
      'a charger tied in a knot',
      'a half-eaten granola bar',
    ],
    moments: [
      'your phone is ringing at the very bottom',
      'the line is behind you and your card is somewhere in there',
      'you switch bags and leave the keys in the other one',
      'one strap slides off, every eleven steps',
      'you find three lip balms and no headphones',
      'everything you own is on the table because of one receipt',
      'it rains and you think about the laptop first',
    ],
    demos: [
      'empty the old one onto the table in one go',
      'pack {it} in one take from above',
      'walk away from the camera with {it} on',
      'find your keys in {it} without looking',
      'hold {it} next to a laptop for scale',
    ],
    oldWays: [
      'the tote full of other totes',
      'the bag that eats keys',
      'jacket pockets',
      'the one with the broken zipper',
    ],
    limits: [
      'you carry a phone and one key, and that is it',
      'you need to fit a whole weekend in it',
      'you already have a bag for every day of the week',
      'you prefer pockets',
    ],
  },
  {
    id: 'travel',
    nouns: nouns(
      'suitcase, luggage, carry-on, packing cube, travel pillow, neck pillow, travel bottle, travel adapter, luggage tag, luggage scale, passport holder, travel bag, travel organizer, eye mask, sleep mask, compression bag, travel steamer, garment steamer, travel kit, jewelry case, travel blanket, toiletry bottle, trunk, passport case, phone mount for plane, luggage strap, footrest hammock, foot hammock, ear plug, earplugs, packing bag',
    ),
    settings: [
      'the bedroom floor around an open suitcase',
      'gate B14',
      'the hotel bathroom with no shelf',
      'the aisle seat',
    ],
    props: [
      'a suitcase that will not close',
      'a boarding pass on a cracked screen',
      'a hotel slipper',
      'a tiny shampoo that opened itself',
    ],
    moments: [
      "you're sitting on the suitcase and it still won't close",
      'the gate changes and it is always the far one',
      'the shampoo opened somewhere over the ocean',
      'you unpack everything for one pair of socks',
      'it is midnight local time and the one thing you need is at the bottom',
      'the hotel outlet is behind the bed',
      'the person in front of you reclines',
    ],
    demos: [
      'pack {it} from empty in a time-lapse from above',
      'put {it} into the carry-on and zip it shut',
      'use {it} in a chair like an aisle seat',
      'roll or carry {it} past the camera',
      'unpack {it} on the hotel bed in one take',
    ],
    oldWays: [
      'plastic bags inside the suitcase',
      'a rolled-up hoodie as a pillow',
      'the suitcase you have to sit on',
      'buying it at the airport',
    ],
    limits: [
      'you fly once a year with a backpack',
      'you drive everywhere and throw it in the trunk',
      'you love checking a big bag',
      'your airline has its own size rules, so measure first',
    ],
  },
]
