import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import {
  analyseAudience,
  analyseBrief,
  analysePain,
  analyseProduct,
  BUCKETS,
  bucketFor,
  repairCallToAction,
} from './index'

const brief = (input: Partial<ScriptBrief>) =>
  ScriptBrief.parse({ productName: 'yoga mat', targetAudience: 'everyone', ...input })
const feature = (text: string, productName = 'tumbler') =>
  analyseBrief(brief({ productName, features: [text] })).features[0]

test('reads the worked example of the specification', () => {
  const analysis = analyseBrief(
    brief({
      productName: 'GLACIERO TUMBLER 40OZ!!',
      price: 19.9,
      targetAudience: 'working-professionals',
      style: 'talking-head',
      tone: 'helpful-friend',
      features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
      painPoint: 'warm water by noon',
    }),
  )
  expect(analysis.product).toMatchObject({
    displayName: 'Glaciero tumbler',
    categoryNoun: 'tumbler',
    firstMention: 'the Glaciero tumbler',
    laterMention: 'the tumbler',
    aCategory: 'a tumbler',
    number: 'singular',
  })
  expect(analysis.features.map((one) => one.clause)).toEqual([
    'it keeps drinks cold for 24 hours',
    "there's a handle",
    "there's a leakproof lid",
  ])
  expect(analysis).toMatchObject({
    price: { exact: '$19.90', under: 'under $20' },
    pain: { nounPhrase: 'warm water by noon' },
    category: { id: 'drinkware' },
  })
})

test.each([
  ['[R06] drops promotion', 'NEW 2025 Upgraded HOT Desk Lamp SALE 50% OFF free shipping', 'desk lamp'],
  [
    '[R06] drops pack notes and color tails',
    "Women's Non-Slip Cloud Slippers (2 Pack) - Black",
    "women's non-slip cloud slippers",
  ],
  [
    '[R07] cuts long names at the head noun',
    'Dog Leash for Large Dogs with Padded Handle, Reflective, 6ft',
    'dog leash',
  ],
  [
    '[R07] ends stacked names at the first',
    'Wireless Earbuds Bluetooth 5.3 Headphones 50H Playtime',
    'wireless earbuds',
  ],
  ['[R08] keeps acronyms and brands in capitals', 'LED DESK LAMP USB', 'LED desk lamp'],
  ['[R08] keeps inner capitals', 'CloudNest', 'CloudNest'],
  ['[R08] keeps small letters', 'yoga mat', 'yoga mat'],
  ['[R09] strips quotes and end marks', '"Yoga mat"!!', 'yoga mat'],
  ['[R10] keeps other scripts as typed', '保温杯', '保温杯'],
  ['[R10] says the Latin part of a mixed name', '保温杯 travel mug', 'travel mug'],
  ['[R01] reads names through markup', '<b>Cozy</b> &amp; Warm Blanket Hoodie', 'cozy warm blanket hoodie'],
])('%s', (_, name, displayName) => {
  expect(analyseProduct(name).displayName).toBe(displayName)
})

test.each([
  ['foldable stool', 'a foldable stool', 'the stool', 'a stool'],
  ['Glaciero Umbrella', 'the Glaciero umbrella', 'the umbrella', 'an umbrella'],
  ['CloudNest', 'CloudNest', 'CloudNest', 'one of these'],
  ['gardening gloves', 'these gardening gloves', 'the gloves', 'gloves'],
  ['face serum', 'this face serum', 'the face serum', 'face serum'],
  ['knife set', 'a knife set', 'the knife set', 'a knife set'],
  ['🔥🔥', 'this little find', 'this find', 'one of these'],
  ['Kitchen pliers', 'these kitchen pliers', 'the pliers', 'pliers'],
])('[R11] mentions %s as %s, then %s', (name, firstMention, laterMention, aCategory) => {
  expect(analyseProduct(name)).toMatchObject({ firstMention, laterMention, aCategory })
})

test('[R12] agrees every word with a plural product', () => {
  expect(analyseProduct('running socks')).toMatchObject({
    number: 'plural',
    it: 'they',
    itObject: 'them',
    its: 'their',
    itIs: "they're",
    is: 'are',
    has: 'have',
    this: 'these',
  })
})

test.each([
  ['waterproof', 'adjective', "it's waterproof"],
  ['machine washable', 'adjective', "it's machine washable"],
  ['walnut base', 'noun', "there's a walnut base"],
  ['4 wheels', 'noun', 'it has 4 wheels'],
  ['rolls up small', 'verb', 'it rolls up small'],
  ['It has USB-C.', 'noun', 'it has USB-C'],
  ['You can wash it by hand.', 'you', 'you can wash it by hand'],
  ['not greasy', 'negative', "it isn't greasy"],
  ['no batteries', 'negative', 'there are no batteries'],
  ['latex free', 'adjective', "it's latex-free"],
  ['12oz', 'measure', 'it holds 12 ounces'],
  ['20W', 'measure', 'it runs at 20 watts'],
  ['30 hour battery', 'noun', "there's a 30-hour battery"],
  ['stand included', 'includes', "the stand's included"],
  ['comes with two filters', 'includes', 'it comes with two filters'],
  ['battery lasts 30 hours', 'sentence', 'the battery lasts 30 hours'],
  ['防水', 'sentence', 'the listing says "防水"'],
])('parses the feature %s', (text, form, clause) => {
  expect(feature(text)).toMatchObject({ form, clause })
})

test('[R18] agrees features with a plural product', () => {
  expect(
    ['keeps feet warm', 'waterproof', 'has a zipper', "doesn't slip"].map(
      (text) => feature(text, 'wool socks')?.clause,
    ),
  ).toEqual(['they keep feet warm', "they're waterproof", 'they have a zipper', "they don't slip"])
})
test('[R24] spells the units of features', () => {
  expect(feature('w/ 20W charger & 3ft cable')?.text).toBe('with 20-watt charger and 3-foot cable')
})
test('[R04] splits lists, drops bullets and duplicates', () => {
  const { features } = analyseBrief(
    brief({
      features: [
        '- light weight; Lightweight!',
        '1. soft, warm, and quiet',
        'a longer sentence with many words, which stays whole',
      ],
    }),
  )
  expect(features.map((one) => one.text)).toEqual([
    'lightweight',
    'soft',
    'warm',
    'quiet',
    'a longer sentence with many words, which stays whole',
  ])
})
test('[R05] skips features that say nothing', () => {
  expect(analyseBrief(brief({ features: ['n/a', '-', '🔥', 'null', 'and'] })).features).toEqual([])
})
test('[R32] quotes a feature in another language as typed', () => {
  expect(feature('leicht und weich')?.clause).toBe('the listing says "leicht und weich"')
})
test('never voices a blocked claim and says why', () => {
  const { features, unvoicedFeatures } = analyseBrief(brief({ features: ['clinically proven', 'soft'] }))
  expect(features.map((one) => one.text)).toEqual(['soft'])
  expect(unvoicedFeatures).toEqual([{ text: 'clinically proven', reason: expect.stringContaining('EVID-01') }])
})
test('drops the flagged word of a warning and keeps the fact', () => {
  expect(feature('the best stainless steel blade')?.clause).toBe("there's a stainless steel blade")
})
test('stars without their number are nothing to say', () => {
  expect(feature('5 star reviews')).toBeUndefined()
})
test.each([
  ['tangled cables', 'tangled cables', undefined, undefined],
  ['messy desk', 'a messy desk', undefined, undefined],
  ['hunting for the remote', 'hunting for the remote', 'hunting for the remote', 'I keep hunting for the remote'],
  [
    'I always forget my charger',
    'always forgetting the charger',
    'always forgetting the charger',
    'I always forget my charger',
  ],
  ["can't find my keys", 'not finding the keys', 'not finding the keys', "I can't find my keys"],
  ['why is my coffee always cold?', 'cold coffee', undefined, 'my coffee is always cold'],
  ['I hate when my phone dies before lunch!!', 'the phone dying before lunch', undefined, 'my phone dies before lunch'],
  [
    'sick of rebuying cheap umbrellas',
    'rebuying cheap umbrellas',
    'rebuying cheap umbrellas',
    'I keep rebuying cheap umbrellas',
  ],
  ['water gets warm by noon', 'warm water by noon', undefined, 'water gets warm by noon'],
])('reads the pain %j', (text, nounPhrase, gerund, clause) => {
  expect(analysePain(text)).toMatchObject({ nounPhrase, gerund, clause })
})
test.each([
  'my back hurts',
  'acne before events',
  'dry skin in winter',
  'eye strain at night',
  'my wrist after a long shift',
])('marks %j as sensitive', (text) => {
  expect(analysePain(text)?.sensitive).toBe(true)
})
test.each(['crumbs in the back seat', 'I have to go back home', 'tangled cables'])(
  'does not mark %j as sensitive',
  (text) => {
    expect(analysePain(text)?.sensitive).toBe(false)
  },
)
test('[R05] takes an empty pain as absent', () => {
  expect(['', 'n/a', '🔥', 'none'].map(analysePain)).toEqual([undefined, undefined, undefined, undefined])
})

test.each([
  ['Shop now on TikTok Shop!', 'Shop now on TikTok Shop'],
  ['BUY NOW!!!', 'Buy now'],
  ['Grab yours today, only 3 left', 'Grab yours today'],
  ['SHOP NOW!!! link in bio', "Shop now. The link's right here"],
  ['link in bio', undefined],
  ['comment YES to win', undefined],
  ['', undefined],
  ['add to cart, bundle of 2 saves 15%', 'Add to cart, bundle of 2 saves 15 percent'],
  ['shop now b4 the coupon ends', 'Shop now before the coupon ends'],
  ['first box half off', 'First box half off'],
  ['first box ships free', 'Your first box ships free'],
  ['10% off w/ code BASIL', '10 percent off with code BASIL'],
  ['code DORM for 15% off', 'Use code DORM for 15 percent off'],
  ['get yours, ships free over $35', 'Get yours, ships free over $35'],
  ['use code DORM10 at checkout', 'Use code DORM10 at checkout'],
  ['buy 2 get 1 free', 'Buy two, get one free'],
  ['tap to shop, free shipping', 'Tap to shop. Free shipping'],
  ['free returns, so try two sizes', 'Free returns, so try two sizes'],
  ['get the best seller before friday', 'Get the best seller before Friday'],
  ['shop before the restock sells out', 'Shop before the restock'],
  ['order now, offer ends friday', 'Order now, offer ends Friday'],
  ['order now, offer ends soon', 'Order now'],
  ['last day for the launch price', 'Last day for the launch price'],
  ['buy 4, save $12', 'Buy 4, save $12'],
  ['DM me for a discount', 'Message me here for a discount'],
  ['dm to order we courier anywhere in SA', 'Message us here to order, we courier anywhere in SA'],
  ['Write me on Instagram, I send to Poland', 'Message me here, I send to Poland'],
  ['call or whatsapp Kojo, i come and measure free', 'Call or message me here, I come and measure free'],
  ['pm me ur color', 'Message me here with your color'],
  ['order on whatsapp', 'Message me here to order'],
  ['delivery nairobi same day call or whatsapp', 'Delivery nairobi same day, call or message me here'],
  ['Chama no WhatsApp', undefined],
  ['50% off, pay with venmo', '50 percent off'],
  ['DM your zip for openings', 'DM your zip for openings'],
  ['light up the path, tap here', 'Light up the path, tap here'],
  ['Order 1 size down? NO. true to size. Tap to shop', 'Order one size down? No. True to size. Tap to shop'],
  ['save your marriage $21', 'Save your marriage for $21'],
  ['Get the app & send ur partner the invite', 'Get the app and send your partner the invite'],
  ['Download free 7-day trial', 'Download the free 7-day trial'],
  ['Link in bio, rake your rug today', "The link's right here. Rake your rug today"],
  ['Book a free trial lesson through the link in our profile', "Book a free trial lesson. The link's right here"],
  ['check what yr budget gets', 'Check what your budget gets'],
  ['msg me your postcode', 'Message me your postcode'],
  ['text SPARKLE for 20 off first visit', 'Text SPARKLE for 20 off your first visit'],
  ['wake up w curls, link below', "Wake up with curls. The link's below"],
  ['Your vet bill costs more. Shop now', 'Your vet bill costs more. Shop now'],
  ['Ask for Dana', 'Ask for Dana'],
  ['Order now, 2 year guarantee', 'Order now. You get a 2-year guarantee'],
  ['2 year warranty, order today', 'You get a 2-year warranty. Order today'],
  ['guaranteed to work', undefined],
  ['start the free month, link in bio', "Start the free month. The link's right here"],
  ['save for birthday gift list, link in profile', "Save it for your birthday gift list. The link's right here"],
  ['name yours in comments, link for kit in bio', "Name yours in the comments. The link's right here"],
  ['Order a bottle from batch 41 on our site.', 'Order a bottle from batch 41 online'],
  ['See the set on our website and pick up in Hobart for free.', 'See the set online and pick up in Hobart for free'],
  ['You can find them on my Etsy page.', 'You can find them in my shop'],
  ['Order at fernhill.co.uk and get free returns', 'Order online and get free returns'],
  ['order on website, 30 day returns', 'Order online. 30-day returns'],
  ['order by 2pm for tomorrow', 'Order by 2 PM for tomorrow'],
  ['tell them we have been found out', 'Tell them we have been found out'],
  ['fall drop Friday, set a reminder', 'The fall drop is Friday, set a reminder'],
  ['playstore + appstore, try roast mode', "It's on the Play Store and the App Store, try roast mode"],
  ['site visits from Monday', 'Site visits from Monday'],
  ['get the app its free', "Get the app, it's free"],
  ['book now 10% off first cut', 'Book now, 10 percent off your first cut'],
  ['free trial 7 days no card', '7-day free trial, no card needed'],
  ['See the link in my profile, I get a small part of it', "The link's right here. I get a small part of it"],
  ['Check link in bio', undefined],
  ['Tap the link in my profile and get a jar', "The link's right here. Get a jar"],
  ['Grab it through the link in my profile', "Grab it. The link's right here"],
  ['Follow the link in our profile to choose yours', "The link's right here to choose yours"],
  ['Get yours at the link in my bio before Friday', "Get yours before Friday. The link's right here"],
  ['Just hit the link in my bio for the full set', "The link's right here for the full set"],
  ['Order yours! Link in bio', "Order yours. The link's right here"],
  ['go to link in bio and use code MAMA', "The link's right here. Use code MAMA"],
  ['Find the recipe in my bio', 'Find the recipe right here'],
])('repairs the call to action %j', (text, repaired) => {
  expect(repairCallToAction(text)).toBe(repaired)
})

test('says how a service is booked, but no number to call and no way out of the shop for a product', () => {
  expect(repairCallToAction('Text us your zip for a quote', true)).toBe('Text us your zip for a quote')
  expect(repairCallToAction('DM to book', true)).toBe('DM to book')
  expect(repairCallToAction('call us at 555 123 4567', true)).toBeUndefined()
  expect(repairCallToAction('DM to order')).toBe('Message me here to order')
  expect(repairCallToAction('whatsapp us 0722 123 456')).toBe('Message us here')
})

test.each([
  ['busy moms', 'busy moms'],
  ['Dog owner', 'dog owners'],
  ['students ages 18-24', 'students'],
  ['nurses on night shift', 'nurses on night shift'],
  ['Men and women, all ages', 'men and women'],
  ['women / men 18-35', 'women and men'],
  ['women and men who clean floors at home every day', 'women and men'],
  ['scooter and car commuters', 'scooter and car commuters'],
  ['women with medium or long hair', undefined],
  ['Home cooks in Leeds', 'home cooks in Leeds'],
  ['18-35, US', undefined],
  ['мамы', undefined],
  ['custom', undefined],
  ['Gen Z', 'Gen Z'],
])('addresses the audience %j as %s', (text, vocative) => {
  expect(analyseAudience(text).plural).toBe(vocative)
})

test.each([
  ['tumbler', 'drinkware'],
  ['face serum', 'skincare'],
  ['silk pillowcase', 'home-decor'],
  ['dog bed', 'pet'],
  ['Dog blanket', 'pet'],
  ['spice jars', 'kitchen-tool'],
  ['phone stand', 'phone'],
  ['car vacuum cleaner', 'car'],
  ['gel pen', 'stationery'],
  ['cuticle oil pen', 'skincare'],
  ['desk lamp', 'lighting'],
  ['earbuds', 'audio'],
  ['sneakers', 'footwear'],
  ['zorble', 'generic'],
  ['protein powder', 'supplement'],
  ['baby blanket', 'baby'],
])('finds the bucket of %s', (name, id) => {
  const product = analyseProduct(name)
  expect(bucketFor(product.categoryNoun, product.displayName, name).id).toBe(id)
})
test('every shelf has nouns', () => {
  expect(BUCKETS.filter(({ nouns }) => nouns.length < 10).map(({ id }) => id)).toEqual([])
})

test('treats a foreign style and tone as the defaults', () => {
  expect(analyseBrief(brief({ style: 'opera', tone: 'grumpy' }))).toMatchObject({
    style: 'storytelling',
    tone: 'excited-discovery',
  })
})
test('gives the same analysis for the same brief', () => {
  const input = brief({ features: ['soft', 'waterproof'], painPoint: 'tangled cables' })
  expect(analyseBrief(input)).toEqual(analyseBrief(input))
})

test.each([
  ['charges with USB-C', 'verb', 'it charges with USB-C'],
  ['fits small ears', 'verb', 'it fits small ears'],
  ['inside pocket', 'noun', "there's an inside pocket"],
  ['over the seat straps', 'noun', 'it has over-the-seat straps'],
  ['matte black', 'adjective', "it's matte black"],
  ['gift wrapped', 'adjective', "it's gift wrapped"],
  ['cancel anytime', 'you', 'you can cancel anytime'],
  ['rotates 360', 'verb', 'it rotates 360 degrees'],
])('reads the feature %j as a %s', (text, form, clause) => {
  expect(feature(text)).toMatchObject({ form, clause })
})
test.each([
  ['I can never reach the top shelf', 'the top shelf you never reach'],
  ["can't find my keys", "the keys you can't find"],
  ['I keep losing my left earbud', 'the left earbud you keep losing'],
  ["can't get my kid dressed", undefined],
  ['tangled cables', undefined],
])('names the thing of the pain %j', (text, thing) => {
  expect(analysePain(text)?.thing).toBe(thing)
})
test.each([
  ['My physio exercises are boring', 'boring physio exercises'],
  ['that same old question', 'that same old question'],
  ['that exact moment', 'that exact moment'],
  ['never enough outlets', 'never enough outlets'],
  ['How do I clean between the keys?', 'that same old question'],
])('makes a noun phrase of the pain %j', (text, nounPhrase) => {
  expect(analysePain(text)?.nounPhrase).toBe(nounPhrase)
})

test.each([
  ['Zorblax Pro', 'Zorblax Pro'],
  ['ZORBLAX PRO MAX', 'Zorblax Pro Max'],
  ['Zorblax Pro Blender', 'Zorblax Pro blender'],
  ['Phone Grip Pro', 'phone grip'],
  ['Online Yoga Class', 'online yoga class'],
])('keeps the model words of a brand: %s', (name, displayName) => {
  expect(analyseProduct(name).displayName).toBe(displayName)
})
test.each(['Online yoga class', 'Meal planning app', 'Coaching session'])('takes %s for a service', (name) => {
  const product = analyseProduct(name)
  expect(bucketFor(product.categoryNoun, product.displayName, name).id).toBe('service')
})

test.each([
  ['the top shelf you never reach', 'the top shelf you never reach', undefined],
  ['three outfits a day', 'three outfits a day', undefined],
  ['a bedroom that looks like an office', 'a bedroom that looks like an office', undefined],
  ['lipstick all over my coffee cup', 'lipstick all over the coffee cup', undefined],
  ['ten tabs open', 'ten tabs open', undefined],
  ['always losing my keys', 'always losing the keys', "I'm always losing my keys"],
])('the problem "%s" keeps its sense as a thing', (typed, nounPhrase, clause) => {
  expect(analyseBrief(brief({ painPoint: typed })).pain).toMatchObject({ nounPhrase, clause })
})

test.each([
  ['back-to-back calls', false],
  ['scrubbing the tub on my knees', false],
  ['gap at the back waist', false],
  ['neck pain after work', true],
  ['my back hurts', true],
])('"%s" is about health or bodies: %s', (typed, sensitive) => {
  expect(analyseBrief(brief({ painPoint: typed })).pain?.sensitive).toBe(sensitive)
})
