/**
 * English words by part of speech. Counts and parts come from WordNet 3.0 (Copyright 2006 by Princeton University, free for any use
 * with this notice) and from the tags of compromise (MIT), trimmed to what occurs in ordinary text, plus words of products and shops. Full notices:
 * writer/licenses/word-lists.md. Regular forms are left out: see lexicon.ts.
 */

/** Base forms that are hardly ever nouns. */
export const VERBS = `
  crackle abandon abduct abet abide abolish abort absent absorb abstain abstract abuse accelerate accent accentuate accept acclaim acclimate
  accommodate accompany accomplish accord accredit accrue accumulate accuse accustom ache achieve acknowledge acquaint acquire activate adapt add
  adhere adjoin adjourn adjust administer admire admit adopt adorn advance advertise advise advocate affect affirm affix afford aggravate agitate
  agree alert align alleviate allocate allow allude alter alternate always amaze amend amplify amputate amuse analyse analyze animate announce annoy
  annul answer anticipate apologize appear applaud apply appoint appraise appreciate apprehend approach appropriate approve approximate argue arise
  arouse arrange arrest arrive articulate ascend ascertain ask aspire assemble assert assess assign assist associate assume assure astonish attach
  attend attest attract attribute augment authorize autofill automate avoid await awake awaken babble backfire baffle bake balk ban banish baptize
  bask bathe batter bawl bear beat beckon become beg begin behave believe bellow belong bet betray bevel beware bewilder bid bind binge birdie
  bite blacken blame blast bleed blend bless blink blur blurt boast bob boggle boil bolster bombard boom bore borrow bother bounce bound brandish
  break breastfeed breathe brew brighten bring broaden broil bruise buck budge buffet build bump burgeon burn burp burst bury bustle buy buzz bypass
  calculate calibrate call cancel capitalize captivate capture carry carve catapult catch categorize cater cause cease celebrate centralize centrifuge
  certify challenge change chant characterize cheat cherish chew chill chirp choke choose chop choreograph chuckle circulate cite clamber clamp clang
  clap clarify clasp classify cleanse clear click climb clinch cling clog clone close clothe clutch coax cock coerce coincide collaborate collect
  colour combine combust come commence commit communicate commute compare compel compensate compete compile complain complement complete complicate
  comply compose comprehend compress comprise compromise compute conceal concentrate concern conclude condense conduct confess confide configure
  confine confirm conform confront confuse congratulate congregate conjure connect conserve consider consist construct consult consume contain
  contemplate continue contour contradict contribute convert convey convince cook cool cooperate coordinate cope correct correspond cough count
  counteract crave crawl creak create creep cringe cripple criticise criticize cross crouch cruise crumble crush crystallize cuddle cultivate cure
  curl curse customize dab damn dampen dance dangle dare darken dart dash daze dazzle deal debug debunk decay decide declare decline declutter decode
  decorate decrease decrypt dedicate deduct deem deepen defend define deflate defrost defy delay delegate delimit deliver demand demonstrate dent deny
  deodorize depart depend deploy deposit depress derive descend describe deserve designate destine destroy detach detangle detect deter deteriorate
  determine detest develop deviate devise devote diagnose dice dictate die differ differentiate diffuse dig dilute diminish dine direct disable
  disagree disappear disappoint discard disclaim disclose discontinue discount discourage discover discuss disentangle disgust disintegrate dislodge
  dismantle dismiss dismount disobey dispense displease dispose disrupt dissolve distil distill distinguish distort distract distribute distrust
  disturb dive divert divide dodge don donate doomscroll downgrade download doze drag dramatize draw dread dribble drift drink drive drown dry dub
  duck dump duplicate dwarf dwell earmark earn ease eat edit educate eject elaborate elate elect elevate eliminate embark embarrass embed embody
  embrace embroider embroil emerge emit emphasize employ empower empty enable enchant encircle enclose encompass encourage encrypt endear endorse
  endure energize enforce engage engrave enhance enjoy enlarge enlist enliven enquire enrich enrol enroll ensure entail enter entertain entice entitle
  entrain entrust envelop envision envy equal equate equip eradicate erase erect err erupt escape establish etch evacuate evade evaluate evaporate
  evolve exaggerate examine exceed excel except excite exclude execute exfoliate exhale exhaust exhibit exhilarate exist expand expect expire explain
  explode explore export expose express extend exterminate extinguish extract exude facilitate fade fail fall falsify fascinate fasten fathom fatten
  feel fell fend fetch fete fight file fill finance fit fix fizzle flatten flatter flaunt flavour flee flicker flinch fling flirt float flop flourish
  flout fluster fly follow forbid forecast forfeit forge forget forgive format formulate fortify forward foster found fracture free freeze frequent
  freshen fret frighten frolic froth frown frustrate fry fulfil fulfill fumble fundraise furnish fuse fuss gain gallop gather gaze generalize generate
  get giggle give glare glaze gleam glide glint glisten gnash gnaw go gobble gouge grab grapple grasp gratify graze greet grieve grin grind groan grow
  growl grumble grunt guarantee guess guide gulp gush halt hamper hang happen harass harden harvest hasten hatch hate haul haunt heal hear heave heed
  heighten help hesitate hibernate hide hijack hinder hint hire hit hitch hobble hoist holler hone hoot hop horrify hover huddle hug hum humble hunt
  hurl hurry hurt hurtle hush hustle hydrate identify idle ignite ignore illuminate illustrate imagine imbed imitate immerse implement imply impose
  impress improve improvise incline include incorporate increase incubate indicate indulge infect infest inflate inform infuse ingest inhabit inhale
  inherit inject injure innovate inquire insist inspect inspire instal install institute instruct insulate insult insure integrate intend intensify
  interact interlace intern internalize interpret interrupt intertwine interview intimate intimidate intone intrigue introduce invent invert invest
  investigate invigorate invite invoke involve irrigate irritate isolate itch itemize jag jerk jog join journal judge juggle julienne jump justify
  keep kick kidnap kill knead kneel knit knock know lag lam last laugh launch launder lavish lay lead lean leap learn lease leave leer lend lengthen
  lessen let levy lick lie lighten like limit limp linger liquefy liquidate listen live liven locate lodge log look loom loosen lose love lower lug
  lunge lurch lure lurk magnetize magnify maintain make manage manifest manufacture mar marinate marry marvel masquerade match materialize mature
  maximize mean meditate meet melt memorize mend mention merge mesmerize migrate mimic mince mingle minimize misjudge mislead misplace miss mist
  misunderstand moan mobilize mock modernize modify moisten moisturize motivate mourn move mow muffle mull multiply mumble murmur muse muster mute
  mutter nab nag narrow navigate near need neglect nestle neutralize never nod nominate notch notice notify nourish nudge nurture obey oblige observe
  obsess obstruct obtain occupy occur offend offer offset omit open operate oppose opt organise organize orient outdo outgo outgrow outlive outnumber
  outrun outsmart outweigh overcome overhear overheat overlap overlook overpower override overrun overtake overuse overwhelm ovulate owe pamper pant
  parallel paralyse paralyze pardon participate pass pat patronize pave pay peck peddle peel peer penetrate perceive perfect perform perish permit
  persist persuade pester pick pierce pinch pinpoint piss plague plan play plead please pledge plow pluck plump plunge poach poison poke polarize
  pollute pop populate pose possess postpone pour pray predict prefer prefill preheat prepare prescribe present preserve pretend prevent prick probe
  proceed proclaim prod produce project prolong promise promote prompt pronounce prop propel propose protect prove provide pry publish pucker puff
  punch punish purify purl put putt puzzle qualify quarrel query quicken quit quiver quote radiate raise rally ram ramble rap rape rattle rave reach
  react reactivate read readjust realise realize reap reappear rearrange reassemble reassert reassure reattach reboot rebuild rebuy recall recede
  receive recharge recite reckon reclaim reclassify recline recognize recommend reconcile reconsider reconstruct recover recreate recruit recur
  recycle redact redeem rediscover redo reduce reek refer refinance refine reflect refocus refract refresh refuel refurbish refuse regain regard
  register regroup regulate rehearse reheat reimburse reinforce reinterpret reject rejoin rejuvenate relate relax relieve relive reload rely remain
  remember remind remodel remove rename rend render renew reopen reorganize repair repay repeat repel rephrase replace replenish report represent
  reproduce request require reread rescue reseal resemble resent reserve reside resign resist resize resolve resort respond restart restate restock
  restore restrain restrict restructure resume resurface retain retire retrace retract retreat retrieve retrofit reunite revamp reveal revel reverse
  revert review revise revisit revitalise revitalize revive revoke revolve rewrite rid riddle rinse rip ripen rise rival roam roar roast rob roll rot
  rotate rout rove rub run rush rustle sag sail salute salvage sanitize satisfy save savor say scamper scan scare scatter scavenge schedule scold
  scoot scorch scramble scrape scratch scream screech screw scribe scrub sculpt scuttle sear secure see seek seem seep seize select sell send sense
  sensitize separate serve settle sever sew shake shape share sharpen shatter shave shed shield shimmer shiver shoot shorten shout shove shrill shrink
  shrivel shrug shudder shuffle shut sidestep sift sigh silence simmer simplify simulate sing sink sip sit skate skateboard skedaddle skid skip
  skyrocket slacken slam slap slash slay slice slide slink slip slop slow slump smack smash smile smolder smooth smother smuggle snarl snatch sneak
  sniff snore snort snowboard snuggle soak soar soften solder solve soothe soundproof sour sow spare sparkle spawn speak spear specialize specify
  speculate spend spill spin spiralize spit splash splay spoil sponsor spoof sprawl spread sprinkle sprout spurn squander squat squeak squeeze squint
  squirm squish stab stabilize stagger stain stalk stammer stare start startle starve stay steady steal steam steer sterilize stiffen stifle stimulate
  sting stir stoop stop stow straddle straggle straighten strangle stray stream strengthen strike stroll stud stumble stun submerge submit subscribe
  subside subtract succeed suck sue suffer suffice suffocate suggest suit summarise summarize summon supervise suppose suppress surge surpass surprise
  surrender surround survey survive suspect suspend sustain swallow swap swarm sway swear sweep sweeten swell swerve swim swing swirl sync synthesize
  tack tackle tailor take talk tame tamper tantalize tap tarnish taste teach tear tease tell tempt tend terminate terrify test thank thicken think
  thrash threaten thrive throb throw thrust thump tighten tilt tingle toast tolerate tone topple toss touch toughen tramp trample transcribe transfer
  transform translate transmit transplant transport travel tread tremble trifle trot trudge trundle trust try tuck tug tumble turn twirl twist twitch
  unclog uncover undercut underestimate undergo underline underscore understand understate undertake undervalue undo unearth unfold unhitch unite
  unleash unload unlock unplug unravel unroll unscrew unsettle unsubscribe untangle untie unveil unwire unzip update upgrade uphold uplift upload
  upset urge use utilize utter validate vanish vary veer verify vex vibrate victimize vie violate visit visualize volumize volunteer vote vow wade wag
  wail wait waive wake walk wallop wallow wander wane want warm warn warp warrant waver weaken wean weave wed weep weigh welcome whack whip whirl
  whisper whistle whiten whoop widen wiggle win wince wink wipe wish withdraw wither withhold withstand wobble wonder woo worry wreck wrestle wring
  write yammer yawn yearn yell yelp yield zap zoom
`

/** Base forms that are nouns as well, more often verbs. */
export const MOSTLY_VERBS = `
  address aid aim anchor arch attack attempt audition avail average backstitch badger bang barbecue baste bat bend bleat blister block bloom blush
  bogey boost bow brace brag brave breach brush buckle bust butcher calm canvass care caress cast chafe charge chase chat chatter check chuck claim
  clamor clatter clean clench clobber cluck coil collapse comfort compound cover crack crackle cradle crane crash crow cry cushion cut desert design
  dial digest dip disconnect dislike dispatch display dispute disregard double draft drain drape dress drill drip drop dye echo encounter escort
  estimate fancy favor feed fidget filter find finish flake flank flap flash flick flip fluff flush flutter fold foul fume gamble gasp gauge gear
  glance glitter glow glue goad goof graduate grant grimace grip groom gull haggle hail handle harrow heat herald highlight hold honeymoon honor hook
  hope hurdle imprint insert issue jab jam keynote kiss label lace lash latch lift link lock loop lounge mail mark mash massage measure mesh misuse
  mix moderate mold monitor mop mottle mount munch nest nip note outlaw outline overflow overhaul overload overshoot pack paint pause peek pelt perch
  pin pioneer pitch pivot plug poise polish pounce power praise press print protest pull pump purchase push raid rake recess record refill regret
  relay release remake remark rent reorder reply repute rethink return ride rig ring risk rivet romp ruffle rummage rust sacrifice safeguard sap scent
  scour scout scribble scurry seal search set shift shimmy shine show shuttle sign skim slate slaughter sleep sling slug sluice slumber smell smirk
  snag snap snicker sound span split sponge spout sputter spy squeal stack stake stamp stampede stand steep stick stink stomp store stretch stride
  strop strum stutter sub substitute supply support swagger swipe swish switch swivel tag taunt teeter thaw thread thud tie titter toil trace track
  trail train trap treat trespass trickle trim triple tunnel twine undress usher veil venture vest vomit wash waste watch wear weld whine whinny whisk
  whiz witness work wrangle wrap wrench wriggle zigzag zip
`

/** Base forms that are nouns as well, more often nouns. */
export const MOSTLY_NOUNS = `
  access account ace act addict affiliate age alarm ambush amount anger angle appeal archive arm armour assault assent auction award bail balance band
  bargain barge bark bash battle beam beef beep belch belt bench benefit bias bike bill blaze blind bloat blossom blow blunder board boat bog bolt
  bomb bond bone book boot border boss box brake branch brand breakfast breed bribe bridge bristle broadcast brood bubble bud budget buffer bulge bulk
  bulletin bully bundle burden burrow button cage cake camp campaign canoe cap card career cash catalog catalogue caulk caution cave cement center
  centre champion chance channel charm chart chauffeur cheer chin chip claw climax clip cloud cluster clutter coach coat code comb combat command
  comment commission compliment condition conflict consent contact content contest contract contrast control copy cost counsel counter couple craft
  cramp credit crop crown cube cue cup curb curve cycle dam damage debate debut defect delight desire despair detail din discharge discipline disgrace
  disguise distress ditch divorce dock document dot doubt dream drone drum duel dust eclipse edge effect end endeavor evidence exchange excuse
  exercise exit experience experiment eyeball face factor fan farm fashion favour fear feature fence ferment figure film fire flag flame flare flavor
  flesh flock flood flow flurry focus fog foil fool force form fragment frame franchise frost fuck fuel function fund gag gang garage gate gesture
  glimpse gloss gossip grace grade grate grill guard gun hack ham hammer harbor harbour harm harness hash hawk head heap hedge herd hike honour horse
  host house howl humor hunch impact import index influence ink interest invoice iron jack jaw jazz joke keel key knot labor labour lack lance land
  lap lapse lather layer leach leak leash lecture leech level license light line list litter load loan lobby loot lull lump lust mandate maneuver map
  march market mask master matter merit message mill mime mind mine minister mirror mistake model monkey mortar muddle murder name net nick number
  object occasion oil ooze orbit order outrage pace package pad pair panic parade park part paste patch patent patrol pattern paw peak pee peg pen
  pencil perfume pet petition phase photograph phrase picket pile pilot pine pit pity place plank plant plot pocket point police poll pool pore
  position post pound practice prey price pride process profit program programme progress prune puke pulse purse question race rack radio rage rail
  rain range rank rant rash rat rate rear rebel reel reference reform refund rein relish remedy respect rest result reward rhyme riot ripple rock rope
  round route row ruin rule rumble sack saddle sample sand scale scar score screen scroll sculpture seat seed sentence service shack shade shadow
  shear shelter shock shop shore shower shriek sight signal silhouette sin size sketch ski slant slit slope slouch smoke snake sneeze snow sob solace
  sort spam spark spell spice spike spiral spite splinter spot spray spring spruce spur square stall staple star stem step stereotype stew stitch
  stock stockpile storm strain strand strap streak stress string strip stroke struggle strut study stuff stump style subject sum supplement surf swamp
  sweat tally tan tangle target tax taxi tee telegraph telephone temper thrill throttle thumb thunder tick tide tile time tip tire title toll total
  tour tower trade transition trek trend trick trigger trip trouble tune twin type vacation vacuum value vent view void wage wave wax weather weed
  well wheel wind wire worship wound wrinkle yank zone
`

export const NOUNS = `
  panel hood helmet batch booklet glovebox passport pedal widget trolley cork chalk bracket logo icon underside kickstand pillowcase nightlight
  applicator textbook tutorial headrest leaderboard bookmark vet dermatologist nurse accountant librarian cherry peach lime pumpkin apricot inseam
  keycap eyelet midsole outsole welt chaise passthrough resume adult initial mesh mic pic temp veggie pouch gusset dropper abdomen abo abode abscess
  academic academy accelerator accessory accident accounting accuracy acetone acid acne acre acreage acres acting active activewear actor actress ad
  adam adapter additive adequacy adhesive adjective administrator adult advantage adventure adverb advertising advice aerator aerosol affair affairs
  africa afternoon agency agenda agent agony agriculture aide air aircraft airflow airfryer airline airplane airport airs airway aisle alabama
  alabaster alaska albany album alcohol algae alibi alien alkali alligator ally aloe aloes alternative altitude aluminium aluminum amateur america
  american ammo amp amplitude amsterdam anaconda analysis analyst anarchy anatomical anatomy ancestor ancestry anecdote anemia angel anguish animal
  anion ankle anklet anniversary anode ant antecedent antelope antenna anxiety apache apex apothecary app apparatus appendix appetite applause
  applicant appointee apprentice approval april apron aptitude aquarium arc architect architecture arctic area argon arithmetic arkansas armadillo
  armchair armor armpit armrest arms army array arrival arrow art artery arthritis article artist arts ash ashwagandha asia aspect ass assembly asset
  assignee assistant asterisk athlete atlanta atlantic atmosphere atom attacker attendant attic attire attitude attorney audio audit auditorium aug
  august aunt austin australia author authorities auto automobile autumn auxiliary avalanche avocado awe axe axis babe baby bachelor back backbend
  backbone backer background backing backpack backsplash backstage backyard bacon bacteria bad badge bag bagel baguette bakery bakeware ball ballad
  ballet balloon ballot ballroom balm baltimore balustrade bamboo banana bandage bandit banging banister bank banker bankruptcy banner banquet banshee
  banter baptist bar barbell barber barley barn barnyard barrel barricade barrier bartender base baseball basin basis basket basketball bass bassinet
  bastard bath bathing bathrobe bathroom bathtub baton battery batting battlefield bay bayonet beach beak bean beanie beard bearer bearing beast
  beauty bed bedding bedroom bedtime bee beech beer beginning behavior belief believer bell belly bent berlin bern berry berth best better beverage
  bib bible bibliography biceps bicycle bikini bin binding biography biopsy biotin bird birmingham birth birthday biscuit bishop bit black blackberry
  blackboard blackout blade blanket bleach blender blob blonde blood bloodhound bloodstream blooming blot blower blowing blue blues bluetooth bluff
  boarding boating body bodybuilder bomber bombus bonfire bonnet bookcase booker booking bookshelf booth boredom borough bosom boston bottle bottom
  bough bouncing boundary bounds bouquet bourbon bout bowl boy bracelet bracing brain brakes bramble brandy brass brazil bread breadth breakage
  breakdown breakthrough breakup breakwater breast breath breathing breeze brick bride bridle brief briefcase brier britain british broadcasting
  broadening broadway broccoli bronze bronzer brooch brook brooklyn broom broth brothel brother brow brown brushing brute bucket buddha buddy buff
  buffalo buggy bugle builder building buildup bulb bull bullet bum bumblebee bunch bunk bureau burger burglary burial burr burrito bus bush bushel
  businessman butter buying cab cabana cabin cabinet cable cactus caddy cadenza cafe cafeteria caffeine calcium calculator calendar calf caliber
  california caller calorie calving camera camper campfire camping campsite campus canada cancer candidate candle candy cane canister cannon canon
  canopy canteen canvas canyon cape capillary capital capsule captain captive car carabiner carbine carbon cardboard cardinal cargo carpenter
  carpentry carpet carriage carrier cart carton cartoon cartoonist cartridge cartwheel carving case caster castle cat catastrophe catcher category
  caterer cathedral catheter catholic catkin catnip cattle cavern cayenne ceiling celebrant celery cell cellar cellulose cemetery cent centimeter
  century ceramic ceramide cereal ceremony certainty certificate ceylon chain chair chairman chamber champagne chandelier chaos chapel chapter
  character characteristic charcoal charger charging charter chatbot checkbook checklist checkout cheek cheering cheese chemical chemist chemistry
  chest chicago chick chicken chief child chili chiller chimney china chipotle chiropractor chisel chloride chlorine chocolate choice choir
  cholesterol chord chore choreography chorine chorus chosen chow christ christian christmas chrome chromium chunk church chute cigar cigarette cinch
  cincinnati circle circuit circumstances circus citizen citrus civilian clam clamshell clapping clash class classic classroom clause clay cleaner
  cleaning cleanser cleanup clearing cleft clergy clergyman clerk cleveland client cliff climate clock closet closeup closing cloth clothes
  clotheshorse clothing clown club clubhouse clue clump clutter coaching coal coast cocoa coconut coffee coffin cohort coin colander cold collage
  collagen collar colleague collector college cologne colon colonel colony color colorado colors colt columbus column comeback comedian comedy
  comforts coming commander commerce commercial committee communion commute commuter commuting companion company comparison compartment compass
  competitor complaint complex component composer composite compost compulsive computer concealer concept concert concerto concierge concrete
  conditioner conditioning conductor cone confetti congress connecticut connoisseur conservative consistency conspiracy constant consultant consumer
  container contemporary context continent contraceptive contractor contrary contributor controller convertible conveyor cookie cooking cookware
  coolant cooler cooling coop cooperative cop copenhagen copper cord core corn corner corporal corps corpse corral corrector correspondent corridor
  cosmos costume cottage cotton couch council counseling counselor countertop counting country countryman countryside county coup coupling coupon
  courage course court courtesy courtyard cousin coverage cow coward cowboy cows cracking craftsman crate crayon cream creatine creator creature creed
  creek crest crew crib crime criminal crisis critic crochet crockpot crook crossroads crowd cruelty crumb crusher crutch crystal cuba cuff cult
  culture cunning cupboard curbside curio currency current curriculum curry curtain cuss custom customer cutlery cutter cutting cyclist cyst dad daddy
  dallas damned dancer dancing dandruff danger danish daring dark darling dashboard data date datum daughter dawn day daycare daylight dead deadline
  deadlock deaf dealer dear death deathbed debris debt dec decade decal december deck decor decorator deed deer defender defense deficiency degree
  dehumidifier delicacy delivery demeanor democrat demon denial denim denmark dentist denver deodorant deodorizer departure dependent depth descent
  designer desk dessert destiny details detective detector detergent deterrent detroit developer device devil dew diabetic diagnosis diagram dialect
  dialogue dialysis diam diameter diamond diaper diaphragm diarrhea diarrhoea diary dickens dictionary diet difficulty diffuser dilemma dime dinner
  dinnertime dinnerware dinosaur diplomacy diplomat dipper director dirt disabled disadvantage disaster disbelief disc discomfort discovery disease
  dish dishwasher disk dismay disorder dispenser disposal distaste distributor district divan dividend divider doctor doctrine documentary dog doll
  dollar domain dongle donor donut door doorbell doorknob doorman doorstep doorway dorm dormitory dosage dose dough dove downfall downpour downtown
  dozen dozens drafting dragon drainage drama dramatist drapery draught drawer drawing drawstring dregs drinking drinkware driver driveway drizzle
  droplet drought drug drugstore drunk drunkard duct due duffer dugout dumbbell dung dungeon dusk duty duvet dweller dwelling e-book ear earbud
  earnings earring earth earthquake easel east easter eating ebook eccentric economics economist economy ecstasy edema editor editorial educator
  efficiency effort egg eggs ego egypt elbow elder elderberry electrode electron electronics elephant elevator elite email emblem emergency emphasis
  emphysema empire employee employer enclosure ending enemy energy engine engineer engineering england english enough ensemble enterprise enthusiasm
  entrepreneur entry envelope enzyme epic epiphany episode equilibrium equivalent era errand error escritoire espresso essay estate etcetera ethic
  ethos europe european eve evening event evil example excess executive exfoliant expense expert expertise explorer exposure extender extent exterior
  extreme eye eyebrow eyelid eyeliner eyes eyesight fabric facade facet facing fact factory faculty failure fairway fairytale faith falcon falloff
  fallout fame family fantasy farce fare farewell farmer farmhouse farming fat fate father fatigue faucet fault faux favorite feast feat feather feb
  february fee feedback feeder feeding feeling feelings fella fellow felt female fencing fertilizer festival fever few fiber field fiend fifties fig
  fighter fighting filing filling finale financing finding finger fingernail fingerprint fingertip firearm firecracker firelight fireplace firework
  firing firm firmware first fish fisherman fishing fist five flair flannel flashlight flask flat flattery flatware flaw fleece flight floc floor
  flooring florida florist flour flower flowering flu fluid fluoride flux foam foe folder foliage folk folklore follower folly food foot football
  footprint footstep footwear forearm forefinger foreground forehead foreigner foreman forest fork formula fort fortress fortune foundation founder
  founding fountain four fox foyer fragrance framework fraud freak freedom freelancer freeman freeway freezer freight french frenchman frenzy
  frequency freshener freshman friday fridge friend frieze fright fringe frizz frog front frontier frother fruit fumes fun functioning fundamentals
  funds funeral fur furniture fury future fuzz gadget gage gaiety galaxy gallon gambling game gamut gap garbage garden gardener garlic gas gasket
  gassing gatepost gathering gauze gee gel gelding gender general generator genius gentleman geologist geometry georgia german germany ghost giant
  gift ginger gingham giraffe girl girlfriend gland glass glasses glassware gleaming glee globe gloom glory glossary glove glycerin glycerine glycerol
  goal goat god goddess gold golf golfer goner good goose gospel gospels gourmet governed gown gradient grain gram grandfather grandma grandmother
  granite granny granola grape grapevine graph graphite grappling grass grasshopper grating gratitude grave gravel graveyard gravy gray grease
  greatcoat greece greek green greenland greeting grenade grief grinding grinning gripper grocer grocery groomer groove ground grounds group grouping
  grout grove growing grownup growth grub grudge grumbling guam guardian guest guilt guitar gulf gulping gum gunpowder gust gut guts gutter guy gym
  gymnast gymnastics habanero habit habitat hair haircare haircut hairline hairspray half hall hallmark hallway halo halogen hammock hand handbag
  handful handicap handkerchief handling hands handstand handwriting handyman hanger happening hardware harmony haste hat hatching hawaii hawaiian hay
  hazard haze headache headlamp headlight headline headmaster headphones headquarters headset headstand health hearing heart heartbeat hearth heater
  heating heaven heavens heaver heel height heights heir helium hell helm helper hem hemoglobin hemp hen henna herb heritage hero heroine heyday
  hiding high highlighter highway hill hillside hinge hip hissing history hitler hitter hive hobby holder hole holiday hollering hollow hollyhock
  hollywood holmes holocaust holster home homeland homer homework honesty honey honeybee honolulu hoodie hoof hoop horde horizon hormone horn horror
  horseback horseman hose hospital hostess hotel hound hour hours household householder housekeeping housewife housework housing houston hub huckster
  hudson hue hulk human humidifier humming humorist hundred hungary hunger hunter hunting hurler hurricane husband hut hydrogen hymn hypocrite ice
  icebox iceland id idea ideal idealist idiom idiot idler idol ill illinois illustrator image imagery immigrant impulse inbox incentive inch incident
  income incompetent india indian indiana indianapolis indicator individual industry infancy infant ingredient inhabitant initiative injury inlet inn
  inning input inquiry insect inside insight insole inspector instant instinct instructor insulation insulin intake integer intellect intellectual
  intent interchange interface interior interlude intermediate interpreter interval interviewer inventory inverse investigator invoice iodine ion iraq
  ireland irish irishman irons irony island italian italy item itinerary ivory jackass jacket jade jail jalapeno jan janitor january japan japanese
  jar java jealousy jeep jelly jerky jerusalem jesus jet jew jewel jeweler jewellery jewelry job jogger john johnny joint jolt journal journalist
  journey jowl joy jug juice juicer july jumble june jungle junior jupiter jury justice kale karaoke kayak keeping keg ken kentucky keratin ketchup
  kettle kettlebell keyboard keychain keyhole kibble kickoff kid kidney killer killing kind king kingdom kissing kit kitchen kitchenette kitten knack
  knapsack knee knife knight knitwear knob knowledge knuckle kombucha korea lab laboratory lad ladder ladle lady lagoon lake lamb lamp lamplight
  landing landlord landmark landmass landscape landslide lane language lantern lanyard laos lapel laptop larva lat latex latin latitude latte laughter
  laundromat laundry laurels lavatory law lawn lawyer laying layman layoff layout leader leaders leaf league leapfrog learning leash leather lecturer
  led ledger left lefty leg legend legging leisure lemon length lens lesson letter lettering lettuce lexicon liar liberty library licking lid life
  lifetime lifter lighting lightning liking lilac limb linen liner linguist linguistics lining lint lion lip lipstick liquid liquor listener liter
  literature litter little liver livestock living llama loading loaf lobe lobule local locale locker lockup locust lodging lodgings loft logic
  lollipop london longing lookup loon loophole lord lore loser loss losses lot lots louisiana loungewear louse lover loyalty lube luck luggage lumber
  lumen lunch lung luster luxury lyric lyricist machine machinery machinist macro magazine maggot magic magician magnesium magnet magnitude mahogany
  maid maiden mailbox mailman maine mainland major maker makeup making malaria male mama mamma mammal man manager manchester mango manhattan mania
  maniac manifold mankind manner manners manometer manpower mantel manual manufacturer manufacturing manure manuscript manzanita maple marble marbles
  mare margin marketing marketplace marking marksman marriage marrow mars martian martini mary mascara masonry mass massachusetts massager masses
  masseur mast masterpiece mastery mat matcha mate material math mathematics mating mattress maximum mayo mayor maze meadow meal meaning means
  measuring meat mechanic mechanics medal medicine medium meeting melatonin melody melon member memorandum memory memphis men menu merchandise
  merchandising merchant mercury mercy merger mess messenger metal metaphor meteor meteorite meter method metropolis mexican mexico michigan micron
  microphone microscope microwave middle midnight midst mildew mile mileage milestone milk millennium milligram milliliter million min miner mineral
  miniature minimum mining ministry minneapolis minnesota minor mint minute miracle misbehavior mischief misery misfortune missionary mississippi
  missouri mister mistress mite mitten mixing mixture mob mode modern modesty modifier module moisture moisturizer molecule momentum mommy monarch
  monday money monitoring monk monocle monologue monopoly monotony monsoon monster month montreal mood moon moonlight moral morale morals morning
  morocco morrow morsel mortal mortgage mosaic moscow mosquito moth mother motif motive motor motto mound mountain mountainside mouse mousepad mousse
  mouth mouthpiece mouthwash mover movie mph mucus mud muffin muffler mug mulch mule murderer muscle museum mushroom music musical musician mustache
  mustard mutton muzzle myrrh mystery mystique myth nanny nap napkin napoleon narrative national native nature nausea navel navy neck necklace
  necktie nectar needle neighbor nephew nerve nerves network newcomer newport news newsboy newsletter newspaper niacinamide niche nickel niece
  night nightclub nightfall nightingale nightmare nightstand nine nineteen nitrogen noise nonsense noodle noon norm north northeast northerner nose
  nostalgia notebook notepad nothing notification noun nov novel novelist novelty november now nozzle nude numbering nun nursery nut nymph oak oath
  oatmeal objective observer obstacle occupant ocean oct october odor offense office officer official offspring ohio oklahoma oldster olive olympics
  one onesie onion onset opener opening opera operator opinion opium opponent opposite orange orb orchard orchestra ordering orderly ordinary ore
  oregon organ organiser organizer origin original ottoman ounce outburst outcome outerwear outfield outfit outlet outlook outpost output outreach
  outset outside outsider outskirts oval oven overachiever overall overcast overcoat overhead overnighter overture owl owner oxen oxygen ozone pacific
  pacifier pacing packaging packet packing padding page pail pain pains painter painting palace palette palm pamphlet pan pancake pane paneling pansy
  panther pantry pants papa paper papers par parachute paradise paradox paragraph parameter paraphrase parasite parcel parent paris parish parking
  parlor particle particular parting partner parts party passage passageway passenger passerby passing password past pasta pastor pasture path pathway
  patient patio patron patter paycheck payday payroll pbs pc pdf pea peace peacock peanut pear pearl peasant pebble pecs pectoral peddler pedigree
  pegboard penalty pendant pennant pennsylvania penny peony people pepper peptide percent percentage performer period periodical periphery person
  personnel perspective pest petal phantom pharmacy pheasant phenomenon philadelphia philippines philosopher philosophy phone phosphate photo
  photographer physician physics physique pianist piano picasso pickle pickup picnic picture picturing pie piece pig pigeon pilgrimage pill pillow
  pimple pineapple pink pipe pirate pistol pitcher pitchfork pitching pittsburgh pizza plane planet planner planning planter planting plaque plasma
  plaster plastic plate platform platinum plato playback player playing playlist playmate playtime playwright pleasure plenty pleura plowing plumber
  plumbing pod podcast poem poet poetry poland pole policeman policy politician politics pollen polls polyethylene pomade poncho pond pony ponytail
  popcorn pope popping poppy porcelain porch pork port portal porter portfolio portrait possum poster posture pot potassium potato potential pothole
  potter pottery pouch poultry pounding poverty powder powerbank prairie prayer preacher preaching premix president pressure prestige pretzel pricing
  priest primary prime primer principal principle printable printer printing prison prisoner privacy private privilege privy prize problem procedure
  proceeds processing producer product professional professor profile profits programming projector pronoun proof property prophet proposal prose
  prospect protector protein protestant prototype proverb province prowess psychiatrist psychologist psychotherapy public publisher puddle puller
  pulley pulp pulpit puncher pupil puppy purifier purple purpose pursuer pursuit pushup pussy putty pyrex pyrometer python quack quackery quantum
  quart quarter quarterback quarters quartz queen questioning questionnaire quiet quill quirt quiz rabbi rabbit racket radar radical radish radius
  raft rag railing railroad railway rainbow ramen ramp ranch rancher ransom rating ratio rationale rattler rattlesnake rattling ray razor reader
  reading ready reagent rearing reason reasoning reb rebuilding receipt receipts receiver receptionist recipe recipient recital recorder recording
  recourse recovery red refill reflector reflex refrain refrigerator refugee refusal region rehearsal rejoicing relations relative relic relief
  religion reliving remainder reminder removal remover rendering renewal repeller repertory reporter repose repository representative research
  researcher reserves reservoir resident residue resin resistor resource respects respite response restaurant restraint retailer retailing retinol
  returns reunion revenge revenue revolver rhino rhubarb rhythm rib ribbon rice richmond rider ridge rifle rigger right rim ringing rite ritual river
  riverbank road roadside roadway roaring robber robbery robe robot rocket rod rodeo role roleplaying roller roman romantic rome roof rooftop rookie
  room roommate rooms rooster root rooting rose rosewater roster rotor roundhouse roundup router routine royalty rpm rubber rug ruler ruling rumor
  runner running runoff runtime rushing russia russian rustler rustling rut sable sachet saddlebag safe safety saga sage sailing sailor saint sake
  salad salary sale saleslady salesman saline saliva salon saloon salsa salt salve salvo sampling sandal sandwich sarcasm sardine sash satellite satin
  satire saturday saturn sauce saucepan sauna savage savannah saving savings saw scaffold scalp scandal scanner scarf scene scenery scheme scholar
  school schoolboy schooldays schoolgirl schoolmate schoolroom sciatica scientist scoffing scoop scope scores scot scotland scouring scours scraping
  scratcher screwdriver scrimmage script scrubber scrunchie sculptor sea sealant seam searchlight season seasoning seattle sec second secrecy secret
  secretary sector sedan seedbed seizure self selfie selling semester senator sending senior sensing sensor separator sept september septum sergeant
  series sermon serum servant services session setback setting settler setup seven sewage sewer sex shackle shading shaft shaking sham shame shampoo
  shapewear shaving shawl sheath shedding sheep sheet shelf shell shepherd sheriff sherry shielding shin shipping shirt shit shoe shoebox shooting
  shopping short shortage shortstop shot shotgun shoulder shouting shovel showcase showdown showing shred shrub shrubbery shunt shutdown shutter
  sicilian side sidewalk sightseeing signature silicone silk sill silo silver silverware singer singing single sinking sir sister site sitter sitting
  six sixties skeptic skiff skill skillet skin skincare skirt skull sky skylight slab slacks slat sleepwear sleeve slicker slight slime slipper slob
  sloe slot slowing sludge slugger slum smartphone smear smokehouse smoothie smudge snack snail sneaker snoring snowball soap society sock socket sod
  soda sofa software soil soldier sole solid soloist someone somersault son sonar song songwriter sonny soot sophomore soprano sorrow soul soundtrack
  soup source south southeast southerner southpaw southwest space spacing spade spaghetti spain spanish spatter spatula speaker specialist specialty
  species specimen speck spectacle spectator spectrum speech speed spelling spf sphere spinach spine spire spirit spiritual spirulina spleen splitter
  spoke spoon spore sport sportsman sportswear spouse spraying spreadsheet spree springtime sprinkler sprinkling sprinter squad squalane squat
  squatting squeezer squirrel sriracha stable stadium staff stage stain staining stair staircase stairs stairway standard standing starting state
  static stationery statistic statue status steak steel stemware stepmother steps stereo stern steroid stethoscope sticker stiff stimulant stimulus
  stirrup stocking stomach stone stool storage storefront storehouse story storyline storyteller stove straggler stranger strategy straw strawberry
  street streetlight strength stretcher strife stripe striving stroller structure stucco student studio stunt stylist submarine subordinate
  subscription substrate subsystem subtlety suburb subway success successor succor suction suds suede sufferer suffering suffix sugar suicide suitcase
  suite sulky summary summer sun sunblock sunday sundown sunlight sunray sunscreen sunshade superior supernatural supervisor supper supplier surface
  surgeon surplus surroundings surveyor survival survivor suspense suspicion swaddle swatch sweatband sweatshirt sweden sweetheart swelling swimsuit
  swimwear swiss sword syllable symbol symmetry sympathy symphony symptom synagogue synonym syntax synthesis syrup system tab table tablecloth tablet
  tableware taco tactic tactics taffy tail takeout tale talent tangent tango tank tape tapping tariff tarpaulin task tavern taxpayer tea teacart
  teacher teaching team teammate teapot tears teat tech technician technique teddy teenager teens telegram temperature template temple tempo ten
  tenancy tenant tendency tendon tenor tense tent tenth tenure term terminal terms terrace terrain terrarium terrier territory terror testicle
  testimonial testing texan texas text textile texture thanks thanksgiving theater theatre theme theory therapist therapy thermocouple thermometer
  thermos thermostat thesis thief thieving thigh thing things thinking third thirst thirty thoroughfare thought thousand threat three threshold throat
  thumbnail thumping thursday thyroid tibet ticket tidewater tidings tiger timber timbre timer times timing tin tine tint tissue tit titanium toad
  tobacco today toddler toe tofu toilet token tokyo tomato tomb tomorrow ton toner tongue tonight tons tool toolbox tooth toothbrush toothpaste
  toothpick top topic topper torch torso tory tote touchdown touchscreen tourist towel town toy trachea tracing tract tractor trademark trader trading
  traffic tragedy trainer training trait transducer transit trapper trash traveler tray treadmill treasure treasurer treasury tree treetop trellis
  trench trial triangle tribute trill trio tripod triumph troop trooper troops trough troupe trouser trowel truck trunk trustee truth tsh tsunami tub
  tube tubing tudor tuesday tulle tumbler tumor tungsten tuning turban turbine turf turkey turmeric turmoil turning turnover tutor tv tweed twenties
  twilight twinge twirler two typewriter typing ukulele ulcer ultraviolet umbrella uncertainty uncle underbrush undershirt understanding underwear
  uniform union unit universe unknown unloading upkeep uplifting uproar uptake uptown urgency urging usage usb user utah utensil vacancy valet valley
  values valve vanilla vapor variable variety vase vaseline vector vegetable vehicle vein velcro velvet vendor venus verb verbena verdict verge
  vermont verse vertex vessel vestibule veteran vice victim victory video viewpoint village villager villain vine vinegar violet violin violinist
  virgin virginia virtue virus visage visitor vitals vitamin vocabulary vogue voice volley voltage volume voting vowel voyage vulture waffle wages
  wagon waist waistband waiter waiting walker wall wallet wallpaper walnut walrus wand war ward wardrobe warehouse warmer warmth warning warranty
  warrior warsaw washer washing washington wastebasket wasteland wastewater watching water watercolor watercolorist waterfall watt wattle wavelength
  way ways wealth weapon web webcam webinar wedding wednesday week weekend weekly weight weir welfare welter west whale whey while whirring whiskey
  whisky whistling white whole wick wicker widow width wife wifi wildcat wildlife willow window windowpane windowsill windshield wine wing
  wingman wings winner winter wisdom wise wit witch withdrawal withholding wizard woe wok wolf woman wood woodpecker woods woodwork wool word words
  workbench worker workman workout works worksheet workshop world worm worst worth wreath wrestling wrist writ writer writing wrong wyoming yale
  yankee yard yardage yarn year yearning years yellow yes yesterday yoga yogurt young youngster youth zeal zero zinc zipper zoo
`

export const ADJECTIVES = `
  okay lil above abroad abrupt absent absolute absorbed absorbent abstract absurd academic accepted accurate accustomed acting active actual
  additional adequate adjacent adjusted administrative advanced adverse aerated aerial aesthetic affected afraid african aggressive agricultural
  airtight airy alert alien alive alone alternate amazed amazing american ample amusing analytic anatomical ancestral ancient angry annual another
  anti antique appalling apparent appealing appointed appropriate approved apt arbitrary architectural armed artificial artistic ashamed asleep
  assistant astonishing athletic atomic attractive authentic automatic awake aware away awkward bacterial bad baggy balanced bandaged bare based basic
  bearded beloved bendy beneficial bent best better bewildered big bigger billion biological bitten bitter black bland blazing bleached blind bloody
  blown blue blurred blurry bold born both bouncy bound bowed brave brief bright brilliant british broad broken brown built bulky bumpy burning busy
  calm carefree casual catholic central certain changed changing characteristic charged charming cheap cheery chemical chewy chief childish chinese
  christian chronic chunky circular civic civil civilian clad classic classical clean clear clerical clever clinical close closed clumsy coherent cold
  collective colored combined comfy comic coming commercial common commonplace compact comparative competent competitive complete completed complex
  complicated composed compostable comprehensive compulsive concentrated concerned concrete confident confused connected consequent conservative
  consistent constant constructive contemporary continual continued continuing contrary controlled convenient conventional convinced convincing cool
  cooling cooperative corporate correct corresponding cosmic costly covered cozy crazy creamy creative criminal crimson crispy critical crooked
  cropped cross crowded crucial crude cruel crunchy crushed crushing crusty cuban cultural cumulative current curved curving cushioned customary cut
  cute daily damn damned damp dark darned dazed dead deadly deaf dear deceased decent deep defensive definite delayed deliberate delicate demanding
  dense dependent deserted desired desperate destructive detached detailed determined developed developmental devoted dewy diagonal dietary different
  difficult digital dim dingy direct dirty disabled disappointed disciplined discovered disordered dissolved distant distinct distinctive
  distinguished disturbed disturbing diverse divine domestic dominant done double downtown downward dramatic drawn dressed dried drunk drunken dry
  dual due dull dulled dumb dusty dutch eager earlier early earthy east eastern easy eccentric economic economical edged educated educational
  effective efficient eight eighteen eighteenth eighth eighty elaborate elastic elderly electric electrical electronic elegant elemental eleven
  eloquent embarrassing emotional empty enduring energetic engaged english enlarged enlightened enough enthusiastic entire entitled equal erect
  ergonomic essential established eternal ethical ethnic european even everyday evident evil exact excellent exceptional excess excessive excited
  exciting exclusive exhausted existing expected expensive experienced experiential experimental explicit explosive exposed expressed expressive
  extended extensive external extra extraordinary extravagant extreme exuberant faded faint fair fake fallen false familiar fancy fantastic far
  faraway fascinating fast fat fatal feeble female feminine feverish few fewer fictional fierce fiery fifteen fifteenth fifth fifty filled filling
  final financial fine finished finite firm first fit fitted fitting five fixed flat floating fluffy flushed foamy foldable following fond foolish
  forbidden foreign forgotten formal former fortunate forty forward four fourteen fourth fragile frail frantic free freestanding french frequent fresh
  friendly frightened frightening fringed frizzy front frozen full fun functional fundamental funny further future fuzzy gay general generalized
  gentle genuine geometric german giant gigantic girlish given glad glaring glinting glittering glossy glowing gluten-free goddamn golden gone good
  gradual grammatical grand granted grave gray greasy great greater greatest greek green grim grimy gross grotesque growing guilty gymnastic haired
  hairy halal half halfway handcrafted handmade handsome handwritten handy happy hard harsh headed healthy heated heavy heroic hidden high higher
  hilar historical hoarse hollow homely honest honored hooded horizontal hostile hot huge human humble hundred hungry hurt husky hydrating
  hypoallergenic hysterical iced icy ideal identical idle ignorant ill illiterate illuminating imaginary immediate immense immortal impatient
  impersonal important impressive improved inaccurate inactive incident inclined incomplete increased increasing indefinite independent indian
  indifferent indirect individual industrial inexpensive inferior infinite informal initial injured inner innocent insane insignificant insulated
  intact integral intellectual intelligent intense intent interested interesting intermediate internal international intimate intricate involved
  inward irish ironical irregular isolated italian itchy jaded japanese jerky jewish joint junior keto known kosher lacking large larger last late
  latent later latest latter lazy leading lean learned left legal legitimate lengthy lesser light lighted lightweight like likely limited limp linear
  lined liquid literal literary little live lively living loaded local located logical lonely long looking loose lost loud lousy lovely low lower
  loyal lucky lumpy lunar mad made magnetic magnificent main major male manual marginal marked married martian massive matte mature maximum mean
  measured mechanical medical medieval medium meek mental mere merry messy metropolitan microscopic mid middle mighty mild military million mini
  minimal minimalist minimum minor misleading misplaced missing mistaken mixed moderate modern modest modular moist moisturizing monthly moral mortal
  mounted moving muddy muffled multifunctional multiple multipurpose municipal muscular mushy musical mutual mythological naive naked narrow national
  native natural naval near nearby neat necessary needed negative neighboring neo net neutral new newborn next nice nine nineteen
  nineteenth ninety ninth noble noisy non-slip nonslip nonstick normal northern nourishing novel nuclear numerical obliged observed occasional
  occupational odd official offline oily old older olympic one online opaque open opening opposed opposing opposite optimum oral orange ordered
  orderly ordinary organic organized oriental oriented original ornery orthodox outdoor outer outside outstanding oval overall overhead oversized
  overwhelming padded painted pale paleo parallel parked partial particular passing passionate passive past pasted peculiar perfect periodic permanent
  persistent personal personalized pertinent phony photographic physical physiological picky pictorial pink placid plain planned pleasant pleased
  pleasing plush poignant poised polar polite political poor popular positive posterior potent potential powdered practical preceding precise pregnant
  preliminary prepared present pretty primary prime primitive principal prior private privileged pro productive professional profound progressive
  prolonged prominent promising prone pronounced proper proportional protective protestant proud pseudo psychological public pure purple puzzled
  puzzling quaint qualified qualitative quantitative quasi queer quick quiet quilted racial radical ragged rainy raised random rapid rare rational raw
  ready real realistic rear recent reciprocal recorded recyclable red reduced reflective regional regular related relative relevant relieved reluctant
  remaining remote removed repeated required residential resistant respective respiratory responsive retired retro revolutionary rich right rigid ripe
  rising rolling roman romantic roomy rotating rough round rounded routine royal rubbery rugged running runny rural russian rustic rusty sacred sad
  safe saggy salted salty sarcastic satisfactory satisfied satisfying savage savory scared scattered scenic scented scientific seated second secondary
  secret secure seeming senior sensational sensitive sensory separate separated serene settled seven seventeen seventh several severe sexual shabby
  shaded shaky shallow shaped sharp sheer shifting shining shiny short shortsighted shrill shut shy sick significant silent silky silly silver similar
  simple simulated sincere single singular six sixteen sixth sixty skeletal skeptical skilled slack sleek sleepy slender slight slim slow small
  smaller smart smelly smoky smooth soaked sober social soft soggy soiled solar sole solemn solid solitary solo sophisticated sore sorry southern
  spare sparkly special specialized specific specified spectacular spherical spicy spiritual splendid sporting spread squat squishy stained stale
  standard startled startling static statistical statutory steady steep stereotyped stern sticky stiff stinky stout straight straightforward strained
  strange streaming stretched stretchy stricken strict striking strong structural structured stubborn stupid sturdy stylish subdued subjective sublime
  subsequent substantial subtle suburban successive sudden sufficient suited sullen sundry sunny super superb superficial superior supportive supposed
  supreme sure surplus surprised surprising surrounding suspended swedish sweeping sweet swift swivel swollen symbolic symmetric sympathetic synthetic
  tacky tall tangled tangy tasty tattered taut technical technological teen teenage telescopic temporary ten tender tentative tenth terminal terrific
  terrified therapeutic thermal thick thieving thin third thirteen thirty thorough thousand three through tight timely tinted tiny tired titled
  tolerant tonal top torn total tough traditional tragic trained tranquil transparent treated trembling triple trivial tropical true turned twelve
  twentieth twenty twin two typical ugly ultimate ultralight ultrasonic unaware unbleached unbroken uncertain uncommon unconcerned underground
  underway uneasy uneven unexpected unfamiliar unfortunate ungainly unhappy unique universal unknown unlike unlikely unlimited unnatural unnecessary
  unpaid unpleasant unpopular unsatisfactory unscented unseen unusual upper upright upstairs urban urgent used usual utter vague vain valid valued
  varied varying vast vegan velvety ventilated verbal versatile vertical veteran vibrant vintage violent visual vital vivid vocal vocational wandering
  warm watertight weak weary weekly weighted weird welcome well western wet white whole wicked wide widespread wild willing winning wiry wise witty
  wooden woolen working worn worried worse worst worth worthy wounded wrinkled written wrong yellow young younger zero
`
