import { singular } from '../language'
import type { ProductMention } from './types'

/** What people do with a product, by the nouns that say so. Lines that suit only some of them name these sorts. */
const NOUNS: Record<string, string> = {
  wear: `shirt tee t-shirt tshirt top tank blouse sweater cardigan hoodie sweatshirt jacket coat vest raincoat parka windbreaker poncho dress skirt romper jumpsuit bodysuit
    pants jeans leggings shorts joggers sweatpants trousers overalls pajamas robe bathrobe nightgown bra bralette underwear boxers briefs panties shapewear tights stockings
    socks sock shoes shoe sneakers boots sandals slippers slides clogs loafers heels flats insoles insole hat cap beanie visor headband scarf shawl gloves mittens belt tie
    swimsuit bikini trunks costume onesie sleepsack bib uniform scrubs apron suit blazer cape kimono earmuffs balaclava gaiter kneepads`,
  jewelry:
    'necklace necklaces bracelet bracelets ring rings earring earrings anklet chain pendant locket charm brooch cufflinks watch watchband choker',
  bag: 'bag backpack tote purse handbag wallet pouch duffel suitcase luggage satchel clutch fanny crossbody briefcase cooler lunchbox lunchbag cardholder sling rucksack',
  food: `sauce salsa jerky granola cookie cookies brownie chocolate candy candies gummies gum nuts almonds chips popcorn pretzels crackers snack snacks bar bars honey jam jelly
    butter spread syrup seasoning spice rub salt oil vinegar pasta noodles ramen rice oatmeal cereal pancake mix bread cake pie cheese sausage bacon pickles mustard ketchup
    dressing dip pesto hummus soup broth stew meal meals kimchi marshmallows caramels fudge seasoning crisp glaze marinade tortillas truffles muffins biscotti`,
  drink:
    'coffee tea matcha cocoa espresso latte kombucha juice soda lemonade cider beer wine spirits mead tonic drink electrolytes smoothie creamer chai mocktail water',
  skin: `serum cream lotion moisturizer sunscreen balm salve butter scrub soap cleanser toner essence mask masks patch patches shampoo conditioner deodorant perfume cologne fragrance
    mist lipstick gloss lip mascara eyeliner eyeshadow foundation concealer blush bronzer highlighter primer powder polish remover gel pomade mousse hairspray wax oil spf
    moisturiser bodywash wash bronzing tint`,
  bed: 'blanket blankets pillow pillows pillowcase pillowcases sheets sheet duvet comforter quilt topper mattress towel towels throw bedding linens sleepmask',
  furniture:
    'chair desk table shelf shelves bookcase stand rack lamp rug mirror stool sofa couch ottoman bench cabinet dresser nightstand bed crib hammock cart organizer hooks hook',
  cook: `pan pans pot pots skillet wok knife knives board cooker fryer oven toaster grill blender mixer grinder kettle thermometer spatula spoon tongs peeler grater slicer chopper
    press mold molds tray trays rack liner liners mat spinner strainer colander roller basket mug mugs cup cups glass glasses bowl bowls plate plates container containers tumbler
    bottle bottles jar jars pitcher carafe opener corkscrew shaker`,
  game: 'game games puzzle puzzles cards card toy toys blocks doll dolls playset set kit dice tiles plush',
  kitchen: `pan pans pot pots skillet wok knife knives cooker fryer oven toaster grill blender mixer grinder spatula tongs peeler grater slicer chopper press spinner strainer
    colander mandoline`,
  sleep: 'pillow pillows blanket blankets pillowcase pillowcases sheet sheets duvet comforter quilt topper mattress',
  carry: 'bag backpack tote purse handbag satchel crossbody briefcase rucksack duffel sling',
  rules: 'game games',
  journal: 'journal planner notebook diary sketchbook workbook logbook agenda',
  pet: 'leash collar harness kennel litter treats kibble scratcher feeder fountain crate dogbed catbed',
  paper: 'book journal planner notebook calendar workbook cards stickers stationery print prints poster ebook',
  tech: `keyboard mouse charger cable headphones earbuds speaker camera webcam hub monitor tablet phone laptop microphone mic tripod projector router drive adapter bank powerbank
    tracker watch light lights lamp strip clock alarm machine printer scanner doorbell lock plug bulb fan heater humidifier purifier diffuser vacuum`,
}

const SETS = Object.entries(NOUNS).map(
  ([sort, nouns]) =>
    [
      sort,
      new Set(
        nouns
          .trim()
          .split(/\s+/)
          .map((noun) => singular(noun)),
      ),
    ] as const,
)

/** The sorts of a product: its form and, as far as its noun tells, what it is used for. */
export function sortsOf({ noun, form }: Pick<ProductMention, 'noun' | 'form'>): ReadonlySet<string> {
  const words = noun.toLowerCase().split(/[\s-]+/)
  const head = singular(words[words.length - 1] ?? '')
  const isObject = form === 'thing' || form === 'plural' || form === 'stuff'
  return new Set([
    form,
    // Scrubs are worn, a scrub is not.
    ...(isObject
      ? SETS.filter(([sort, nouns]) => nouns.has(head) && !(sort === 'wear' && words.at(-1) === 'scrub')).map(
          ([sort]) => sort,
        )
      : ['digital']),
    ...(noun === 'thing' ? ['unnamed'] : []),
    ...(form === 'service' && /\b(?:subscription|membership|club|box|delivery)$/i.test(noun) ? ['subscription'] : []),
    // People meet there.
    ...(form === 'course' && /\b(?:class|classes|workshop|camp|retreat|studio)\b/i.test(noun) ? ['class'] : []),
    ...(isObject && /\b(?:dog|cat|pet|puppy|kitten|horse|bird|hamster)s?\b/i.test(noun) ? ['pet'] : []),
    ...(isObject && /\b(?:kids?|baby|toddlers?|child|children'?s|infant|newborn|nursery)\b/i.test(noun)
      ? ['kids']
      : []),
  ])
}
