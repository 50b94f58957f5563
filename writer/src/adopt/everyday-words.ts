import { isFunctionWord } from '../reading'
import { COMMON } from './foreign-words'

/** Words of use and story, by their base forms: what scripts say of any product without stating a fact about it. */
const WORDS = `
  able best world drill landlord accused acting actual add adjust afternoon age agent aggression aim air airport aisle alarm alibis alien alive allowed almond anchors angry
  answer ant apart apology app appear apple appointments approve apron argue argument arm arrange arrive ask asleep attach attic attitude audience aunt
  avocado avoid awake awkward baby backpack bacon bad bag bake bakery balcony ball balloon ballpoint banana band bang bank bar barber barely barn
  basement basil basket bath bathroom batter battle beach bean bear beat become bed bedroom bedside bee beef beep beer beg beginning behave being
  believe belly belong belt bench bend berry betray bib big bike bill bin bird birthday bite bites black blame blank blink block blot blow blue
  blueberry board bodies body boil book boot bore boring borrow boss bother bottle bottom bounce bowl box boy boyfriend bracelet brag braked brave bread
  break breath brick bridge bright bring brisket broccoli broke broom broth brown brunch brush bubbles bucket buckle bucks budge bug build bump bunch
  burger buried burn bury bus butter button buy buzz cabbage cabin cable cafe cake calendar call calm camera camp candy canoe cap car cardigan care
  carpet carrot carry cart cash casual cat catch cave ceiling celery center cereal ceremony chair chance change chapter charge charting chase chat
  chatty cheap cheat check cheek cheer cheese cherry chest chew chicken child chili chin chips chocolate choice choke choose chop church cinnamon claim
  class clean clear click client climb clinic clip clipboard clock clog close closing cloud clumsy coat coconut coffee coin cold collar collect color
  come comes comfy coming commas common commute company complain computer confess confuse connect contact continue control conversation convince cook
  cookie cool copy cord corn corridor costume cottage cotton couch cough count coupons course cousin cover cow coworker cozy crack cram crash crawl
  creak cream creek creep crew cried crime crinkle croissant cross crowd crumb crunchy crush crust cry cucumber cuddle cuff cup cupcake curb curious
  curry curtain curve customer cut cute cymbals dad damp dance dare dark dash date daughter day dead deadline deal debate decide deep deer defended
  deliver demand dentist deny department depend describe deserve desk dessert detach details detective diagram diary die died different dig diner dinner
  dirt disappear disaster discover dish dishwasher distance dive dizzy dock dodge dog doing doll dollar donut door dot doubt dough drag dragon drain
  drama draw dream dress drink drip drive drop drown drum dry duck dull dump dust duty eager ear earn easy eat edge edges edited egg eight elbow
  elephant elevator eleven email embarrassed emergency empty end enjoy envelope episode errand erupted escape evidence exactly exchange excited excuse
  exercise expect expensive experiment explain explode expression extra eye eyebrow eyes face fades fail fake fall family fan fancy fast father faucet
  favor fear feed feel feet fence fifth fifty fight file fill film finals find fine finger finish fire first fish fishtail fit five fix flash flat
  flatten flies flip float flood floor flour flow fly focus foil fold folks follow food fool foot footage force forget fork forty four fourth fracture
  frame free freeze fresh friday fridge friend fries frog front frustrated fry full fun funny fur furniture future game garage garden garlic gas gate
  gather get ghost gift gig ginger girl girlfriend give glance glass glory glove glow glue goal goes going good gossip grab grains grandma grape grass
  grateful gravel gravity gray greasy great green greet grin grip grocery gross grounds group grow grown grumpy guard guess guest guilt gum guy gym
  habit hair haircut hall hallway ham hamper hand handcuffed handle hang happen happily happy hard hat hatchback hate haul head headphones heal hear
  heartbeat heat heavy heel height help herb hero hidden hide high highway hike hip history hit hold holiday home homework honest honey hook hope horse
  hose hospital hostage hot hotel hour house hug huge hum hundred hungry hunt hurry husband ice iceberg iced idea ignore imagine important impressed
  inbox inch ink inner inspection insult interrupt introduce invite involved iron ish itch jacket jam jar jealous jeans job jog joke joking joy judge
  judgmental juice jump keep ketchup key keyboard kick kid killer kind king kinks kiss kitchen kite kitten knee kneel knees knife knit knob knock knot
  know label lace ladder ladle lady lake laminator lamp land lane lapel laps laptop lash last late later latte laugh launch laundry lava lawn laws lay
  lazy lead leaf league leak lean learn lease leave leg legend lemon lend length lesson lets lettuce level lever library license lick lid lie lies lift
  light liked lime limit line lineup link lion lip list listen little live lived lives living load loaf lobby location lock log lonely long look loop
  loosen lose loses lot loud love loves lovingly low luck luggage lumps lunch lying machine mad magic mail make making mall man mango map march mark
  market marriage marry match math matter mayo meal means measure meet melon melt memory mention mess message method microwave middle midnight mile
  miles milk mind mine mint minute miracle mirror misjudged miss mistake mix mom moment monday money monitor monkey monster month mood mop morning
  mosquito mostly mother mountain mouse mouth move moves moving mower mud muddy mug mumble murder museum mushroom music mustard mystery nail name named
  nap napkin narrow nearly neat neck necklace need needle negotiation neighbor nervous new nice night nine nineteen nod noise noodle noon normal nose
  note notice number nut oat oatmeal obey offended offer office old ones onion open opinion orange order outfit outlet oven overhead overnight
  overwhelmed owe pack package pad paddle page paint pair pajama palm pan pancake panic pants paper parent park part partner pass passive pasta pat
  patch path patient patio pattern pause paw pay paycheck payment pea peace peach peanut peek peel pen pencil people pepper percent perfect perfumed
  permission person pet pharmacy phone photo pick pickle picnic picture pie piece pig pile pillow pin pinch pineapple pink pirate pitch pizza place
  plain plan plane plant plate play please plot plug pocket podcast podium point poke pokes polite ponytail pool pop porch post pot potato pouch pour
  power practice praise prank prefer present press pretend pretty print private probably problem professor promise protest proud prove puddle pull pump
  pumpkin punish puppy purple purse push putting puzzle quarterly queen question quick quiet quit rabbit raccoon race rack radio rain raise raisins
  reach react reading reads ready real reason receive recipe record red refuse regards regular rehearse relieved remember remind remove rent repeat
  replace reply rescue respect rest restaurant restroom retire return reveal revenge reward rice ride right ring rinse riot rise ritual road roast robe
  robot rock rod roll room roommate roots rope rough round row royalty rub rude rug ruin rule rumor run rush rye sad safe sail salad salmon salon salt
  sand sandal sandwich saturday sauce sausage save say scan scare scarf scary scent schedule school scold scoop scorch score scraps scratch scream
  screen screw scroll scrub seal search season seat second secret see seem sell send sense separate serve service set settle seven sewing shade shake
  shallow shape share shark sharp shave shed sheet shelf shift shiny shirt shiver shoe shoes shoot shop short shoulder shout shove show shrimp shrink
  shrug shy sick side sidewalk sigh sign signature silent silly simple sing sink sip sir sister sit six size sizzle skate ski skip skirt sky slap sleep
  sleeve slice slide slightly slim slip slot slow slump smack small smart smash smell smile smoke smooth smush snack snake snap snatch sneak sneeze
  sniff snore snow snug soak sock socket soda sofa soft soften sold sole son song sort sound soup space spare spark speaker speech speed spelling spend
  spice spider spill spin spinach splash spoil sponge spoon spot spring square squash squat squeak squeeze squirrel squish stack stain stairs stale
  stamp stand stapled star stare start starve station stay steady steak steal steam steer step stew stick stiff stir stomach stool stop store storm
  story stove straight strange strap straw street stretch strike string stripe stroke stroll struggle stubborn studio study stuff suddenly suffer sugar
  suggest suit suitcase summer sun sunday sunscreen sunset supply support sure surf surprise surrender survive suspect suspicious swab swallow swapped
  sway swear sweater sweep sweet swell swim swimsuits swing swipe swirl switch syrup system table tackle taco tail tailor take takes talent talk tall
  tangle tap tape taste tea teach team teapot tear tease teen teeth tell tempt ten tent terrified test text textbooks thai thank thaws theory thick thin
  thing think third thirsty thirty thread thrilled throw thumb thursday ticket tickle tidy tie tied ties tiger tighten tile tilt time timed timer times
  tiny tip tire tired tissue toast today toddler toe toilet tomato tomorrow tongue tonight tool tooth top torch toss tote touch tow towel toy trade
  traffic trail train trap trash travel tray treat tree trick tried trim trip trouble truck trunk trust truth try tub tuck tuesday tug tuna turkey turn
  turnip turtle tweezers twelve twenty twist twos tying type typing ugly umbrella uncapping uncle uniform unload unlock unpack unroll unscented untie
  unzip use usual vacation vacuum vanilla vanish verdict victory video villain vintage visit volcano volunteer vote waffle wait wake walk wall wallet
  wander want war warm warn wash washcloth watch water wave waves waving way wearing weather wedding wednesday week weekend weevils weigh weird welds
  wet whale wheel whip whisper white wick wide wife win window wine wink winter wipe wiped wire wish witch witness wobble woman wonder wood word work
  workday workout worry worth wrap wrestle wrinkled wrist write wrong yank yard yarn yawn year yeast yell yellow yes yesterday yogurt young zero zip`

/** Five letters stand for a word and its longer forms. */
const BEGINNING = 5
const beginning = (word: string) => word.slice(0, BEGINNING)
const BEGINNINGS = new Set(WORDS.trim().split(/\s+/).map(beginning))

/** "dragging" as "dragging", "dragg" and "drag" */
function formsOf(word: string): string[] {
  const bases = [
    word.replace(/(?:s|d|y)$/, ''),
    word.replace(/(?:es|ed|ing|er|est|ly)$/, ''),
    word.replace(/(?:ies|ied|ier|iest)$/, 'y'),
  ]
  return [word, ...bases, ...bases.map((base) => base.replace(/(\p{L})\1$/u, '$1'))]
}

/** The words of a sentence, at least three letters long, without "n't" and the like. */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}'’]{2,}/gu) ?? [])
    .map((word) => word.replace(/(?:n['’]t|['’]\p{L}*)$/u, ''))
    .filter((word) => word.length > 2)

/** The words of a sentence that tell more than its grammar. */
export const contentWordsIn = (sentence: string): string[] =>
  [...new Set(wordsIn(sentence))].filter((word) => !isFunctionWord(word) && !COMMON.has(word) && !word.endsWith('ly'))

/** Whether a word or a form of it stands in `texts`. */
export function typedIn(texts: readonly string[]): (word: string) => boolean {
  const typed = new Set(texts.flatMap(wordsIn).flatMap(formsOf).map(beginning))
  return (word) => formsOf(word).some((form) => typed.has(beginning(form)))
}

/** Finds the words of a sentence that are neither everyday words nor in `texts`. */
export function unaccountedIn(texts: readonly string[]): (sentence: string) => string[] {
  const typed = new Set(texts.flatMap(wordsIn).flatMap(formsOf).map(beginning))
  const isAccounted = (word: string) =>
    isFunctionWord(word) ||
    COMMON.has(word) ||
    word.endsWith('ly') ||
    formsOf(word)
      .map(beginning)
      .some((form) => BEGINNINGS.has(form) || typed.has(form))
  return (sentence) => [...new Set(wordsIn(sentence))].filter((word) => !isAccounted(word))
}
