import { NICHES, type Niche, type ProductNiche } from '@reelwright/shared'

/** Beginnings of words by which categories and names show their niche, in small letters without accents. */
const WORDS: Record<Niche, string> = {
  beauty: `beauty cosmetic makeup make-up skincare skin serum lipstick lip mascara eyeshadow eyelash lash perfume fragrance haircare hair
    shampoo conditioner nail sunscreen moisturi cleanser toner concealer blush personal-care grooming shav beard deodorant spa facial
    kosmetik schonheit hautpflege haarpflege parfum belleza maquillaje cuidado-personal beaute soin cheveux`,
  tech: `tech electronic gadget phone smartphone mobile tablet laptop computer pc charger cable usb bluetooth earbud earphone headphone
    headset speaker audio camera drone led smartwatch wearable gaming console keyboard mouse monitor powerbank power-bank projector
    elektronik handy computador electronica informatica electronique telephone`,
  lifestyle: `lifestyle health wellness supplement vitamin protein fitness gym yoga sport outdoor camping travel luggage pet dog cat toy
    hobby hobbies book stationery food snack drink beverage coffee tea baby maternity kids car automotive gift craft music
    gesundheit haustier spielzeug freizeit reise salud deporte mascota juguete sante loisir animaux jouet`,
  fashion: `fashion cloth apparel womenswear menswear wear dress shirt t-shirt tee hoodie sweater jacket coat jean pant legging skirt
    shoe sneaker boot sandal bag handbag backpack wallet jewel jewelry necklace earring bracelet ring watch hat cap sunglass lingerie
    underwear sock accessor scarf mode kleidung schuh schmuck tasche ropa moda zapato bolso joyeria vetement chaussure bijou sac`,
  home: `home kitchen cook cookware bakeware furniture decor decoration lamp lighting bedding bedroom pillow blanket mattress towel bath
    bathroom clean vacuum mop storage organizer organiser garden tool diy household appliance mug cup bottle tumbler knife pan rug carpet
    curtain haushalt kuche mobel garten wohnen hogar cocina mueble jardin maison cuisine meuble`,
}

/** Names of niches and shops' own categories that settle it. */
const SETTLED = new Set<string>(NICHES)

/** Short words count only as a whole, or in the plural: "cap" is no "capsule". */
const WHOLE = new Map<string, Niche>()
/** Longer ones also as beginnings, by their first five letters. */
const BEGINNINGS = new Map<string, { beginning: string; niche: Niche }[]>()
for (const niche of NICHES) {
  for (const word of WORDS[niche].split(/\s+/)) {
    const plain = word.replace(/-/g, '')
    if (plain.length <= 4) for (const form of [plain, `${plain}s`, `${plain}es`]) WHOLE.set(form, niche)
    else {
      const key = plain.slice(0, 5)
      BEGINNINGS.set(key, [...(BEGINNINGS.get(key) ?? []), { beginning: plain, niche }])
    }
  }
}

function nicheOfWord(word: string): Niche | undefined {
  return WHOLE.get(word) ?? BEGINNINGS.get(word.slice(0, 5))?.find(({ beginning }) => word.startsWith(beginning))?.niche
}

/** The niche that most words speak for; of several the first one in the words' order. `other` without any. (B-TR-05) */
export function nicheOf(...texts: (string | null | undefined)[]): ProductNiche {
  for (const text of texts) {
    if (!text) continue
    const folded = text
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
    const whole = folded.trim()
    if (SETTLED.has(whole)) return whole as Niche
    const words = folded.match(/[a-z]+/g) ?? []
    const votes = new Map<Niche, number>()
    words.forEach((word, index) => {
      // "Make-up" and "make up" are "makeup".
      const niche = nicheOfWord(word) ?? nicheOfWord(word + (words[index + 1] ?? ''))
      if (niche) votes.set(niche, (votes.get(niche) ?? 0) + 1)
    })
    // A Map keeps the order of first mention, and the sort keeps it among equals.
    const [best] = [...votes].sort(([, a], [, b]) => b - a)
    if (best) return best[0]
  }
  return 'other'
}
