import { isNamed, keptBy } from '../language'
import { PROPER } from './name-words'

const SAID_BY_LETTER = new Set(
  (
    'USB LED LCD OLED HDMI RGB SPF UPF UV UVA UVB BPA BPS PVC PU TPU TPE ABS HEPA NASA GPS NFC RFID HD UHD TV PC SSD HDD RAM DC AC EU UK USA US IPX IP67 IP68 QI ANC ENC EQ BT PD QC GAN DIY AI VR AR ' +
    'TSA EVA PLA PFAS PFOA PTFE GMO MCT DHA EPA BBQ SUV RV ATV ID QR 2D 3D 4K 8K 5G 4G XL XXL XS ML PSI RPM MP HDR AMOLED IPS XR MSM B12 C D3 K2 AHA BHA CC BB USB-C USB-A TYPE-C SPF30 SPF50 A5 A4 KN95 N95 R&B M&M OK'
  ).split(' '),
)

/** What is no word besides. */
const ONLY_NAMES =
  /^(?:iPhone|iPad|AirPods|MacBook|iOS|Xbox|PS[45]|PlayStation|Kindle|Kobo|Alexa|Siri|TikTok|Netflix|YouTube|Spotify|Shopify|LinkedIn|Instagram|Airbnb|PayPal|Venmo|Etsy|Gmail|CarPlay|MagSafe|Bluetooth|Wi-Fi|Zigbee|Nintendo|Lego|GoPro|Roblox|Minecraft|Fortnite|QuickBooks|Google|Android|Samsung|Canva|IKEA|Facebook|WhatsApp|Pinterest|Trello|Strava|Garmin|Fitbit|Zapier|Walmart|Costco|Squarespace|WordPress|Figma|Airtable|Japanese|Korean|Italian|French|German|Swiss|Spanish|Mexican|Greek|Egyptian|Turkish|Moroccan|Himalayan|European|American)$/

/** A text wholly in capitals, before a rule that writes small letters hides that. */
export const calmed = (text: string): string =>
  /(?<!\p{L})\p{Ll}(?!\p{Lu}{2})|\p{L}\p{Ll}/u.test(text) ? text : speechCase(text)

/** Keeps acronyms, inner capitals and words with digits; everything shouted or in headline case becomes ordinary text. (R08) */
export const speechCase = keptBy((text: string): string => {
  // The small letter of "cGMP" calms nothing.
  const letters = text.replace(/[^\p{L}]|(?<!\p{L})\p{Ll}(?=\p{Lu}{2})/gu, '')
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const isShouted = letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  // "We cover Wagga, Dubbo and Yass" names towns.
  const isHeadline = words.length > 1 && capitals / words.length > 0.6 && !/^(?:I|We|You|It|They) \p{Ll}/u.test(text)
  return text
    .split(/(\s+|[/,])/)
    .map((word, index) => speechCaseWord(word, isShouted, isHeadline || index === 0))
    .join('')
})

function speechCaseWord(word: string, isShouted: boolean, lowersCapitals: boolean): string {
  const bare = word.replace(/[^\p{L}\p{N}&-]/gu, '')
  if (bare === '' || bare === 'I' || /^I['’]/.test(word)) return word
  const upper = bare.toUpperCase()
  if (
    SAID_BY_LETTER.has(upper) &&
    (bare === upper || upper.length > 2) &&
    !['ABS', 'AC', 'AR', 'EVA', 'PLA', 'EPA', 'US', 'QI', 'ID', 'C', 'OK', 'ENC', 'RAM'].includes(upper)
  )
    return word.replace(bare, upper === 'TYPE-C' ? 'Type-C' : upper)
  const proper = PROPER.get(bare.toLowerCase())
  if (proper && ONLY_NAMES.test(proper)) return word.replace(bare, proper)
  if (proper && (isShouted || lowersCapitals || bare !== bare.toLowerCase())) return word.replace(bare, proper)
  const name = isShouted ? bare.charAt(0) + bare.slice(1).toLowerCase() : word.replace(/['’]s\b.*|[^\p{L}'’]/gu, '')
  if (isNamed(name)) return isShouted ? word.replace(bare, name) : word
  if (isShouted && /^\p{Ll}\p{Lu}{2}/u.test(bare)) return word
  if (isShouted) return /\d/.test(bare) && bare.length <= 5 ? word : word.toLowerCase()
  if (bare === upper && bare.length > 1) return bare.length >= 5 && !/\d/.test(bare) ? word.toLowerCase() : word
  if (/^\p{Lu}\p{Ll}+(?:['’-]\p{L}+)*$/u.test(bare) && lowersCapitals) return word.toLowerCase()
  if (/^\p{Lu}$/u.test(bare) && lowersCapitals && bare === 'A') return word.toLowerCase()
  return word
}
