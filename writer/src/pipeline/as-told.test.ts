import { ScriptBrief, type ScriptBriefInput } from '@reelwright/shared'
import { describe, expect, it } from 'vitest'
import { keptBy } from '../language'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { asSentence, isSaidAsTyped } from './said-as-typed'
import { writeBrief } from './write-brief'

const WALLET: ScriptBriefInput = {
  productName: 'Slim leather wallet, made by hand in Kenya',
  price: 3200,
  priceText: 'KSh 3,200',
  targetAudience: 'everyone',
  videoLength: 60,
  style: 'story-time',
  story:
    'I learnt leather work from a saddle maker in Nakuru who told me that my first forty wallets were only good for goats to eat. The forty-first he kept for himself. This is number forty-two.',
  features: ['It takes six cards and folded notes.', 'We can press your initials at no extra cost.'],
  callToAction: 'Order with your initials, we ship worldwide',
}
const KNEELER: ScriptBriefInput = {
  productName: 'Kneeldown folding garden seat',
  price: 55,
  priceText: 'about fifty-five dollars',
  targetAudience: 'gardeners',
  story:
    'I am seventy-two and I can still get down to the veggie patch without any trouble. Getting up again was the part where I had to call my husband.',
  features: [
    'It folds flat and hangs on a nail in the shed.',
    'The side rails give you something solid to push up on.',
  ],
  callToAction: 'Have a look before spring planting.',
}

/** One brief is looked at several times. */
const written = keptBy((asked: string) => {
  const { brief, seed, avoid } = JSON.parse(asked) as { brief: ScriptBriefInput; seed: string; avoid: string[] }
  return writeBrief(ScriptBrief.parse(brief), { seed, avoid, kinds: WRITTEN_KINDS })
})
const write = (brief: ScriptBriefInput, seed = 'a', avoid: string[] = []) =>
  written(JSON.stringify({ brief, seed, avoid }))
const said = (brief: ScriptBriefInput) => write(brief).scenes.map(({ voiceover }) => voiceover)
const text = (brief: ScriptBriefInput) => said(brief).join(' ')
const notes = (brief: ScriptBriefInput) => (write(brief).plan?.notes ?? []).join(' ')

describe('a story', () => {
  it('is said to the letter, with the features, the price and the call as typed, and nothing else', () => {
    expect(text(WALLET)).toBe(
      `${WALLET.story} It takes six cards and folded notes. We can press your initials at no extra cost. It's KSh 3,200. Order with your initials, we ship worldwide.`,
    )
    expect(said(WALLET)[0]).toBe(
      'I learnt leather work from a saddle maker in Nakuru who told me that my first forty wallets were only good for goats to eat.',
    )
  })

  it.each([
    [
      'my bf mum sat where biscuit sleeps (golden retriever) and left',
      "boyfriend's mum sat where biscuit sleeps, golden retriever, and left.",
    ],
    ['i couldnt brake for like 2 secs', "I couldn't brake for like two seconds."],
    ['did hyrox w my mate shaz and shaz won', 'Did hyrox with my mate Shaz and Shaz won.'],
    ['my sister gave me the pan and my mate deffo wants it', 'My sister gave me the pan and my mate deffo wants it.'],
    ['we make it in lubbock tx', 'We make it in Lubbock, Texas.'],
    ['hes 31 now and its on the fridge', "He's 31 now and it's on the fridge."],
    ['i hv this one as sample, hed picked it', "I have this one as sample, he'd picked it."],
    ['shed said no to pink and uve seen it', "She'd said no to pink and you've seen it."],
    ['its warm not hot', "It's warm not hot."],
    ['the shed is full so come find me sat, all day', 'The shed is full so come find me Saturday, all day.'],
    ['the buyers said our dates were too ugly', 'The buyers said our dates were too ugly.'],
    ['I open at 5 h 30 and she waited for 2 h 30', 'I open at 5:30'],
    ['the loser must treat everybody iced tea', 'The loser must treat everybody iced tea.'],
    [
      'on the last day in the tent we sat and counted what was in the tray, because it rained and we had nothing else to do: 143',
      'because it rained and we had nothing else to do: 143.',
    ],
    ['my neighbour doamna Viorica is 80', 'My neighbour doamna Viorica is 80.'],
  ])('is copy edited: %s', (story, edited) => {
    expect(text({ ...WALLET, story: `${story}\n${WALLET.story}` })).toContain(edited)
  })

  const FIRM = {
    ...WALLET,
    story: 'A woman rang us on Sunday. She cried on the phone, and then she laughed.',
    features: [],
    callToAction: 'Send us your street',
  }
  const offerOf = (brief: ScriptBriefInput) => write(brief).scenes.at(-1)?.visualCue ?? ''

  it.each([
    'Patience Driving School Johannesburg',
    'DJ Rafa Weddings',
    'Petal & Pine Weddings',
    'Two Mops Cleaning (Albuquerque + Rio Rancho)',
    'Second Wind Piano Moving',
    'Evans & Daughter Chimney Sweeps',
  ])('calls a firm by its name where it was typed in capitals: %s', (productName) => {
    const [name = ''] = productName.split(' (')
    expect(text({ ...FIRM, productName })).toMatch(
      new RegExp(`laughed\\. We're ${name}\\. We charge KSh 3,200\\. Send us your street\\.$`),
    )
    const alone = FIRM.story.replace('us', 'me')
    expect(text({ ...FIRM, productName, story: alone, callToAction: '' })).toContain(`This is ${name}. I charge`)
    expect(offerOf({ ...FIRM, productName })).not.toContain('the name')
  })

  it.each([
    ['two mops cleaning (albuquerque + rio rancho)', ''],
    ['kuya boyet videoke rental iloilo', ''],
    ['tonys gutter guys', ''],
    ['big rons stump grinding', ' We do stump grinding.'],
    ['spa haulers – hot tub moving boise/nampa/meridian', ' We do hot tub moving.'],
    ['école de gardiens Moussa (goalkeeper training)', ' We do goalkeeper training.'],
    ['Čisto na Visu - apartment cleaning between guests', ' We do apartment cleaning.'],
  ])('shows the name of a firm that may be said wrong: %s', (productName, intro) => {
    const brief = { ...FIRM, productName, features: ['We come to your street.', 'We take the rubbish away.'] }
    expect(text(brief)).toContain(`laughed.${intro} We come to your street.`)
    expect(text(brief)).toMatch(/We charge KSh 3,200\. Send us your street\.$/)
    expect(offerOf(brief)).toContain('the name and the price as text')
  })

  it('lets people say who they are, and several things be several', () => {
    const repair = {
      productName: 'Mr. Osei – phone repair & screen change, Kumasi',
      features: ['I come to your office'],
    }
    expect(text({ ...FIRM, ...repair, callToAction: '' })).toContain("I'm Mr. Osei, phone repair and screen change.")
    const cubes = {
      productName: 'Kouzelné kostky Hravík 80 ks',
      story: 'My grandson makes only garages. On Sunday there was a real snail in one.',
      features: ['It has the CE certificate', 'They fit with other cubes'],
    }
    expect(text({ ...WALLET, ...cubes })).toMatch(/These have the CE certificate\. They fit/)
    const mug = { ...cubes, productName: 'Bex Pottery Co. speckled mug', features: ['It holds two cups of tea'] }
    expect(text({ ...WALLET, ...mug })).toContain('The Bex Pottery Co mug holds two cups of tea.')
  })

  it.each([
    'Aurora yoga retreat in Alaska',
    'Southern Broom home cleaning',
    'Fret to Fiddle mail-in bow rehairing',
    'Fret to Fiddle bow polishing',
    'violin tuning and repair by Ama Osei',
  ])('says the name of work whole: %s', (productName) => {
    expect(text({ ...FIRM, productName })).toContain(`laughed. This is ${productName}. We charge`)
  })

  it('has a scene for each clause of a sentence without an end', () => {
    const story =
      'my nan has this table and every christmas the folded beer mat goes under the leg and my uncle always knocks it and last year the gravy boat went in the dog so i bought a pack of these'
    expect(said({ ...WALLET, story }).slice(0, 2)).toEqual([
      'My nan has this table and every Christmas the folded beer mat goes under the leg and my uncle always knocks it.',
      'And last year the gravy boat went in the dog so I bought a pack of these.',
    ])
  })

  it('keeps two very short sentences in one scene', () => {
    const story =
      'My aunt came for tea on Monday. I burned the scones twice in my very old baking tin that day, and the coating came off in small black flakes that she took for poppy seeds. She ate them. She liked them. I bought this wallet in March and put the bill for a new tin in it.'
    expect(said({ ...WALLET, story }).some((scene) => scene.endsWith('She ate them. She liked them.'))).toBe(true)
  })

  it('says no note that was typed for who writes', () => {
    const callToAction = 'Shop the edit, link to be confirmed by client'
    expect(said({ ...WALLET, callToAction }).at(-1)).toBe("It's KSh 3,200. Shop the edit.")
  })

  it('lets a person say who they are', () => {
    const brief = {
      ...FIRM,
      productName: 'Dafydd Rees, chimney sweep',
      story: FIRM.story.replace('us', 'me'),
      callToAction: '',
    }
    expect(text(brief)).toContain("laughed. I'm Dafydd Rees. ")
    expect(text({ ...brief, productName: 'Red Kite Cleaning, chimney sweep' })).not.toContain("I'm")
    const taught = { ...brief, productName: 'Ten Quiet Fingers – guitar course with Ada Brandt' }
    expect(text({ ...taught, features: ['You send me one video a month.'] })).toContain(
      "I'm Ada Brandt, and this is Ten Quiet Fingers, my guitar course.",
    )
    expect(text({ ...taught, callToAction: 'Start tonight' })).not.toContain("I'm Ada")
    expect(text({ ...brief, productName: 'Piano lessons with Anna Kovács' })).toContain(
      "I'm Anna Kovács, and these are my piano lessons.",
    )
  })

  it.each([
    ['ZippyHose 30m expanding garden hose', 'The ZippyHose is'],
    ['Mini-Kettensäge / Mini Chainsaw 6 inch', 'The mini chainsaw is'],
    ['Cloudline bamboo viscose sheet set, queen', 'The Cloudline sheet set is'],
    ['Quill & Sister overnight hand mask, rose', 'The Quill & Sister hand mask is'],
    ["hand tied trout flies 12 pack (Gordon's Riverside)", "Gordon's Riverside flies are"],
    ['Pokoj Noc padded prayer mat', 'The Pokoj Noc prayer mat is'],
    ['Fennel & Finch car seat poncho', 'The Fennel & Finch poncho is'],
  ])('says no part of the name twice: %s', (productName, said) => {
    const story =
      'I bought it on Sunday because the old one leaked on my shoes. I use it every day since then, and he laughs.'
    expect(text({ ...WALLET, productName, story, features: [] })).toContain(`${said} KSh 3,200`)
  })

  it.each(['Wanderwort German course', 'Ink & Anchor tattoo studio'])(
    'says "the" of one place or course: %s',
    (productName) => {
      expect(text({ ...FIRM, productName })).toContain(`laughed. This is the ${productName}. `)
    },
  )

  it('says what is done where the name says no more', () => {
    const brief = { ...FIRM, productName: 'dunk tank rental w delivery', callToAction: 'Call Dale' }
    expect(text(brief)).toContain('laughed. We do dunk tank rental with delivery. We charge')
    expect(offerOf(brief)).not.toContain('the name')
  })

  it('names no work that the story speaks of', () => {
    const story = 'A stump stood in her yard for six years. She rang us, and then she laughed.'
    expect(text({ ...FIRM, productName: 'big rons stump grinding', story })).toContain('laughed. We charge')
  })

  it.each([
    ['KSh 3,200', 'We charge KSh 3,200.'],
    ['from $55 p/h', 'Prices start at $55 an hour.'],
    ['free, pro is $6 a month', "It's free, and the pro plan is $6 a month."],
  ])('says the price of work as the seller does: %s', (priceText, line) => {
    expect(text({ ...FIRM, productName: 'Second Wind Piano Moving', priceText })).toContain(`Moving. ${line} Send`)
  })

  it('says the price of a course', () => {
    const course = { ...FIRM, productName: 'Loose Washes: a six-week watercolour course' }
    expect(text({ ...course, priceText: '$79' })).toContain('The course is $79.')
    expect(text({ ...course, priceText: '$25 a lesson' })).toContain('We charge $25 a lesson.')
  })

  it.each([
    ['One day in a family cellar, Kakheti', ['I pick you up from your hotel.'], '140 GEL / person'],
    ['Mushroom walk with Velta', ['I teach you five mushrooms.'], '20 €'],
    ['hilltop goat yoga', ['The goats are friendly.'], '$35 a person'],
    ['The Nail Shed by Priya', ['I do gel and acrylic.', 'I never double-book.'], '£28'],
    ['Doña Felipa - bowler hat reshaping', ['The steam is gentle.'], '60 €'],
    ["Hemu's Bat Garage - cricket bat knocking in", ['The oil is raw linseed.'], '£35'],
    ['Kilt Letting-Out by Post', ['The pleats stay in line.'], '£48'],
    ['Mand i Køkkenet - cooking evenings for widowers', ['The recipes are short.'], '1.950 kr'],
  ])('is of work, whatever the name sounds like: %s', (productName, features, priceText) => {
    const brief = { ...FIRM, productName, features, priceText, callToAction: '', story: KNEELER.story ?? '' }
    expect(text(brief)).toMatch(/husband\. .*I charge .* Message me here to book\.$/)
    expect(text(brief)).not.toMatch(/\bThis is (?:my|a)\b|\bdo (?:one|mushroom)/i)
  })

  it('keeps what has to be typed in capitals', () => {
    expect(text({ ...WALLET, callToAction: 'code SLEEPY' })).toMatch(/Code SLEEPY\.$/)
    expect(text({ ...WALLET, callToAction: 'use code CLEAN to book' })).toMatch(/Use code CLEAN to book\.$/)
    expect(text({ ...WALLET, callToAction: 'message us BIRD' })).toMatch(/Message us BIRD\.$/)
    const coach = { ...FIRM, productName: 'Bea Reyes - interview coaching' }
    expect(text({ ...coach, callToAction: 'pm me SESSION' })).toMatch(/PM me SESSION\.$/)
    expect(text({ ...coach, callToAction: 'whatsapp us before 9 pm' })).toMatch(/WhatsApp us before 9 PM\.$/)
  })

  it('says the call’s names as the story does', () => {
    const typed = {
      ...WALLET,
      story: `my brother-in-law todd took one. ${WALLET.story}`,
      callToAction: 'send this to your todd',
    }
    expect(text(typed)).toMatch(/Send this to your Todd\.$/)
  })

  it('leaves the words of a listing to the notes', () => {
    const listing = {
      ...WALLET,
      features: ['BPA-Free Food Grade Material, Fast Pour Spout', 'Electric Vacuum Adsorption Technology'],
    }
    expect(text(listing)).not.toMatch(/material|technology/i)
    expect(notes(listing)).toMatch(/material.*technology/i)
  })

  it.each(['a', 'b', '7'])('opens the script, whatever the seed (%s)', (seed) => {
    expect(write(WALLET, seed).plan?.angle.label).toBe('As you tell it')
  })

  it('offers the other angles for the next generation', () => {
    const first = write(WALLET)
    const next = write(WALLET, 'b', [first.spoken_script])
    expect(next.plan?.angle.label).not.toBe('As you tell it')
    expect(next.plan?.others.map(({ label }) => label)).toContain('As you tell it')
    expect(first.plan?.others.length).toBeGreaterThan(0)
  })

  it('stands behind the product and its best feature when it was told before, then it is left', () => {
    const first = write(WALLET)
    const second = write(WALLET, 'b', [first.spoken_script])
    expect(second.plan?.angle.label).toBe('The product first')
    const [opener = '', ...rest] = second.scenes.map(({ voiceover }) => voiceover)
    expect(opener).toMatch(/wallet.*It takes six cards and folded notes\.$/)
    expect(rest.join(' ')).toBe(
      `${WALLET.story} We can press your initials at no extra cost. It's KSh 3,200. Order with your initials, we ship worldwide.`,
    )
    const third = write(WALLET, 'c', [second.spoken_script, first.spoken_script])
    expect(['As you tell it', 'The product first']).not.toContain(third.plan?.angle.label)
  })

  it('stands alone where the product has no name to begin with', () => {
    const brief = { ...KNEELER, productName: 'máscara antimoscas p/ caballos' }
    expect(write(brief, 'b', [write(brief).spoken_script]).plan?.angle.label).not.toBe('The product first')
  })

  it('is told again where nothing else was typed', () => {
    const brief = { ...WALLET, features: [], painPoint: '' }
    expect(write(brief, 'b', [write(brief).spoken_script]).spoken_script).toContain('forty wallets')
  })

  it('points at a product that "has got" something', () => {
    const typed = {
      ...KNEELER,
      productName: 'Żgaga kapitana marrowa',
      painPoint: '',
      story: 'My uncle slid a bottle of No. 3 down the table. He poured it on like ketchup and cried.',
      features: ['Aged eleven months in a cider barrel', "It's got orange peel in it, which you notice second"],
    }
    expect(text(typed)).toContain('This has got orange peel')
  })

  it('names a product that it does not speak of as the subject of the first feature', () => {
    expect(text(KNEELER)).toBe(
      `${KNEELER.story} The Kneeldown folding garden seat folds flat and hangs on a nail in the shed. The side rails give you something solid to push up on. It's about fifty-five dollars. Have a look before spring planting.`,
    )
  })

  it('is followed by one plain sentence where no feature can name the product', () => {
    const [first = '', second = ''] = KNEELER.features as string[]
    const spoken = text({ ...KNEELER, features: [second, first] })
    expect(spoken).toContain('husband. This is the Kneeldown folding garden seat. The side rails')
  })

  it.each([
    [
      'Photo booth hire for weddings in Cebu',
      ['We travel to all of Metro Cebu.'],
      'We do photo booth hire for weddings in Cebu.',
    ],
    [
      'Ledgerly bookkeeping software for tradespeople',
      ['You photograph the receipt.'],
      'This is Ledgerly, bookkeeping software for tradespeople.',
    ],
    [
      'Loose Washes: a six-week watercolour course',
      ['You keep the lessons.'],
      'This is Loose Washes, a six-week watercolour course.',
    ],
  ])('brings in "%s"', (productName, features, intro) => {
    expect(text({ ...KNEELER, productName, features })).toContain(`husband. ${intro} ${features[0]}`)
  })

  it.each([
    ['says the name', 'My knees hurt. Then the Kneeldown came.'],
    ['says "this"', 'I got up on my own this Sunday. My husband bought this for me.'],
    ['says that it was made', 'I sewed the first one from an old tablecloth.'],
    ['speaks of customers', 'Most of our customers say sorry when they open the door.'],
    ['says the noun', 'My sister gave me the seat and laughed.'],
  ])('that %s needs no introduction', (_, story) => {
    expect(text({ ...KNEELER, story, features: ['The side rails are steel.'] })).toMatch(
      new RegExp(`^${story.replaceAll('.', '\\.')} The side rails are steel\\.`),
    )
  })

  it.each([
    ['Ginger & turmeric shots, 12 x 60 ml', ['One a day is plenty.'], 'These are my ginger and turmeric shots.'],
    ["Fisherman's rib sweater, undyed", ['The wool is from Texel.'], "This is my fisherman's rib sweater."],
    ['EasyReach litter picker', ['The tip is rubber.'], 'This is the EasyReach litter picker.'],
    ['Curtain Call', ['The bulbs are warm.'], 'This is Curtain Call.'],
    ['Slobber Stopper Lick Mat (2 pack)', ['The back is rubber.'], 'This is the Slobber Stopper lick mat.'],
    ["Auntie Efua's Shito Fire", ['The jar is glass.'], "This is Auntie Efua's Shito Fire."],
    ['Bespoke Bouncers - bouncy castle hire', ['We clean it first.'], 'This is Bespoke Bouncers, bouncy castle hire.'],
  ])('calls "%s" what it was called', (productName, features, intro) => {
    expect(text({ ...KNEELER, productName, features })).toContain(intro)
  })

  it.each([
    [
      'nastarenkaat Kitka (ice grips over shoes)',
      'The nails are steel.',
      "These are the Kitka ice grips. The nails are steel. They're",
    ],
    [
      '左利き用はさみ HIDARI – left-hand scissors',
      'The blades are reversed.',
      "These are the Hidari left-hand scissors. The blades are reversed. They're",
    ],
    ['Leggings Cañón Fit', 'The waist is high.', "These are the Leggings Cañón Fit. The waist is high. They're"],
    ['Kids Water Shoes Quick Dry Aqua Socks', 'The sole is soft.', 'These are my kids water shoes. The sole is soft.'],
    ['Isle of Eigg seaweed chutney', 'It goes with cheese.', 'The Isle of Eigg seaweed chutney goes with cheese. It'],
    ["Grandpa's Shed Has a Dragon", 'My son drew it all.', "This is Grandpa's Shed Has a Dragon. My son drew"],
    ['The Long Way to Ushuaia', 'It has 40 photos.', "The Long Way to Ushuaia has 40 photos. It's"],
    ['Strong After 50 with Jan', 'The chair is steel.', "This is Strong After 50 with Jan. The chair is steel. It's"],
    ['Olive wood spoon from Sfax', 'It does not scratch.', 'This olive wood spoon does not scratch. It'],
    ['magna mates 64pc', 'They click together.', "These magna mates click together. They're"],
    ['SkipTide Surfing', 'It works with no signal.', 'SkipTide works with no signal. The app is'],
    ["Tía Chelo's Salsa Brava hot sauce", 'It keeps for a year.', "Tía Chelo's Salsa Brava keeps for a year. It's"],
    ["The Da's Shed candle", 'It smells of turf.', "Da's Shed candle smells of turf. It's"],
    ['Hilla & Hell cloudberry hot sauce', 'It is sour first.', "The Hilla and Hell sauce is sour first. It's"],
    ["The Smiths' Ferry Fudge", 'It melts slowly.', "Smiths' Ferry Fudge melts slowly. It's"],
    ["Abuela Nena's Pot Liner", 'It is cotton.', "Abuela Nena's Pot Liner is cotton. It's"],
    ['BlendMate Go portable blender', 'It blends frozen mango.', "The BlendMate Go blends frozen mango. It's"],
    ['BlendMate Go portable blender', 'It fits my bag.', "The BlendMate Go portable blender fits my bag. It's"],
    ['FjordSpin Mini spinning wheel', 'It spins flax.', 'The FjordSpin Mini spins flax. The spinning wheel is'],
    ['AquaSoft 15-Stage Shower Head Filter', 'It is brass.', "The AquaSoft filter is brass. It's"],
    ['Quiet Hours white noise machine', 'It has no light.', "The Quiet Hours machine has no light. It's"],
    ['Sling Canguru de Pano', 'It is one layer.', "This baby carrier is one layer. It's"],
    // Where a brand of two words ends is not sure.
    ['Old Mill Scotch Bonnet Sauce', 'It is thick.', "The Old Mill Scotch bonnet sauce is thick. It's"],
    ['Tippa Wi-Fi water leak sensor', 'It rings.', "The Tippa Wi-Fi water leak sensor rings. It's"],
    ['Ugly Pet Portraits by Dale', 'They are drawn badly.', "Ugly Pet Portraits by Dale are drawn badly. They're"],
    ['Lingvo Buddy', 'It reads your notes.', "Lingvo Buddy reads your notes. It's"],
  ])('calls "%s" by what can be said of it', (productName, feature, spoken) => {
    const brief = { ...KNEELER, productName, features: [feature] }
    expect(text(brief)).toContain(`husband. ${spoken}`)
    expect(offerOf(brief)).not.toContain('the name')
  })

  it.each([
    ['máscara antimoscas p/ caballos', 'The velcro is double.'],
    ['варежки Липа', 'It is linden only.'],
    ['kurt sary balls', 'One lasts a lecture.'],
  ])('shows the name "%s", which may be said wrong', (productName, feature) => {
    const brief = { ...KNEELER, productName, features: [feature] }
    expect(text(brief)).toMatch(
      new RegExp(`husband\\. ${feature.replace(/^It/, 'This')} (?:It's|They're) about fifty-five dollars\\.`),
    )
    expect(offerOf(brief)).toContain('the name and the price as text')
  })

  it('calls a thing whose name is a listing by what it is', () => {
    const brief = {
      ...KNEELER,
      productName: 'car mobile holder strong suction',
      painPoint: 'phone falls in the turn',
      features: [
        'it stick on glass and dashboard both',
        'u can take phone with one hand',
        'it hold big phone also with cover',
      ],
    }
    expect(text(brief)).toContain('husband. This car mobile holder stick on glass and dashboard both. You')
    const known = { ...brief, story: 'I drive in Lahore. I found this in May and my aunt laughed.' }
    expect(text(known)).toContain('cover. The holder is about fifty-five dollars.')
  })

  it('says no noun behind a name that says it in another language', () => {
    const features = [
      'It smells of salt.',
      'It burns for forty-five hours if you cut the wick.',
      'The wax is rapeseed.',
    ]
    expect(text({ ...KNEELER, productName: 'Bougie Marée Basse', features })).toContain(
      'husband. The Bougie Marée Basse smells of salt. It burns',
    )
    expect(text({ ...KNEELER, productName: 'vela concha, pan dulce candle', features })).toContain(
      'husband. The Concha candle smells of salt.',
    )
  })

  it('says a name that nothing else said with the price', () => {
    const story = 'My kids laugh about my elbows. My sister gave me this in a gift bag.'
    const opener = {
      ...KNEELER,
      story,
      productName: 'Southpaw left-handed can opener',
      features: ['The crank is left.'],
    }
    expect(text(opener)).toContain('left. The Southpaw left-handed can opener is about fifty-five dollars.')
    const sling = { ...opener, productName: 'Mira sling canguru' }
    expect(text(sling)).toContain('left. The Mira baby carrier is about fifty-five dollars.')
  })

  it.each([
    ['Tell Me, Grandma - a guided memory journal', 'Tell Me, Grandma, the guided memory journal, is about'],
    ["'The Day You Were Brave' personalised children's book", 'The Day You Were Brave is about'],
    ['Hook & Tea: crochet for absolute beginners (online, 6 weeks)', 'The course is about'],
    ['Sterk etter 50, 12 weeks online', 'This is Sterk etter 50.'],
    ['Rye from Scratch with Pete Galani (online, 6 lessons)', 'This is Rye from Scratch with Pete Galani.'],
    ['Raw shea butter from Walewale', 'The shea butter is about'],
    ['The Odile Skirt (PDF sewing pattern, sizes 10 to 30)', 'The Odile skirt sewing pattern is about'],
    ['Ines and the Night Bakery (picture book, 28 pages)', 'Ines and the Night Bakery, the picture book, is about'],
    ['"Who Hid the Moon?" by Una Bain (picture book, signed)', 'The picture book is about'],
    ['Widow Marchand No. 7', 'Widow Marchand No. 7 is about'],
    ['The Holm Ferry Ghosts by Una Bain (paperback)', 'The Holm Ferry Ghosts by Una Bain, the paperback, is about'],
    ['Bow River hopper flies, box of 12', 'The Bow River hopper flies are about'],
    ['carrinho organizador slim 3 andares (slim rolling cart)', 'The cart is about'],
    ['Quitapelos reutilizable – reusable pet hair roller', 'The roller is about'],
    ['Kit Elásticos Força 11 peças (resistance bands)', 'The bands are about'],
    ['Kitambaa cloth nappies (pack of 6)', 'The Kitambaa cloth nappies are about'],
    ['Fanttik style cordless tyre inflator 150PSI', 'The inflator is about'],
    ['Acupressure mat and neck pillow, linen', 'The mat is about'],
    ['15.6 inch portable monitor, USB-C, Full HD', 'The monitor is about'],
  ])('cuts no name: %s', (productName, said) => {
    const story = 'My kids laugh about my elbows. My sister gave me this in a gift bag.'
    expect(text({ ...KNEELER, story, productName, features: ['There is a pocket in the back.'] })).toContain(said)
  })

  it.each([
    ['Maresia – 12 mobile Lightroom presets', 'This is Maresia, 12 mobile Lightroom presets. It works'],
    ['Grouty, quoting app for tilers', 'This is Grouty, a quoting app for tilers. It works'],
    ['Tallio - budget app nurses', 'This is Tallio, a budget app for nurses. It works'],
    ['Pylo – invoice & receipt app', 'This is Pylo, an invoice and receipt app. It works'],
    ["grocery list app 'Basketly' works offline", 'This is Basketly, a grocery list app. It works'],
    ['Gadaj - language app where you only speak', 'This is Gadaj, a language app where you only speak. It works'],
    ['UGC From Zero – 4 week course for beginners', 'This is UGC From Zero, a 4-week course for beginners.'],
    ['Hook & Tea: crochet for absolute beginners (online, 6 weeks)', 'This is Hook & Tea, crochet for absolute'],
    ['Padlás – Lost Hour escape room, Budapest', 'This is Padlás, the Lost Hour escape room.'],
    ['Fietsmaatje, mobile bike repair Utrecht', 'This is Fietsmaatje, mobile bike repair in Utrecht.'],
    ['BIR registration + ITR filing for freelancers', 'We do BIR registration and ITR filing for freelancers.'],
    ['Ledger & Lamb bookkeeping for small shops', 'This is Ledger & Lamb, bookkeeping for small shops.'],
    ['lash lift + brow lamination combo @ studio thandi', 'This is our lash lift and brow lamination combo.'],
  ])('says what it is behind the name where the story does not: %s', (productName, said) => {
    const features = ['It works without internet.', 'We answer on Sundays.']
    expect(text({ ...FIRM, productName, features })).toContain(`laughed. ${said}`)
  })

  it('says what a place is that has a number in its name', () => {
    const room = { ...FIRM, productName: 'Camera 13, escape room Cluj', priceText: '120 lei / person' }
    expect(text({ ...room, features: ['I watch you on camera.'] })).toContain(
      'laughed. This is Camera 13, an escape room in Cluj. I watch',
    )
  })

  it('says no feature in the words of the name', () => {
    const story = 'I hung nineteen kitchen units. Now the first thing out of the van is this laser level.'
    const level = { ...KNEELER, story, productName: '3D cross line laser level, green beam' }
    expect(text({ ...level, features: ['It levels itself as long as you put it down flat.'] })).toContain(
      'level. It levels itself as long as you put it down flat.',
    )
  })

  it('says no place behind a dash with the name', () => {
    const productName = 'Audio guest book phone hire - Gauteng & Pretoria'
    expect(text({ ...FIRM, productName })).not.toContain('Gauteng')
  })

  it('says the name of a firm that is named like the place of the story', () => {
    const story = 'My dad fished off Umhlanga rocks every Sunday. Now we hire out five chairs, and what we do floats.'
    const productName = 'Umhlanga Sand Chairs, beach wheelchair hire'
    expect(text({ ...FIRM, productName, story })).toContain(
      'floats. This is Umhlanga Sand Chairs, beach wheelchair hire.',
    )
  })

  it('names the product where "it" of the last sentence may be another thing', () => {
    const story = 'My grandmother talked to her seat in the garden. When it cracked she wore black for a week.'
    expect(text({ ...KNEELER, story })).toContain('week. The Kneeldown folding garden seat folds flat')
  })

  it('is not introduced where only the price follows', () => {
    const patches = { ...FIRM, productName: 'custom embroidered patches' }
    expect(text(patches)).toContain('laughed. The patches are KSh 3,200. Send')
    expect(text({ ...patches, priceText: 'max 60 €' })).toContain('laughed. The price of the patches is on the')
  })

  it('of an old product is not that of this one', () => {
    const story = 'My old garden seat broke in May.'
    expect(text({ ...KNEELER, story })).toContain('May. The Kneeldown folding garden seat folds flat')
  })

  it('typed on a phone gets capitals, apostrophes and full stops', () => {
    const story =
      'i put this on her window in october\nnow she rings me to say whos been for breakfast, u should hear her'
    expect(text({ ...KNEELER, story, features: [] })).toMatch(
      /^I put this on her window in October\. Now she rings me to say who's been for breakfast, you should hear her\. /,
    )
  })

  it('keeps what is not contracted, numbers and units as they are', () => {
    const story = 'It is 130 cm and I did not measure it twice. They were not amused.'
    expect(text({ ...KNEELER, story })).toContain(story)
  })

  it.each([
    'It cured my back pain.',
    'My migraines are gone since May.',
    'My knees do not hurt anymore.',
    "I haven't had one headache since.",
    'I made $3,000 last month with it.',
  ])('is told without "%s"', (claim) => {
    const story = `I found this in a shop. ${claim} My husband laughed.`
    expect(text({ ...KNEELER, story })).toMatch(/^I found this in a shop\. My husband laughed\./)
    expect(notes({ ...KNEELER, story })).toContain(`“${claim}”`)
  })

  it('may name the trouble that a body has', () => {
    const story = 'My back pain was so bad that I stopped cooking. I bought this in May.'
    expect(text({ ...KNEELER, story })).toContain(story)
  })

  it('of a few words, or in another language, is no script', () => {
    const bare = { ...KNEELER, features: [], price: 0, priceText: '', callToAction: '' }
    expect(write({ ...bare, story: 'I got up.' }).plan?.angle.label).not.toBe('As you tell it')
    const german = 'Ich habe das für meine Mutter gekauft und sie ist damit nicht mehr auf den Knien.'
    expect(write({ ...KNEELER, story: german }).plan?.angle.label).not.toBe('As you tell it')
  })

  it('is not told in the first person where that is switched off', () => {
    expect(write({ ...WALLET, firstPerson: false }).plan?.angle.label).not.toBe('As you tell it')
  })

  it.each([
    ['skit', 'no second voice'],
    ['comparison', 'no side-by-side'],
    ['conspiracy', 'no clues'],
  ] as const)('in the style %s is told to camera, and a note says so', (style, note) => {
    expect(text({ ...WALLET, style })).toBe(text(WALLET))
    expect(notes({ ...WALLET, style })).toContain(note)
    expect(
      write({ ...WALLET, style })
        .scenes.map(({ visualCue }) => visualCue)
        .join(' '),
    ).not.toMatch(/split screen|"before"/i)
  })

  it('that is too long is said whole, with one feature, and a longer video is offered', () => {
    const brief = { ...WALLET, videoLength: 15 as const }
    expect(text(brief)).toBe(
      `${WALLET.story} It takes six cards and folded notes. It's KSh 3,200. Order with your initials, we ship worldwide.`,
    )
    const told = { ...brief, callToAction: 'Order with your initials, and tell me whose they are' }
    expect(text(told)).toMatch(/Order with your initials\.$/)
    expect(notes(told)).toContain('Left out of your call to action, to fit 15 seconds: “tell me whose they are”')
    const word = { ...brief, callToAction: 'Write FOLD in the comments and I send you the colors' }
    expect(text(word)).toMatch(/Write FOLD in the comments and I send you the colors\.$/)
    expect(notes(brief)).toContain('Your story takes about 20 seconds. Shorten it, or choose 30 seconds.')
    expect(notes(brief)).toContain('Left out to fit 15 seconds: “We can press your initials at no extra cost.”')
    const { plan, scenes } = write(brief)
    expect(plan?.offeredLength).toBe(30)
    expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBeGreaterThan(17)
  })

  it('tells who called, but asks for no call outside of the platform', () => {
    const told = 'Two winters ago a man would call me on a Sunday because of a door.'
    expect(text({ ...WALLET, story: `${told} He laughed. Call me on 555 0199.` })).toContain(`${told} He laughed.`)
    expect(text({ ...WALLET, story: `${told} He laughed. Call me on 555 0199.` })).not.toContain('0199')
  })

  it('with a name that is not said shows it beside the price', () => {
    const named = { ...WALLET, productName: "Stage Head candle: 'Wool on the Radiator'", features: [] }
    const story = 'My sister said could you not bottle that, and I said no. Then I lit a candle like that for her.'
    expect(offerOf({ ...named, story })).toContain('the name and the price as text')
    expect(offerOf({ ...named, story: `${story} She named it Wool on the Radiator.` })).not.toContain('the name')
  })

  it('is not told again by a feature that adds one word', () => {
    const story = 'Since then I have always two people on standby every Saturday until the end of September.'
    const feature = 'We have two people on standby each Saturday of the season.'
    expect(text({ ...WALLET, story, features: [feature, 'We wash the linen here.'] })).not.toContain('season')
  })

  it('that has its time is followed by one short feature all the same, and by a list as one', () => {
    const story =
      'I learnt leather work in Nakuru from a saddle maker. This is wallet number forty-two, and goats eat the others, he says, with salt and a little pepper on them.'
    const brief = { ...WALLET, story, videoLength: 15 as const, features: ['coins + notes r safe'] }
    expect(text(brief)).toContain('pepper on them. Coins and notes are safe. ')
  })

  it('is followed by the feature that there is time for', () => {
    const story = 'I learnt leather work in Nakuru. This is wallet number forty-two, and goats eat the others.'
    const long =
      'It takes six cards and folded notes and all the tickets that one never finds again in the pocket of a coat, and behind them a photo of the dog.'
    const brief = { ...WALLET, story, videoLength: 15 as const, callToAction: '' }
    const spoken = text({ ...brief, features: [long, 'It closes without a button.'] })
    expect(spoken).not.toContain('six cards')
    expect(spoken).toContain('It closes without a button.')
  })

  it('is followed by the feature that is about the typed problem, a few words longer than another', () => {
    const brief = {
      ...WALLET,
      videoLength: 15 as const,
      story:
        'I learnt leather work in Nakuru. This is wallet number forty-two, and goats eat the others, all of them, on Sunday.',
      painPoint: 'My tickets are gone when the inspector comes',
      features: ['It smells of new leather.', 'Tickets have a pocket of their own at the back.'],
      callToAction: '',
    }
    expect(text(brief)).toContain('Tickets have a pocket of their own at the back.')
    expect(text(brief)).not.toContain('smells')
    expect(text({ ...brief, painPoint: '' })).toContain('It smells of new leather.')
  })

  it('is cut between two sentences that a comma joins rather than inside of one', () => {
    const story =
      'I carve spoons in the evening. At the third I looked up from the balcony and it was already dark, I had eleven missed calls and one of them was my wife from the kitchen.'
    expect(said({ ...KNEELER, story })).toContain('At the third I looked up from the balcony and it was already dark.')
  })

  it.each([
    [
      'LumaNook closet lights',
      'You have to walk through the dark part of the hallway to get to the switch.',
      ["Sticks on with a magnet, no screws, so the landlord can't complain", 'A charge lasts six weeks in our hallway'],
    ],
    [
      'Heated sitting pad, USB',
      '',
      ['It gets warm in about two minutes on a cold bench.', 'On low heat it holds for five hours with 10 000 mAh.'],
    ],
  ])('is followed by the first feature of %s, not by a figure', (productName, painPoint, features) => {
    const story =
      'My son plays hockey and the benches are concrete, it was minus eleven last time. I lent it to the grandmother of the goalkeeper, and she kept it.'
    const brief = { ...KNEELER, productName, painPoint, features, story, callToAction: '', videoLength: 15 as const }
    expect(text(brief)).toContain(features[0]?.split(' ').slice(-4).join(' '))
    expect(text(brief)).not.toContain(features[1]?.split(' ').slice(-3).join(' '))
  })

  it.each([
    ['Ferryman sea drops', ['Two drops on the tongue before you sail', 'No ginger, so my mouth stays calm'], ''],
    ['Quaypaw dog raincoat', ['cold wash, hang to dry', 'one clip at the belly, so he cannot wriggle out'], ''],
    ['Deckhand beanie', ['Merino wool, lined with silk', 'a hole at the back for long hair'], ''],
    [
      'Skerry knitting club',
      ['We meet above the bakery', 'A token gets you the first evening, so come'],
      'Keep the token',
    ],
    ['Deckhand berth cleaning', ['Insured for the sea', 'Salt on the windows is included, others charge it'], ''],
    ['Skerry candle', ['Soy wax from a farm on Skye', 'It smells of a harbor in the rain'], ''],
    ['Skerry oyster opener', ['It opens also tins', 'The guard stops the hand'], ''],
    ['Mairi peel-off stickers', ['The sheet is thick', 'They peel off a wall'], ''],
    ['Deckhand spill proof mug', ['The lid is cork', "It didn't spill on the stairs of the bus"], ''],
    ['Mairi squat proof tights', ['The waist is wide', "They don't go sheer, we looked with a torch"], ''],
    ['Skerry erasable marker', ['The tip is thin as a needle', 'The ink disappears under a thumb'], ''],
  ])('is followed by the second feature of %s', (productName, features, callToAction) => {
    const story =
      'My brother fell asleep on the ferry to Lewis and woke up beside the wrong island. He laughed about it for a week, and so did all the crew.'
    const brief = { ...KNEELER, productName, features, story, callToAction, videoLength: 15 as const }
    expect(text(brief)).toContain(features[1]?.split(' ').slice(-3).join(' '))
    expect(text(brief)).not.toContain(features[0]?.split(' ').slice(-3).join(' '))
  })

  it('is followed by no dull feature that would fill the time', () => {
    const story =
      'My brother fell asleep on the ferry to Lewis and woke up beside the wrong island. He laughed about it for a week, and so did all the crew. They gave him a whistle and a blanket, and the cook wrote his name on the rail. He still has not paid for the second crossing.'
    const features = [
      'It wakes you before your stop.',
      'Welsh or English.',
      'It keeps a list of all the islands that you ever slept through, with the date and the name of the boat.',
    ]
    expect(text({ ...KNEELER, productName: 'FerryLog', features, story, videoLength: 30 })).toContain(
      'before your stop.',
    )
    expect(text({ ...KNEELER, productName: 'FerryLog', features, story, videoLength: 30 })).not.toContain('Welsh')
  })

  it('is followed by no dull label beside another feature, whatever time is left', () => {
    const features = ['Cork, hand wash only', 'weighs 90 g', 'It stayed on in the wind, we filmed it']
    const spoken = text({ ...KNEELER, productName: 'Deckhand beret', features })
    expect(spoken).toContain('stayed on in the wind, we filmed it.')
    expect(spoken).not.toMatch(/wash|90/)
  })

  it('is followed by one more feature where three seconds are left', () => {
    const story =
      'My brother fell asleep on the ferry to Lewis and woke up beside the wrong island. He laughed about it for a week, and so did all the crew. They gave him a whistle and a blanket, and the cook wrote his name on the rail of the whole top deck in big white paint.'
    const features = ['It wakes you before your stop.', 'You can wear it under a woolen hat.']
    expect(text({ ...KNEELER, productName: 'FerryLog', features, story, videoLength: 30 })).toContain('woolen hat.')
  })

  it('is followed by two lines of a listing that are heard, where it leaves time, and by no mark', () => {
    const features = [
      'ISI MARK IS 4401, FOOD GRADE ABS',
      'TIDE ALARM, SIZE 4 X 2 CM',
      '4 HOOKS, 12 RINGS',
      'WITH CORD & BELT CLIP',
    ]
    const story =
      'My brother fell asleep on the ferry to Lewis and woke up beside the wrong island. He laughed about it for a week, and so did all the crew.'
    expect(text({ ...KNEELER, productName: 'FerryLog whistle', features, story })).toMatch(
      /crew\. The FerryLog whistle has a tide alarm\. It has a cord and belt clip\. It's about/,
    )
  })

  it('is followed by the feature that answers what goes wrong in it, and by sizes and limits last', () => {
    const brief = {
      ...WALLET,
      productName: 'Whirl travel blender',
      painPoint: '',
      callToAction: '',
      story:
        "My old blender couldn't get through a frozen strawberry. So my sister took it back to the shop on Sunday.",
    }
    const features = ['It comes in four colors.', 'The jar fits a car.', 'It crushes ice from the tray.']
    expect(text({ ...brief, features })).toMatch(/crushes ice from the tray\. .*four colors\./)
    const long = [
      'The lid closes with one hand and opens again when you turn it twice to the left.',
      ...features.slice(2),
    ]
    expect(text({ ...brief, videoLength: 15 as const, features: long })).toContain('crushes ice')
  })

  it('is followed by a label that answers the typed problem, beside sentences', () => {
    const brief = { ...KNEELER, painPoint: 'The old one was so heavy to carry' }
    const features = ['It hangs on a hook.', 'lightweight', 'garden green']
    expect(text({ ...brief, features })).toMatch(/hangs on a hook\. It's lightweight\. It's about/)
  })

  it.each([
    ['Osprey Candles - Wet Slate', 'It smells of slate.', 'It smells of slate. The Osprey candle is KSh'],
    [
      'Crumb Without, nut-free birthday cakes',
      'No nut comes into my kitchen.',
      "No nut comes into my kitchen. They're KSh",
    ],
  ])('calls "%s" by a name that agrees with the verb', (productName, feature, said) => {
    const story = 'My aunt came on Sunday and said nothing for an hour. Then she asked me what she had to do to stay.'
    expect(text({ ...WALLET, productName, story, features: [feature] })).toContain(said)
  })

  it('that calls the product by the last word of its name is followed by "it"', () => {
    const brief = {
      ...WALLET,
      productName: 'hammock Cocuyo two seats',
      story: 'My old one tore under my uncle at Easter. So I hung the cocuyo, and he slept until Monday.',
      features: ['It holds two uncles.'],
    }
    expect(text(brief)).toContain('until Monday. It holds two uncles. The hammock is KSh 3,200.')
  })

  it('is followed by each feature that there is time for, past a long one', () => {
    const long =
      'The leather is cut by hand in Nakuru, and it is sewn by hand in a room that has one window and smells of tea and of the goats outside.'
    const features = ['It takes six cards.', long, 'It closes without a button.']
    const brief = { ...WALLET, videoLength: 30 as const, features }
    expect(text(brief)).toContain('It takes six cards. It closes without a button.')
    expect(notes(brief)).toContain(`Left out to fit 30 seconds: “${long}”`)
  })
})

describe('the pictures of a story', () => {
  const seen = (brief: ScriptBriefInput) => write(brief).scenes.map(({ visualCue }) => visualCue)
  const NAME_TEXT = ', "Slim leather wallet" as text'

  it('show who tells it with the product, and the product alone where it is spoken of', () => {
    expect(
      seen({ ...WALLET, story: 'My first forty wallets were only good for goats. I made this one in May.' }),
    ).toEqual([
      `Creator with the leather wallet in hand, to the lens${NAME_TEXT}.`,
      'Creator shows the leather wallet to the lens.',
      expect.any(String),
      expect.any(String),
    ])
  })

  it('comes behind the typed problem, where time is left and it tells something else', () => {
    const painPoint = 'The ones from the mall split at the fold before the year ends.'
    const own = 'A saddle maker told me that my wallets were only good for goats.'
    const shown = 'Slim leather wallet'
    expect(said({ ...WALLET, painPoint })[0]).toBe(painPoint)
    const known = 'wallets that split at the fold before the year ends'
    expect(said({ ...WALLET, painPoint: known })[0]).toBe(`You know those ${known}?`)
    expect(seen({ ...WALLET, painPoint })[0]).toContain(`"${shown}" as text`)
    expect(said({ ...WALLET, painPoint: own })[0]).toContain('saddle maker in Nakuru')
    expect(said({ ...WALLET, painPoint, videoLength: 15 })[0]).toContain('saddle maker in Nakuru')
  })

  it('comes behind a long problem only where all features are said, too', () => {
    const painPoint = 'Beer traps, eggshells, coffee grounds, I tried the lot and all I ever got was drunk slugs.'
    const story =
      'Fourteen dahlias planted out on the Friday. Two left on the Monday, and then Brenda lent me her seat.'
    const brief = { ...KNEELER, painPoint, story, videoLength: 60 } as const
    expect(said(brief)[0]).toBe(painPoint)
    expect(said({ ...brief, videoLength: 15 })[0]).toBe('Fourteen dahlias planted out on the Friday.')
  })

  it('does not tell a feature whose reason it leaves out', () => {
    const feature = 'The side rail is on the right, so your other hand is free for the weeds.'
    const story = `${KNEELER.story} The first one came with the side rail on the right again.`
    expect(text({ ...KNEELER, story, features: [feature], videoLength: 60 })).toContain(feature)
  })

  it.each([
    ['portable blender 6 blade', 'edges break no matter wat u buy', 'Edges break no matter what you buy'],
    ['Mini Akkuschrauber / cordless screwdriver set 3.6V with 32 bits', '', 'Cordless screwdriver set'],
    ['rechargable camping fan w lantern 20000mah', '', 'Rechargeable camping fan'],
    ['Kids instant print camera 1080p', 'Kids who take always my phone', 'Kids instant print camera'],
    ['portable blender 6 blade', 'The big blender wakes the whole house', 'The big blender wakes the whole house'],
  ])('open "%s" with a text that everybody can read', (productName, painPoint, opening) => {
    expect(seen({ ...WALLET, productName, painPoint, videoLength: 15 })[0]).toContain(`"${opening}" as text`)
  })

  it.each([
    'I bought the wallet in May.',
    'Got this in the sale.',
    'The thing is on a hook by the door.',
    'Then a friend left one of this at ours.',
  ])('show the product with "%s"', (sentence) => {
    const story = `My old one fell apart on a bus to Leeds. ${sentence} Nobody in the family has asked for it back since then.`
    expect(seen({ ...WALLET, story })[1]).toMatch(/wallet/)
  })

  it('show no part that a feature names', () => {
    const features = ['The wood is soft oak.', 'It fits the cup holder in my Corsa.', 'The light colours show nothing.']
    expect(seen({ ...KNEELER, features }).join(' ')).not.toMatch(/knuckle|oak|cup holder|the light/i)
  })

  it('show a school by who speaks for it', () => {
    const brief = { ...KNEELER, productName: 'Patience Driving School Johannesburg', features: ['We never shout.'] }
    expect(
      seen(brief)
        .join(' ')
        .replace(/"[^"]*" as text/g, ''),
    ).not.toMatch(/johannesburg/i)
    const cues = seen({ ...brief, productName: 'Brightside Window Cleaning Dunedin' })
      .join(' ')
      .replace(/"[^"]*" as text/g, '')
    expect(cues).toContain('Creator at work')
    expect(cues).not.toMatch(/dunedin/i)
  })

  it('show a service by its maker and by clips', () => {
    const brief = {
      ...KNEELER,
      productName: 'Driving lessons for nervous learners',
      features: ['We stay in quiet streets.'],
    }
    for (const cue of seen(brief)) expect(cue).toMatch(/creator|clip of a lesson/i)
    expect(seen(brief).join(' ')).not.toMatch(/laptop|work table|tools/)
  })

  it('show nothing that the sentence says not to do', () => {
    const features = ['You must not put it in the dishwasher.', 'It is not for the oven.']
    const cues = seen({ ...KNEELER, productName: 'Blue steel tarte mold', features }).join(' ')
    expect(cues.replace(/"[^"]*" as text/g, '')).not.toMatch(/dishwasher|oven/)
  })

  it('are each another one', () => {
    const cues = seen(KNEELER).flatMap((cue) => cue.replace(/\.$/, '').toLowerCase().split('; '))
    expect(new Set(cues).size).toBe(cues.length)
    expect(cues).not.toContain('')
  })
})

describe('beside a story', () => {
  it('a feature that it tells is not said again', () => {
    const story = 'I bought this because it takes six cards and folded notes.'
    expect(text({ ...WALLET, story }).match(/six cards/g)).toHaveLength(1)
    expect(notes({ ...WALLET, story })).not.toContain('six cards')
  })

  it('what follows from a fact that it tells is not said either, and what it only touches is', () => {
    const story = 'I learned at sixty. I take the pedals off first, you only scoot. Kezia has locs down to her waist.'
    const features = [
      'You learn with no pedals on first so your feet are near the ground',
      'Fits locs down to your waist',
      'You learn on a bike with a bell',
    ]
    const spoken = text({ ...KNEELER, story, features })
    expect(spoken).not.toContain('You learn with no pedals')
    expect(spoken).toContain('fits locs down to your waist.')
    expect(spoken).toContain('You learn on a bike with a bell.')
  })

  it.each([
    [
      "There's a strap for the card so I tap without opening.",
      'The card strap is outside so you tap in without opening',
    ],
    [
      'It shows one big number, what you can spend today, and that is it.',
      'It shows one number, what you can spend today',
    ],
    ['I sprayed it at seven and this was 4th period.', 'it lasts till like 4th period fr'],
  ])('a feature in other words is not said again: %s', (sentence, feature) => {
    const spoken = text({ ...KNEELER, story: `${KNEELER.story} ${sentence}`, features: [feature, 'It folds flat.'] })
    expect(spoken.split(sentence)[1]).toMatch(/^ (?:The Kneeldown folding garden seat|It) folds flat\. /)
  })

  it('labels are text beside a sentence, one and without shorthand, or noted', () => {
    const features = ['It hangs on a hook.', 'pocket inside for ur phone', 'Large 200 mL Stainless Steel Tank']
    const brief = {
      ...KNEELER,
      features: [...features, 'Also cleans: jewelry, eyeglass parts, mouth guards and rings'],
      videoLength: 15 as const,
    }
    expect(text(brief)).toContain('husband. The Kneeldown folding garden seat hangs on a hook. It')
    const roomy = 'You get a video for every step.'
    expect(text({ ...KNEELER, features: ['It hangs on a hook.', 'video for every step'] })).toContain(roomy)
    const cues = write(brief).scenes.map(({ visualCue }) => visualCue)
    expect(cues.join(' ').match(/text on screen: [^)]*/g)).toEqual(['text on screen: Pocket inside for your phone'])
    expect(notes(brief)).toMatch(/isn’t a full sentence: “Large 200 mL[^“]*” “Also cleans: jewelry/)
  })

  it.each([
    ['linen so not clammy', 'Linen so not clammy.'],
    ['hooks with one hand, no nails in the shed wall', 'It hooks with one hand, no nails in the shed wall.'],
    ['light enough to carry to the far bed', "It's light enough to carry to the far bed."],
    ['Also a step, also a stool for the tent', 'Also a step, also a stool for the tent.'],
    ['double knit knee and shin', 'Double knit knee and shin.'],
    ['Smell is of hay', 'Smell is of hay.'],
    ['lasts one summer at least, no rust', 'It lasts one summer at least, no rust.'],
  ])('words typed by hand are said beside a sentence: "%s"', (feature, said) => {
    expect(text({ ...KNEELER, features: ['You turn it over.', feature] })).toContain(` ${said} `)
  })

  it.each(['size 38 to 46', '20 colours', 'no Sweetened', 'steel bolt, spare bolt'])(
    'a bare label is no line behind a sentence: "%s"',
    (feature) => {
      expect(text({ ...KNEELER, videoLength: 15, features: ['You turn it over.', feature] })).not.toContain(
        feature.slice(0, 6),
      )
    },
  )

  it('labels alone are said where they make a plain sentence', () => {
    const features = ['Large 200 mL Stainless Steel Tank', 'foam handle', 'storage pocket']
    expect(text({ ...KNEELER, features })).toContain('has a foam handle. It has a storage pocket.')
    expect(text({ ...KNEELER, features: ['foam handle'] })).not.toContain('handle')
    const more = [...features, 'Reusable, no paper covers']
    expect(text({ ...KNEELER, features: more })).toContain(
      "has a foam handle. It's reusable, with no paper covers. It's",
    )
  })

  it.each([
    'charges with ur normal phone charger',
    'seat holds 300 lb',
    'Batteries not included',
    'wash n use again',
    'Comes in ceramic cup, reusable, gift box included',
    'made in lubbock tx',
    'police cleared and insured',
  ])('"%s" is said where the form says so, and only there', (feature) => {
    const spoken = text({ ...KNEELER, videoLength: 120, features: [feature] })
    const said = asSentence(feature, false)?.replace(/^It(?:'s)? /, '')
    expect(said !== undefined).toBe(isSaidAsTyped(feature))
    if (said === undefined) expect(spoken).not.toContain(feature.split(' ')[0])
    else expect(spoken).toContain(said)
  })

  it.each([
    ['10 colours dey', undefined],
    ['P to GG', undefined],
    ['S-4xl unisex', undefined],
    ['Cintura alta', undefined],
    ['A bit heavy for a bike', undefined],
    ["Short length also I'm 1.57", undefined],
    ['usb charging lamp', 'USB charging lamp'],
    ['for iPhone 12 until 16', 'For iPhone 12 to 16'],
  ])('"%s" is shown as %s', (label, shown) => {
    const brief = { ...KNEELER, features: ['It folds flat.', label] }
    const cues = write(brief).scenes.map(({ visualCue }) => visualCue)
    expect(/text on screen: ([^)]*)/.exec(cues.join(' '))?.[1]).toBe(shown)
    if (shown === undefined) expect(notes(brief)).toContain(`“${label}”`)
  })

  it.each([
    [['waist 30 to 50', 'linen so not clammy'], 'Linen so not clammy.'],
    [['no dye', 'turns blue when you add lime'], 'turns blue when you add lime.'],
    [['You need no nails.', 'Clicks so loud the hens run.'], 'clicks so loud the hens run.'],
    [['Chuck it in the wash at 40.', 'You carry it in one hand.'], 'You carry it in one hand.'],
    [['holds like 12 pegs', 'comes w 30 veggie patch flags'], 'comes with 30 veggie patch flags.'],
  ])('of %j beside a long story the one is said that sells', (features, said) => {
    const { story = '' } = KNEELER
    const spoken = text({
      ...KNEELER,
      videoLength: 15,
      story: `${story} He laughed so much that he sat down.`,
      features,
    })
    expect(spoken).toContain(said)
    expect(spoken).not.toContain(features[0])
  })

  it('a sentence of figures is said last, where time is left', () => {
    const features = ['It weighs 900 grams with the bag.', 'You carry it in one hand.']
    expect(text({ ...KNEELER, features })).toContain('You carry it in one hand. It weighs 900 grams with the bag.')
    expect(text({ ...KNEELER, videoLength: 15, features })).not.toContain('900')
  })

  it('what a candle named for it smells of is said before its wax', () => {
    const features = ['Soy wax, poured in my shed.', 'Wet grass and a bit of quince, no musk.']
    const candle = { ...KNEELER, videoLength: 15 as const, productName: 'Quince & Wet Lawn candle', features }
    expect(text(candle)).toContain('Wet grass and a bit of quince, no musk.')
    expect(text(candle)).not.toContain('Soy wax')
  })

  it('one text is on screen in a scene of features, none beside the price', () => {
    const labels = ['folds flat', 'squat proof', 'garden green', 'three colors']
    const cues = write({ ...KNEELER, features: labels }).scenes.map(({ visualCue }) => visualCue)
    expect(cues.filter((cue) => cue.includes('text on screen:')).length).toBeLessThan(labels.length)
    for (const cue of cues) expect(cue.match(/ as text|text on screen/g)?.length ?? 0).toBeLessThan(2)
    expect(cues.join(' ')).not.toMatch(/text on screen: [^)]*,/)
  })

  it('labels are said as sentences, and other words are text on screen', () => {
    const brief = { ...KNEELER, features: ['folds flat', 'squat proof, 4 colors tested in daylight'] }
    expect(text(brief)).toContain('The Kneeldown folding garden seat folds flat.')
    expect(text(brief)).not.toContain('squat proof')
    expect(notes(brief)).toMatch(/Shown as text, not spoken: Squat proof/)
  })

  it.each([
    'See the colours in our shop',
    'Tag a left-hander and tell them we have been found out.',
    'Send me a photo of the worst corner.',
    'Order before December 15 and it arrives before Christmas',
  ])('the call "%s" is said as typed', (callToAction) => {
    expect(text({ ...WALLET, callToAction })).toMatch(new RegExp(`KSh 3,200\\. ${callToAction.replace(/\.$/, '')}\\.$`))
    expect(notes({ ...WALLET, callToAction })).not.toContain('call to action')
  })

  it('what the rules of the platform take from the call is noted', () => {
    const website = { ...WALLET, callToAction: 'Find your stockist on our website or order a bottle' }
    expect(text(website)).toMatch(/Find your stockist online or order a bottle\.$/)
    expect(notes(website)).toContain('“on our website” became “online”')
    const dad = { ...WALLET, callToAction: "If you've got a dad who's hard to buy for, the link's in my bio." }
    expect(text(dad)).toMatch(/hard to buy for, the link's right here\.$/)
    const phone = { ...WALLET, callToAction: 'Light one on Sunday. Message us at @saddlemaker' }
    expect(text(phone)).toMatch(/Light one on Sunday\.$/)
    expect(notes(phone)).toContain('Left out of your call to action')
  })

  it('no call was typed, and a plain one is said', () => {
    expect(text({ ...WALLET, callToAction: '' })).toMatch(/It's KSh 3,200\. It's linked right here\.$/)
    const many = { ...WALLET, productName: 'Slim leather wallets', callToAction: '' }
    expect(text(many)).toMatch(/KSh 3,200\. The link's right here\.$/)
  })

  it.each([
    ['Curtain Call', [], "It's linked right here."],
    ['Slim leather wallet', ['I post on Mondays.'], 'Message me here to order.'],
    ['Slim leather wallet', ['We post on Mondays.'], 'Message us here to order.'],
    ['Slim leather wallet', ['You find me at the Nakuru market.'], 'Message me here to order.'],
    ['Slim leather wallet', ['I wash it by hand.'], "It's linked right here."],
    ['Driving lessons for nervous learners', [], 'Message me here to book.'],
    ['Tonko – speak Spanish with AI, 15 min a day', [], "It's linked right here."],
    [
      'Prosta Płyta – warped vinyl flattening',
      ['I film every record and send you the video.'],
      'Message me here to book.',
    ],
  ])('a plain call suits what is sold: %s %j', (productName, features, call) => {
    const story = `${KNEELER.story} He laughed.`
    expect(text({ ...WALLET, productName, story, features, callToAction: '' }).endsWith(` ${call}`)).toBe(true)
  })

  it.each([
    [
      'Halvsies',
      ['You both connect your bank.', 'It shows one sum until payday.', 'We never sell your data.'],
      '€3 a month, first month free',
      /^Creator with the app open on a phone/,
      "The app is €3 a month, first month free. It's linked right here.",
    ],
    [
      'Kin Corner shopping list',
      ['It works on an old phone.', 'If the milk is out, it texts one of you.'],
      '€2 once',
      /^Creator with the app open on a phone/,
      "It's linked right here.",
    ],
    [
      'Tall After Sixty with Bridie',
      ['You train twice a week.', 'There is a group call on Fridays.'],
      '£40 a month',
      /^The creator's face/,
      'I charge £40 a month. Message me here to book.',
    ],
    [
      'Ola Clock Servicing, Leeds',
      ['I come to your shop.', 'Most times it is the spring.'],
      'from £30',
      /^Creator at work/,
      'Prices start at £30. Message me here to book.',
    ],
    [
      'Halvsies',
      ['The handle is oak.', 'It shows one sum.', 'It buzzes once.'],
      '€30',
      /^Creator with Halvsies in front of them/,
      "It's €30. It's linked right here.",
    ],
  ])('the words of the whole form say what is sold: %s %j', (productName, features, priceText, picture, end) => {
    const story = 'My neighbour asked about it in June. She laughed.'
    const { scenes } = write({ ...WALLET, productName, story, features, priceText, callToAction: '' })
    expect(scenes[0]?.visualCue).toMatch(picture)
    expect(scenes.map(({ voiceover }) => voiceover).join(' ')).toContain(end)
  })

  it('a call in another language is said in English', () => {
    const basket = { ...WALLET, callToAction: 'klik keranjang kuning kak' }
    expect(text(basket)).toMatch(/It's KSh 3,200\. Tap the yellow basket\.$/)
    expect(notes(basket)).toContain('“klik keranjang kuning kak” became “Tap the yellow basket.”')
    expect(text({ ...WALLET, callToAction: 'compra hoy con envío gratis' })).toMatch(/It's linked right here\.$/)
  })

  it.each([
    ['Order a crate.', 'We lend you a padded crate to ship it in.'],
    ['When the 30 seats are gone they are gone', 'He welds 30 seats a week.'],
  ])('says what the call counts on: %s', (callToAction, feature) => {
    const features = ['It folds flat and hangs on a nail in the shed.', 'The rails are steel.', feature]
    expect(text({ ...KNEELER, videoLength: 15, features, callToAction })).toContain(feature)
  })

  it.each([
    ['"Who has the keys?" I asked. He looked at the lake.', '"Who has the keys?" I asked.'],
    ['My aunt wrote: "No soup. No visits." Then she came with a lasagna for nine.', '"No soup. No visits."'],
  ])('no scene ends within a quotation: %s', (story, whole) => {
    expect(said({ ...KNEELER, story })[0]).toContain(whole)
  })

  it('the verb agrees with a name of several, and a brand of several things says what they are', () => {
    const candles = { ...KNEELER, productName: 'Merrow Candles - Low Tide', features: ['It smells of kelp.'] }
    expect(text(candles)).toContain('The Merrow candle smells of kelp.')
    const story = 'My son cannot eat nuts in a cake. So I bake these at night.'
    const cakes = { ...KNEELER, productName: 'Bake Sans, nut-free birthday cakes', features: [], story }
    expect(text(cakes)).toContain('Bake Sans nut-free birthday cakes are about fifty-five dollars.')
  })

  it('the price is that of the thing, not of who makes it', () => {
    const story = 'My son opened every drawer in the flat. Then my uncle made him this one, and he sat for an hour.'
    const priceOf = (productName: string, more: object = {}) =>
      text({ ...WALLET, story, features: [], callToAction: '', productName, ...more })
    expect(priceOf('Fenna Atelier wooden lock board')).toContain('The wooden lock board is KSh 3,200.')
    expect(priceOf('nosy neighbors (the card game)')).toContain(
      "This is Nosy Neighbors, the card game. It's KSh 3,200.",
    )
    expect(priceOf('Plum Puzzles for Night Owls, Vol. 2')).toContain(
      'Plum Puzzles for Night Owls, the book, is KSh 3,200.',
    )
    expect(priceOf('Brass Plant Labels, set of 6')).toContain('The set is KSh 3,200.')
    expect(priceOf('Tindle T9 camping lantern + power bank')).toContain('the camping lantern, is KSh 3,200.')
    expect(priceOf('binhi qt jelly tint - shade guava')).not.toContain('shade')
    expect(priceOf('Hortense, a dried kombucha starter', { story: `Hortense is older than me. ${story}` })).toContain(
      'The dried kombucha starter is KSh 3,200.',
    )
    const mint =
      'I pulled up all of my mint last spring. I counted. My aunt still asks about it when she comes for tea.'
    const labels = { story: mint, features: ['You push them in by hand.'] }
    expect(priceOf('Brass Plant Labels, set of 6', labels)).toContain('These are the Brass Plant Labels, six in a set.')
  })

  it('what the seller calls "they" stays several', () => {
    const features = ['They crush ice in a minute.', 'They charge off any phone lead.']
    const story = 'My cousin got married outside in June. In the pictures we all look happy.'
    const blenders = { ...KNEELER, productName: 'Vexa PB-3 portable blenders', story, features }
    expect(text(blenders)).toContain('The Vexa PB-3 portable blenders crush ice')
    expect(text(blenders)).toContain("They're about fifty-five dollars.")
    const pictures = write(blenders).scenes.map(({ visualCue }) => visualCue)
    expect(pictures.join(' ')).not.toMatch(/blender\b/)
  })

  it('a sun protection factor keeps its number', () => {
    const features = ['It goes on clear.', 'It fits into a small bag.']
    const story = 'My cousin got married outside in June. In the pictures we all look happy.'
    expect(text({ ...KNEELER, productName: 'Orlebase SPF 50 sunscreen stick', story, features })).toContain(
      'The Orlebase SPF 50 sunscreen stick',
    )
  })

  it('work is called by what it is', () => {
    const story = 'A woman rang us on Sunday. She cried on the phone, and then she laughed.'
    const call = { ...WALLET, story, features: ['You practice out loud.'], callToAction: '' }
    const coach = { ...call, productName: 'Say It 1:1 interview coaching', story: story.replace('us', 'me') }
    expect(text(coach)).toContain('This is Say It one-to-one interview coaching.')
    const evening = 'Tasting evening in our barn (Lodi)'
    expect(text({ ...call, productName: evening })).toContain('This is our tasting evening.')
  })

  it('what the call says is not said by the price', () => {
    const app = { ...WALLET, productName: 'Perch, the bird log app', features: ['It knows the song.'] }
    const called = (callToAction: string) => text({ ...app, priceText: 'free, Pro 24/year', callToAction })
    expect(called('Download it free')).toMatch(/song\. The Pro plan is 24 a year\. Download it free\.$/)
    expect(called('Download it')).toMatch(/It's free, and the Pro plan is 24 a year\. Download it\.$/)
  })

  it('a plain call is said where the rules leave nothing of the typed one', () => {
    const typed = { ...WALLET, features: ['It takes six cards.'], callToAction: 'call me on 0722 123 456' }
    expect(text(typed)).toMatch(/KSh 3,200\. Message me here to order\.$/)
    expect(notes(typed)).toContain('Left out of your call to action')
    const message = { ...typed, callToAction: 'WhatsApp me, I post Mondays' }
    expect(text(message)).toMatch(/KSh 3,200\. Message me here, I post Mondays\.$/)
    expect(notes(message)).toMatch(/Left out of your call to action[^“]*“WhatsApp m/)
    for (const [callToAction, said] of [
      ['grab yours <3', / Grab yours\.$/],
      ['get it b4 sunday <3', / Get it before Sunday\.$/],
    ] as const) {
      const hearted = { ...typed, callToAction }
      expect(text(hearted)).toMatch(said)
      expect(notes(hearted)).not.toContain('call to action')
    }
    expect(text({ ...WALLET, callToAction: 'link in bio' })).toMatch(/KSh 3,200\. It's linked right here\.$/)
  })

  it('who recommends a thing has a link, and does not charge for it', () => {
    const gifted = {
      ...WALLET,
      disclosure: 'gifted' as const,
      features: ['They post it on Mondays.'],
      callToAction: '',
    }
    expect(text({ ...gifted, story: `${WALLET.story} We post these.` })).toMatch(/It's linked right here\.$/)
    const meals = {
      ...gifted,
      productName: 'fitboxx meal prep service',
      story: 'My fridge was empty. I laughed all week.',
    }
    expect(text({ ...meals, features: ['You can skip a week.'] })).toContain('They charge KSh 3,200.')
  })
})

describe('without a story', () => {
  const { story: _, ...brief } = {
    ...KNEELER,
    painPoint: 'Getting up from the veggie patch is hard.',
    style: 'bottom-of-funnel',
  }

  it('the seller is asked for one, once', () => {
    const asked = (typed: ScriptBriefInput) => notes(typed).split('Add your story').length - 1
    expect(asked(brief)).toBe(1)
    expect(asked(KNEELER)).toBe(0)
    const spanish = { ...brief, story: 'Yo tengo dos gatos y un perro en mi casa.' }
    expect(asked(spanish)).toBe(0)
    expect(notes(spanish)).toContain('the writer tells stories in English')
  })

  it('what stands on a tin is said where it says how far that goes', () => {
    const features = [
      'You rub it into the wood.',
      'No brush, a rag will do.',
      'Tin of 90 ml, one is enough for ten seats',
    ]
    expect(text({ ...brief, features })).toContain('Tin of 90 ml, one is enough for ten seats.')
  })

  it('features are not announced', () => {
    expect(text(brief)).not.toContain("Here's what you get")
    expect(text({ ...brief, features: ['side rails', 'folds flat'] })).not.toContain("Here's what you get")
  })

  it('a scene shows one short text, and a note says what is left out', () => {
    const listing: ScriptBriefInput = {
      ...brief,
      videoLength: 15,
      productName: '360° Gravity Auto-Lock Car Phone Holder',
      features: [
        '【STRONG VACUUM SUCTION】Military-grade base holds up to 15 lbs on dashboard/windshield',
        '【UNIVERSAL COMPATIBILITY】4.0-7.2 inch smartphones, all models',
        '【ONE-TOUCH RELEASE】Auto clamping side button',
        '【WHAT YOU GET】1x holder, 1x vent clip, 12-month worry-free service',
      ],
    }
    const cues = write(listing).scenes.map(({ visualCue }) => visualCue)
    const texts = cues.flatMap((cue) => /text on screen: (.*)\)/.exec(cue)?.[1] ?? [])
    for (const each of texts) expect(each.split(' ').length).toBeLessThan(8)
    expect(cues.join(' ')).not.toMatch(/【|the 360°/)
    expect(notes(listing)).toMatch(/Left out, because a scene has room for one short text: .*Military-grade/)
  })

  it('a firm speaks for itself, not as a customer', () => {
    const firm = {
      ...brief,
      productName: 'deep cleaning service',
      painPoint: 'landlord keeping ur deposit bc of dirty kitchen',
      features: ['same week appts', 'we do inside fridge n oven'],
      priceText: '$149 flat',
      callToAction: 'call or txt today only 3 spots this wk',
    }
    expect(text(firm)).not.toMatch(/\bI've got|told me|I found|I booked/)
    expect(text(firm)).toContain('You get same-week appointments.')
    expect(text(firm)).toMatch(/ \$149 flat\. Call or text today, only 3 spots this week\.$/)
  })

  it('"we" and "our" of the typed call and of typed sentences stay', () => {
    const spoken = text({
      ...brief,
      features: ['We sew the pads in Leeds.'],
      callToAction: 'See the colours in our shop',
    })
    expect(spoken).toContain('We sew the pads in Leeds.')
    expect(spoken).toContain('See the colours in our shop.')
    expect(text({ ...brief, callToAction: 'Tell them we have been found out.' })).toMatch(
      /Tell them we have been found out\.$/,
    )
    expect(text({ ...brief, callToAction: 'Have a look at the link on our profile' })).toMatch(/on our profile\.$/)
  })
})

it('of features that do not all fit beside a story the one is said that says what comes of it', () => {
  const { scenes } = write({
    productName: 'Oom Piet Biltong Maker 5kg',
    videoLength: 30,
    painPoint: 'Shop biltong is over R400 a kilo and half of it is still wet in the middle',
    story:
      "You know that smell when the power's been off for two days? I had two kilos of topside hanging in my old box when loadshedding hit, and even Bliksem, who eats socks, walked away from it. When the lights went in June I just carried on. My brother took a bag to Loftus and somebody in the row behind us bought it off him.",
    features: ['hooks and drip tray come with', 'ready in about 4 days, 3 if you cut thin', '12 colours'],
    targetAudience: 'everyone',
    price: 749,
  })
  const spoken = scenes.map(({ voiceover }) => voiceover).join(' ')
  expect(spoken).toContain('Ready in about 4 days, 3 if you cut thin.')
  expect(spoken).not.toMatch(/come with|colours/)
})
