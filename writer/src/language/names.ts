const listed = (text: string) =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((name) => [name.toLowerCase(), name] as const),
  )

/** States, countries, cities and what comes from there, as far as these are no ordinary words. */
const PLACES = listed(`
  Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maryland Massachusetts Michigan Minnesota Mississippi Missouri
  Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming
  America Canada Mexico Brazil Portugal Spain France Italy Germany Greece Ireland England Scotland Sweden Norway Denmark Iceland Poland Japan Korea India Thailand Vietnam Australia Egypt Morocco Europe Africa Asia Bali
  Chicago Boston Seattle Denver Dallas Houston Austin Atlanta Miami Orlando Tampa Philadelphia Pittsburgh Detroit Cleveland Portland Brooklyn Manhattan Minneapolis Nashville Vegas Charlotte London Paris Rome Berlin Tokyo Toronto
  Vancouver Lisbon Barcelona Madrid Sydney Dublin
  Geelong Melbourne Brisbane Hobart Tasmania Adelaide Ballarat Auckland Quebec Ontario Alberta Muskoka Halifax Montreal Ottawa Calgary Winnipeg Saskatoon Grasse Provence Tuscany Andalusia Oaxaca Jalisco
  Glasgow Edinburgh Leeds Manchester Liverpool Birmingham Bristol Stockport Sheffield Cornwall Devon Yorkshire Cumbria Wales Belfast Galway Mumbai Delhi Bangalore Bengaluru Chennai Kolkata Pune Hyderabad Jaipur Goa Kerala Assam Darjeeling
  Antwerp Ghent Amsterdam Utrecht Rotterdam Copenhagen Stockholm Oslo Helsinki Tallinn Vienna Munich Hamburg Porto Naples Florence Milan Athens Singapore Lagos Nairobi
  Canadian Australian British Scottish Irish Welsh Dutch Italian French German Spanish Portuguese Norwegian Japanese Korean Ethiopian Colombian Brazilian Peruvian English American
  Phoenix Memphis Sacramento Albuquerque Tucson Omaha Tulsa Milwaukee Baltimore Cincinnati Indianapolis Louisville Laredo Fresno Malta Cyprus Nigeria Ghana Kenya Uganda Tanzania Zambia Zimbabwe Rwanda Senegal Pakistan Bangladesh Nepal
  Malaysia Indonesia Philippines Croatia Serbia Hungary Romania Bulgaria Ukraine Dubai Doha Muscat Abuja Ibadan Enugu Accra Kumasi Mombasa Kisumu Kampala Durban Johannesburg Soweto Pretoria Lahore Karachi Dhaka Kathmandu Manila
  Cebu Davao Jakarta Surabaya Bandung Penang Johor Hanoi Saigon Nagpur Surat Lucknow Bogota Medellin Lima Santiago Puebla Monterrey Tijuana Recife Salvador Prague Warsaw Krakow Budapest Bucharest Zagreb Belgrade Sofia Istanbul Ankara
  WhatsApp Instagram Facebook YouTube TikTok Vinted DoorDash Venmo PayPal
  Easter Christmas Halloween Thanksgiving Diwali Ramadan Hanukkah Tesco Asda Aldi Lidl Lightroom Photoshop USPS FedEx
`)

/** Places, first names and firms that are no ordinary words. "may", "will", and "china" are not here. */
const NAMES = new Map([
  ...PLACES,
  ...listed(`
  Dave David Mike Michael Steve Kevin Brian Jason Josh Matt Chris Dan Daniel Tom Tim Jim Joe John Jake Ryan Kyle Tyler Ethan Liam Noah Oliver Lucas Henry Charlie Ben Sam Alex Andrew Eric
  Greg Gary Larry Doug Paul Peter Scott Sean Tony Anthony Carlos Juan Luis Diego Ahmed Raj Sarah Emily Emma Olivia Sophia Mia Chloe Zoe Ella Megan Jessica Jess Jen Jennifer Ashley Amanda Rachel Rebecca Becky
  Lauren Hannah Katie Kate Kelly Karen Linda Susan Debbie Nancy Barbara Janet Lisa Laura Michelle Nicole Maria Anna Julia Claire Sophie Leah Maya Priya Brenda Tina Gina
  January February April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Halloween Easter Thanksgiving
  Starbucks Costco Walmart IKEA Honda Toyota Chevy Subaru Lyft Netflix Spotify Disney FaceTime Roomba Keurig Dyson Kindle Xbox Nintendo Alexa iPhone iPad AirPods MacBook
`),
])

/** Names of two words, and words that are a name in one place only. */
const NAMED_BY_NEXT =
  /\b(?:new (?:york|jersey|mexico|orleans|zealand|hampshire)|(?:north|south) (?:carolina|dakota)|(?:san|los|las|santa) (?:diego|francisco|antonio|jose|angeles|vegas|fe)|ring(?= doorbell)|(?<=\b(?:at|from) )target(?=$|[,.]| (?:and|again|last|every)\b))/gi
const capital = (text: string) => text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "dave ate the eggs" to "Dave ate the eggs". */
export const withNames = (text: string): string =>
  text
    .replace(NAMED_BY_NEXT, capital)
    .replace(/\bmcdonald'?s\b/gi, "McDonald's")
    .replace(/(?<![\p{L}\d@.'-])\p{L}{3,}(?![\p{L}\d@]|-\p{L})/gu, (word) =>
      /\p{Lu}.*\p{Lu}/u.test(word) ? word : (NAMES.get(word.toLowerCase()) ?? word),
    )

export const isNamed = (word: string) => NAMES.get(word.toLowerCase()) === word

const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      AL: 'Alabama',
      AZ: 'Arizona',
      CA: 'California',
      CO: 'Colorado',
      CT: 'Connecticut',
      FL: 'Florida',
      GA: 'Georgia',
    },
    ...{ IA: 'Iowa', IL: 'Illinois', KS: 'Kansas', KY: 'Kentucky', MI: 'Michigan', MN: 'Minnesota', MO: 'Missouri' },
    ...{ NC: 'North Carolina', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NV: 'Nevada', NY: 'New York' },
    ...{ SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VA: 'Virginia' },
    ...{ ID: 'Idaho', LA: 'Louisiana', MA: 'Massachusetts', MD: 'Maryland', OH: 'Ohio', PA: 'Pennsylvania' },
    ...{ VT: 'Vermont', WA: 'Washington', WI: 'Wisconsin', WV: 'West Virginia', WY: 'Wyoming' },
  }),
)
/** A town and its state's code at the end of a phrase. */
const IN_STATE =
  /\b(in|from|near|outside|around|to) (\p{L}{4,}(?: \p{L}{4,})?),? (tx|fl|ny|nj|nc|sc|ky|tn|az|nm|nv|ut|wi|wv|wy|vt|nh|ct|ks|\p{Lu}{2})(?=$|[,.;!?)]| (?:and|with|by|since|so|for|today|yesterday|last|this)\b)/gu

/** "ships from geelong" to "ships from Geelong", "lubbock tx" to "Lubbock, Texas". */
export const withPlaceNames = (text: string): string =>
  inStates(text).replace(/(?<![\p{L}\d@.'-])\p{Ll}{3,}(?![\p{L}\d@]|-\p{L})/gu, (word) => PLACES.get(word) ?? word)

const inStates = (text: string) =>
  text.replace(IN_STATE, (whole, before: string, town: string, code: string) => {
    const state = STATES.get(code.toUpperCase())
    return state === undefined ? whole : `${before} ${capital(town)}, ${state}`
  })
