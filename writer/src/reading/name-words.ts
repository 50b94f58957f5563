const words = (text: string) => text.trim().split(/\s+/)

/** Names that are spelled with a capital wherever they stand. */
export const PROPER = new Map(
  words(`Bluetooth Wi-Fi Android Apple Google Alexa Siri Velcro Teflon iPhone iPad AirPods MacBook iOS Xbox PlayStation Nintendo Switch-OLED
    Samsung Galaxy Kindle TikTok Christmas Halloween Easter Thanksgiving English American Italian French German Japanese Korean Swiss Turkish Egyptian European
    Mexican Chinese Indian Scandinavian Danish Swedish Moroccan Persian Himalayan Greek Spanish Tesla Toyota Ford Honda Jeep Lego Disney Barbie Pokemon Marvel
    CarPlay Keurig Nespresso Type-C MagSafe Stanley Yeti Dyson Sony Bose Logitech Anker Monday Tuesday Wednesday Thursday Friday Saturday Sunday Zigbee HomeKit Netflix YouTube Spotify
    Shopify LinkedIn Instagram Airbnb PayPal Venmo Etsy Gmail Kobo Roblox Minecraft Fortnite QuickBooks PS5 PS4 GoPro Canva IKEA Facebook WhatsApp Pinterest Trello Strava Garmin Fitbit Zapier Walmart Costco Wix Squarespace WordPress Figma Airtable`).map(
    (word) => [word.toLowerCase(), word] as const,
  ),
)

/** Promotion, not name. Longer phrases first. (R06) */
export const PROMOTION =
  /(?<![a-z0-9\u00c0-\u024f])(?:(?:as seen on|tik ?tok)(?: tv| tiktok| viral| made me buy it)?|(?:up to )?\d+ ?(?:%|percent) (?:off|discount)|\d{4} (?:new(?:est)?|upgrade[ds]?|version|edition|model)|(?:new(?:est)?|upgraded?|latest) \d{4}(?: (?:version|edition|model))?|20(?:1\d|2\d)|buy \d+ get \d+(?: free)?|(?:flash|mega|big|hot|summer|winter|holiday|black friday|clearance|special|final)[ -]?(?:sale|deal|offer)s?|free (?:shipping|delivery|gift)|fast shipping|in stock|ready to ship|limited(?: time)?(?: edition| offer| stock)?|best[ -]?sell(?:er|ing)|hot[ -]?sell(?:er|ing)?|top[ -]?(?:seller|rated|quality)|high[ -]?quality|must[ -]?haves?|brand[ -]?new|new[ -]?arrivals?|new[ -]?in|newly|(?:great |perfect |ideal |best )?gifts? for [a-z\u00c0-\u024f'’ ]+|sale|(?<!\b(?:house|garden|shed|rubbish|waste|site|garage|office|loft|estate) )clearance|promo(?:tion)?|discount|deal|viral|trending|trendy|hot(?! (?:sauce|chocolate|cocoa|glue|water|pot|dog|tub|comb|plate|pack|air|wax|brush|roller|wheels|tea|coffee|pink|honey|stone))|new|upgraded|official|genuine|authentic|original|premium|luxury|best|perfect|amazing|ultimate|cheap|wholesale|dropship[a-z]*|bogo|wow|omg|#1|free)(?!-?[a-z0-9\u00c0-\u024f])/gi

export const COLORS = words(
  'black white red blue green pink purple yellow orange grey gray brown beige navy teal cream ivory khaki silver gold rose-gold tan burgundy maroon lavender mint coral olive charcoal multicolor multicolored clear transparent turquoise sage mauve lilac nude peach rust mustard',
)

/** Ordinary words of product names: a word that is none of these and stands first is read as a brand. */
export const GENERIC_WORDS = new Set(
  words(`
  ${COLORS.join(' ')}
  mini small medium large big giant jumbo tiny slim thin thick wide narrow long short tall extra super ultra mega micro heavy light lightweight duty plus pro max lite
  soft hard cozy comfy warm cool cold hot hotter fresh clean dry wet smooth rough fluffy plush furry fuzzy chunky cute pretty simple modern vintage retro classic rustic boho minimalist aesthetic
  smart digital electric electronic automatic auto manual wireless cordless portable foldable folding collapsible adjustable rechargeable reusable refillable washable magnetic waterproof leakproof insulated
  thermal heated cooling heating vented ventilated hydrating moisturizing vitamin natural organic vegan daily everyday overnight instant quick fast easy no-drill hands-free handheld handsfree tabletop desktop countertop worktop windscreen windshield tyre caravan motorhome motorbike hob washbasin balcony cubicle hostel malaysia singapore indonesia uk usa shopee lazada under over wall door ceiling floor
  bedside bed bath bathroom kitchen office home house garden yard patio outdoor indoor travel camping hiking beach pool gym sports running walking yoga fitness workout car truck bike bicycle boat rv school college dorm baby kids kid toddler toddlers child children boys girls boy girl
  men mens men's women womens women's ladies unisex adult adults teen teens dog dogs cat cats pet pets puppy kitten bird fish horse
  wood wooden bamboo walnut oak metal steel stainless aluminum copper brass iron cast glass ceramic porcelain plastic acrylic silicone rubber leather suede faux vegan-leather canvas cotton linen wool fleece velvet satin silk mesh denim nylon polyester memory foam gel cloud marble stone concrete paper rattan wicker jute
  double single triple dual multi multi-purpose multipurpose multifunctional universal professional commercial deluxe travel-size full half king queen twin round square oval rectangular flat deep curved open closed left right front back side top bottom high low
  water coffee tea milk wine beer juice food fruit vegetable meat egg rice bread cheese salad lunch snack spice salt pepper oil herb garlic onion avocado banana lemon pizza taco pasta sushi ice cocktail smoothie protein
  tamarind gamer gamers left-handed right-handed
  face facial body hand hands foot feet lip lips eye eyes hair scalp beard nail nails skin neck back shoulder knee ankle wrist head ear ears tooth teeth leg legs arm
  phone cell tablet laptop computer gaming game mouse keyboard cable cables cord usb usb-c type-c hdmi led rgb solar battery power charging charger bluetooth wifi wi-fi audio music sound noise cancelling canceling camera screen monitor tv video
  makeup beauty shower toilet sink laundry closet drawer shelf under-bed storage vacuum cleaning window pantry fridge freezer oven microwave grill bbq stove
  plant flower garden lawn tree seed seeds rain sun snow winter summer spring fall night day morning evening star stars moon sunset galaxy ocean sea forest
  non-slip nonslip anti-slip non-stick nonstick anti shockproof windproof dustproof sleeveless strapless seamless high-waisted oversized crewneck hooded long-sleeve short-sleeve cropped fitted loose stretch stretchy breathable padded quilted knit knitted ribbed printed striped floral plaid
  set combo kit pack pair piece pieces pcs box bundle lot case cover holder stand rack mount tray mat pad bag bottle cup mug jar lid straw handle wheel wheels brush roller sponge scrubber spray mist cream serum oil balm mask
  shape shaped style styled design designer handmade personalized custom engraved gift funny silly the a an of and in on to by my your our for with without
  weighted sleep sleeping reading writing drawing painting cooking baking drinking eating standing sitting massage heating shaving sewing knitting fishing hunting riding swimming
  cross body crossbody tote sling hobo weekender carry-on rolling spinner sunset color changing touch motion sensor remote control timer rotating spinning revolving swivel
  self stirring cleaning watering emptying sealing adhesive sticky peel stick self-cleaning self-watering over-the-door under-desk under-sink
  rose lavender vanilla coconut citrus mint charcoal aloe honey argan castor rosemary niacinamide hyaluronic retinol collagen turmeric matcha ginger magnesium
  acacia teak maple cherry pine mango posture cuticle glow recipe style compression blackout busy cold brew hot heated charcuterie activated resistance walking stem hydrocolloid pimple
  online virtual private weekly monthly annual local live beginner beginners advanced meal planning coaching personal
  hardwood restaurant lump salmon tuna beef chicken turkey duck lamb pork bacon shrimp kale oats barley crunchy crispy spicy savory cable-knit
  aromatherapy amber
  little great good nice lovely sturdy strong durable tough quiet silent bright dim dimmable glow glowing shiny matte sparkly
  `),
)
