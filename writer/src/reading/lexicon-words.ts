/**
 * English words by part of speech. Counts and parts come from WordNet 3.0 (Copyright 2006 by Princeton University, free for any use
 * with this notice) and from the tags of compromise (MIT), trimmed to what occurs in ordinary text, plus words of products and shops. Full notices:
 * writer/licenses/word-lists.md. Regular forms are left out: see lexicon.ts.
 */

/** Base forms that are hardly ever nouns. */
export const VERBS = `
  crackle
  abandon abduct abet abide abolish abort abound abscond absent absolve absorb abstain abstract abuse accelerate accent accentuate accept acclaim
  acclimate accommodate accompany accomplish accord accost accredit accrue accumulate accuse accustom ache achieve acknowledge acquaint acquiesce
  acquire activate actuate adapt add adhere adjoin adjourn adjust administer admire admit adopt adorn adsorb advance advertise advise advocate
  affect affirm affix afford aggravate agitate agonize agree alert alienate align allege alleviate allocate allot allow allude alter
  alternate always amaze amend amplify amputate amuse analyse analyze animate anneal announce annoy annul answer antagonize anticipate
  apologize appear appease applaud apply appoint apportion appraise appreciate apprehend approach appropriate approve approximate argue arise arouse
  arraign arrange arrest arrive articulate ascend ascertain ascribe ask aspire assail assemble assert assess assign assimilate assist associate
  assume assure astonish astound attach attain attend attest attract attribute augment authorize autofill automate avert avoid await awake awaken
  babble backfire baffle bake balk balkanize ban banish baptize bask bathe batter bawl bear beat beckon become befall befit befriend beg beget begin
  beguile behave behead behold belabor belie believe belittle bellow belong bemoan bequeath berate beseech beset besiege besmirch bestow bet bethink
  betray bevel beware bewilder bewitch bid bide bind binge birdie bitch bite blacken blame blast bleed blend bless blink blur blurt boast bob boggle
  boil bolster bombard boom bore borrow bother bounce bound brandish break breastfeed breathe brew brighten bring broaden broil bruise buck budge
  buffet build bump burgeon burn burp burst bury bustle buy buzz bypass cackle calculate calibrate call cancel capitalize captivate capture careen
  carry carve catapult catch categorize cater cause cavort cease celebrate centralize centrifuge certify challenge change chant characterize cheat
  cherish chew chide chill chirp choke choose chop choreograph chortle chuckle circulate circumvent cite clamber clamp clang clap
  clarify clasp classify cleanse clear click climb clinch cling clog clone close clothe clutch coalesce coax cock coddle coerce coexist cohabit
  coincide collaborate collect collide collude colour combine combust come commemorate commence commend commit communicate commute compare compel
  compensate compete compile complain complement complete complicate comply compose comprehend compress comprise compromise compute conceal concede
  conceive concentrate concern conclude concur condemn condense condone conduct confess confide configure confine confirm confiscate conform
  confound confront confuse congeal congratulate congregate conjure connect connote conquer conserve consider consign consist consolidate conspire
  constitute constrain construct construe consult consume consummate contain contaminate contemplate contend continue contour contradict contribute
  contrive convene converge converse convert convey convict convince convulse cook cool cooperate coordinate cope correct correlate correspond
  corroborate corrode cosponsor cough count counteract crave crawl creak create creep cringe cripple criticise criticize croon cross crouch crucify
  cruise crumble crush crystallize cuddle culminate cultivate cure curl curse curtail customize dab damn dampen dance dangle dare darken dart dash
  daunt daze dazzle deafen deal debark debilitate debrief debug debunk decay deceive decide decimate decipher declaim declare decline
  declutter decode decommission decompose decorate decouple decrease decry decrypt dedicate deduce deduct deem deepen deface defend defer define
  deflate deform defraud defray defrost defy degrade delay delegate delimit deliver demand demean democratize demolish demonstrate demoralize
  denote denounce dent deny deodorize depart depend depict deplore deploy deport depose deposit depress deprive derail derange deride
  derive descend describe deserve designate desist despise destine destroy detach detangle detect deter deteriorate determine detest detonate
  devastate develop deviate devise devolve devote diagnose dialyze dice dictate die differ differentiate diffuse dig dignify dilate dilute diminish
  dine direct disable disabuse disagree disappear disappoint disapprove disarm disband disburse discard discern disclaim disclose discontinue
  discount discourage discover discriminate discuss disentangle disgruntle disgust dishearten disintegrate dislodge dismantle dismiss dismount
  disobey dispel dispense disperse displace displease dispose disprove disrupt disseminate dissipate dissolve dissuade distil distill distinguish
  distort distract distribute distrust disturb dive diverge divert divest divide divulge dodge dominate don donate doomscroll downgrade download
  doze drag dramatize draw dread dredge dribble drift drink drive drown dry dub duck dump duplicate dwarf dwell dwindle earmark earn ease eat
  economize edify edit educate efface ejaculate eject elaborate elapse elate elect electrify elevate elicit eliminate elucidate elude
  emaciate embalm embark embarrass embed embezzle embody embrace embroider embroil emerge emigrate emit emphasize employ empower empty
  emulate enable enact encamp enchant encircle enclose encompass encourage encroach encrypt encumber endanger endear endorse endow endure energize
  enforce engage engender engrave engulf enhance enjoin enjoy enlarge enlist enliven enmesh enquire enrich enrol enroll ensue ensure entail enter
  entertain enthral entice entitle entrain entrench entrust enunciate envelop envisage envision envy epitomize equal equate equip
  eradicate erase erect erode err erupt escape eschew espouse establish etch eulogize evacuate evade evaluate evaporate evoke evolve exacerbate
  exaggerate exalt examine exasperate exceed excel except excite exclaim exclude execute exemplify exert exfoliate exhale exhaust
  exhibit exhilarate exhort exhume exist expand expect expedite expel expend expire explain explode exploit explore export expose expound express
  expunge extend extenuate exterminate extinguish extirpate extol extract extrapolate extricate exude facilitate fade fail fall falsify falter
  fascinate fasten fathom fatten feel fell fend fetch fete fight file fill finance fit fix fizzle flatten flatter flaunt flavour flee flicker flinch
  fling flirt float flop flounder flourish flout fluster fly follow forbid forecast foreclose forego foresee foreshadow forestall forewarn forfeit
  forge forget forgive format formulate forsake fortify forward foster found fracture fraternize free freeze frequent freshen fret
  frighten frolic froth frown frustrate fry fulfil fulfill fumble fundraise furnish fuse fuss gad gain gallop gather gaze generalize generate
  germinate gesticulate get giggle give glare glaze gleam glean glide glint glisten glorify glower gnash gnaw go gobble gouge govern grab grapple
  grasp gratify graze greet grieve grin grind groan grope grovel grow growl grumble grunt guarantee guess guide gulp gush halt hamper hang hanker
  happen harangue harass harden harvest hasten hatch hate haul haunt heal hear heave heed heighten help hesitate hibernate hide hijack hinder hint
  hire hit hitch hobble hoist holler hone hoot hop horrify hover huddle hug hum humble humiliate hunker hunt hurl hurry hurt hurtle hush hustle
  hydrate hypothesize identify idle ignite ignore illuminate illumine illustrate imagine imbed imbue imitate immerse impair impale impart impede
  imperil impersonate impinge implement implode implore imply impose impoverish impress imprison improve improvise impute inaugurate incite incline
  include incorporate increase incubate incur indicate indict induce induct indulge infect infer infest infiltrate inflame inflate inflict inform
  infuriate infuse ingest inhabit inhale inherit inhibit initiate inject injure innovate inquire inscribe insist inspect inspire instal install
  instigate instil institute instruct insulate insult insure integrate intend intensify interact intercept interfere interject interlace intern
  internalize interpose interpret interrupt intersect intertwine intervene interview interweave intimate intimidate intone intoxicate intrigue
  introduce intrude inundate inure invade invent invert invest investigate invigorate invite invoke involve irk irrigate irritate isolate
  itch itemize jag jeer jeopardize jerk jog join journal judge juggle julienne jump justify juxtapose keep kick kidnap kill knead kneel knit knock
  know lacerate lag lam languish last laugh launch launder lavish lay lead lean leap learn lease leave leer lend lengthen lessen let levy liberate
  lick lie lighten like limit limp linger lionize liquefy liquidate listen live liven loathe locate lodge log look loom loosen lose love lower lug
  lunge lurch lure lurk madden magnetize magnify maim maintain make manage manifest manipulate manufacture mar marinate marry marvel masquerade
  match materialize mature maximize mean meander meditate meet melt memorize mend mention merge mesmerize migrate mimic mince mingle minimize
  misconstrue misjudge mislead misplace misrepresent miss mist misunderstand mitigate moan mobilize mock modernize modify moisten moisturize molest
  monopolize motivate mourn move mow muffle mull multiply mumble murmur muse muster mute mutter mystify nab nag narrow navigate near
  necessitate need neglect negotiate nestle neutralize never nod nominate notch notice notify nourish nudge nurture obey oblige obliterate obscure
  observe obsess obstruct obtain occupy occur offend offer officiate offset ogle omit open operate opine oppose oppress opt ordain organise organize
  orient originate oust outdistance outdo outface outgo outgrow outlive outnumber outpace outrun outsmart outweigh overarch overcome overemphasize
  overhear overheat overlap overlook overpower overreach override overrun oversee overshadow overtake overthrow overturn overuse overwhelm ovulate
  owe pacify pamper pant parallel paralyse paralyze pardon participate pass pat patronize pave pay peck peddle peel peer penalize penetrate perceive
  perfect perform perish permeate permit perpetrate perpetuate perplex persecute persevere persist personify persuade pertain pervade pester pick
  pierce pilfer pinch pinpoint piss plague plan play plead please pledge plod plow pluck plummet plump plunge poach poison poke polarize pollute
  ponder pop populate portray pose possess postpone postulate pour prattle pray preach precede precipitate preclude predict predominate
  prefer prefill preheat preoccupy prepare prescribe present preserve preside presume pretend prevail prevent prick probe proceed
  proclaim procure prod produce profess prohibit project prolong promise promote prompt pronounce prop propel propose proscribe prosecute
  prosper prostrate protect protrude prove provide provoke prowl pry publicize publish pucker puff punch punish pupate purify purl purport pursue
  put putt puzzle qualify quarrel quash quell quench query quicken quit quiver quote radiate raise rally ram ramble ransack rap rape ratify
  rationalize rattle rave ravish reach react reactivate read readjust reaffirm realise realize reap reappear rearrange reassemble reassert reassure
  reattach reboot rebuff rebuild rebuke rebut rebuy recall recapture recede receive recharge recite reckon reclaim reclassify recline recognize
  recollect recommend reconcile reconsider reconstruct reconvene recount recoup recover recreate recruit recur recycle redact redeem redefine
  rediscover redistribute redo redouble reduce reek reelect reenact reexamine refer refinance refine reflect refocus refract refresh refuel
  refurbish refuse refute regain regard register regroup regulate rehabilitate rehearse reheat reign reimburse reinforce reinterpret reiterate
  reject rejoice rejoin rejuvenate relate relax relegate relent relieve relinquish relive reload rely remain remand remember remind reminisce
  remodel remove rename rend render renew renounce reopen reorganize repair repay repeal repeat repel repent rephrase replace replenish
  report represent repress reproduce repudiate request require reread rescind rescue reseal resemble resent reserve reside resign resist resize
  resolve resort respond restart restate restock restore restrain restrict restructure resume resurface resuspend retain retaliate retire retort
  retrace retract retreat retrieve retrofit reunite revamp reveal revel revere reverse revert review revise revisit revitalise revitalize revive
  revoke revolve rewrite rid riddle rinse rip ripen rise rival roam roar roast rob roll romanticize rot rotate rouse rout rove rub run rush rustle
  sadden sag sail salute salvage sanitize satisfy saturate save savor say scamper scan scare scatter scavenge schedule scoff scold scoot scorch
  scowl scramble scrape scratch scream screech screw scribe scrub scrutinize sculpt scuttle sear secede secure see seek seem seep segregate seize
  select sell send sense sensitize separate sequester serve settle sever sew shake shape share sharpen shatter shave shed shield shimmer shirk
  shiver shoot shorten shout shove shrill shrink shrivel shrug shudder shuffle shun shut sicken sidestep sidle sift sigh signify silence simmer
  simplify simulate sing sink sip sire sit situate skate skateboard skedaddle skid skip skyrocket slacken slam slap slash slay slice slide slink
  slip slop slow slump smack smash smile smite smolder smooth smother smuggle snarl snatch sneak sniff snore snort snowboard snub snuggle soak soar
  socialize soften solder solicit solve soothe sorb soundproof sour sow spare sparkle spawn speak spear specialize specify speculate spellbind spend
  spill spin spiralize spit splash splay spoil sponsor spoof sprawl spread sprinkle sprout spurn squander squat squawk squeak squeeze squint squirm
  squish stab stabilize stagger stain stalk stammer stare start startle starve stave stay steady steal steam steer sterilize stiffen stifle
  stimulate sting stipulate stir stoop stop stow straddle straggle straighten strangle stratify stray stream strengthen strew strike strive stroll
  stud stumble stun subdue sublimate submerge submit subscribe subside subsidize subsist substantiate subtend subtract subvert succeed succumb suck
  sue suffer suffice suffocate suffuse suggest suit summarise summarize summon superimpose supersede supervise supplant suppose suppress
  surge surmise surmount surpass surprise surrender surround survey survive suspect suspend sustain swallow swap swarm sway swear sweep sweeten
  swell swerve swim swing swirl swoop symbolize sympathize sync synthesize systematize tabulate tack tackle tailor take talk tame tamper tantalize
  tap tarnish taste teach tear tease televise tell tempt tend terminate terrify test testify thank theorize thicken think thrash threaten thrive
  throb throw thrust thump thwart tighten tilt tingle toast tolerate tone topple torture toss totter touch toughen tramp trample transact transcend
  transcribe transfer transform translate transmit transmute transpire transplant transport transpose travel traverse tread tremble trifle trot
  trudge trundle trust try tuck tug tumble turn twirl twist twitch typify unclog uncover undercut underestimate undergo underlie underline undermine
  underscore understand understate undertake undervalue underwrite undo unearth unfold unhitch unify unite unleash unload unlock unnerve unplug
  unravel unroll unscrew unsettle unsubscribe untangle untie unveil unwire unzip update upgrade uphold uplift upload upset urge use usurp utilize
  utter vacate validate vanish vary veer verify vex vibrate victimize vie violate visit visualize vivify volumize volunteer vote vow wade wag wail
  wait waive wake walk wallop wallow wander wane want warm warn warp warrant waver weaken wean weave wed weep weigh welcome wend whack whip whirl
  whisper whistle whiten whoop widen wield wiggle win wince wink wipe wish withdraw wither withhold withstand wobble wonder woo worry worsen wreak
  wreck wrestle wring write writhe yammer yawn yearn yell yelp yield zap zoom
`

/** Base forms that are nouns as well, more often verbs. */
export const MOSTLY_VERBS = `
  address aid aim amble anchor arch attack attempt audition avail average backstitch badger bang barbecue baste bat bend bleat blister
  block bloom blush bogey boost bow boycott brace brag brave breach brush buckle bust butcher calm canvass care caress cast chafe charge chase chat
  chatter check chuck claim clamor clatter clean clench clobber cluck coil collapse comfort compound conscript consort cover crack crackle cradle
  crane crash crow cry cushion cut defeat desert design despatch dial digest dip disconnect disdain dishonor dislike dispatch display dispute
  disregard double draft drain drape dress drill drip drop dye echo encounter escort estimate fancy favor feed fidget filter find finish flake flank
  flap flash flick flip fluff flush flutter fold foul fume gamble gasp gauge gear glance glitter glow glue goad goof graduate grant grimace grip
  groom gull haggle hail handle harrow heat herald highlight hold honeymoon honor hook hope hurdle imprint insert issue jab jabber jam jilt keynote
  kiss label lace lash latch lift link lock loop lounge mail mark mash massage measure mesh mistrust misuse mix moderate mold monitor
  mop mottle mount munch nest nip note outlaw outline overflow overhaul overload overshoot pack paint pause peek pelt perch pin pioneer pitch pivot
  plug plunk poise polish pounce power praise prance precondition press print proffer protest pull pump purchase push raid rake recess recoil record
  refill regret relay release remake remark rent reorder reply reprimand repulse repute requisition rethink return ride ridicule rig ring risk rivet
  romp ruffle rummage rust sacrifice safeguard sanction sap scent scour scout scribble scurry seal search set shamble shift shimmy shine show
  shuttle sign skim slate slaughter sleep sling slug sluice slumber smell smirk snag snap sneer snicker sound span split sponge spout sputter spy
  squall squeal stack stake stamp stampede stand steep stick stink stomp store stretch stride strop strum stutter sub substitute supply support
  swagger swindle swipe swish switch swivel tag taunt teeter thaw thread thud tie tinkle titter toil trace track trail train trap treat trespass
  trickle trim triple tunnel twine undress usher veil venture vest vomit wash waste watch wear weld wheeze whine whinny whisk whiz wisecrack witness
  work wrangle wrap wrench wriggle zigzag zip
`

/** Base forms that are nouns as well, more often nouns. */
export const MOSTLY_NOUNS = `
  access account ace act addict affiliate age alarm ambush amount anger angle appeal archive arm armour assault assent auction award bail balance
  band bargain barge bark bash battle beam beef beep belch belt bench benefit bias biff bike bill blaze blind blitz bloat blossom blow blunder
  bluster board boat bog bolt bomb bond bone book boot border boss box brake branch brand breakfast breed bribe bridge bristle broadcast brood
  bubble bud budget buffer bulge bulk bulletin bully bundle burden burrow button cage cake camp campaign canoe cap card career cash catalog
  catalogue caulk caution cave cement center centre champion chance channel charm chart chauffeur cheer chin chip claw climax clip cloud cluster
  clutter coach coat code comb combat command comment commission commune compliment condition conflict conglomerate consent contact content contest
  contract contrast control copy cost counsel counter couple craft cramp credit crop crown cube cue cup curb curve cycle dam damage debate debut
  decree defect delight desire despair detail din discharge discipline disgrace disguise dissent distress ditch divorce dock document dot doubt
  dream drone drum duel dust eclipse edge effect end endeavor evidence exchange excuse exercise exit experience experiment eyeball face factor fan
  farm fashion favour fear feature fence ferment figure film fire flag flame flare flavor flesh flock flood flow flurry focus fog foil fool force
  form fragment frame franchise frost fuck fuel function fund gag gang garage gate gesture glimpse gloss gossip grace grade grate grill guard gun
  hack ham hammer harbor harbour harm harness hash hawk head heap hedge herd hike honour horse host house howl humor hunch impact import index
  influence ink interest invoice iron jack jaw jazz joke jot keel key knot labor labour lack lance land lap lapse lather layer leach leak leash
  lecture leech level license light line list litter load loan lobby loot lull lump lust mandate maneuver manoeuvre map march market marshal mask
  master matter menace merit message mill mime mind mine minister mirror mistake model monkey mortar muddle murder name net nick number object
  occasion oil ooze orbit order outrage pace package pad pair panic parade park part paste patch patent patrol pattern paw peak pee peg pen pencil
  perfume pet petition phase photograph phrase picket pile pilot pine pit pity place plank plant plot pocket point police poll pool pore position
  post pound practice prey price pride process profit program programme progress prune puke pulse purse quake question race rack radio rage rail
  rain range rank rant rash rat rate rear rebel reel reference reform refund rein relish remedy rendezvous reproach respect rest result reward rhyme
  riot ripple rock rope round route row ruin rule rumble sack saddle sample sand scale scar score scorn screen scroll sculpture seat seed sentence
  service shack shade shadow shear shelter shock shop shore shower shriek sight signal silhouette sin size sketch ski slant slit slope slouch smoke
  snake sneeze snow sob solace sort spam spark spell spice spike spiral spite splinter spot spray spring spruce spur square stall staple star stem
  step stereotype stew stitch stock stockpile storm strain strand strap streak stress string strip stroke struggle strut study stuff stump style
  subject sum supplement surf swamp sweat tally tan tangle target tax taxi tee telegraph telephone temper thrill throttle thumb thunder tick tide
  tile time tip tire title toll total tour tower trade transition trek trend trick trigger trip trouble tune twin type vacation vacuum value vent
  veto view void wage wave wax weather weed well wheel wind wire worship wound wrinkle yank zone
`

export const NOUNS = `
  panel hood helmet batch booklet glovebox passport pedal widget trolley cork chalk bracket logo icon underside kickstand pillowcase nightlight applicator textbook tutorial
  headrest leaderboard bookmark vet dermatologist nurse accountant librarian cherry peach lime pumpkin apricot inseam keycap eyelet midsole outsole welt chaise passthrough
  resume adult initial mesh mic pic temp veggie pouch gusset dropper
  abbot abdomen abo abode abscess abyss academic academy accelerator accessory accident accounting accuracy acetone acid
  acne acre acreage acres acting active activewear actor actress ad adam adapter additive adequacy adherent adhesive adjective adjunct
  administrator adult adulterer advantage adventure adverb advertising advice aegean aerator aerosol affair affairs africa afternoon agency agenda
  agent aggressor agony agriculture aide air aircraft airflow airfryer airline airplane airport airs airspeed airway aisle alabama
  alabaster alaska albany album albumin alcohol algae alibi alien alkali allegory alligator ally aloe aloes alternative altitude aluminium
  aluminum amateur ambassador america american ammo amp amplitude amsterdam anaconda analysis analyst anarchy
  anatomical anatomy ancestor ancestry andrena anecdote anemia angel angst anguish animal anion anionic ankle anklet
  anniversary anode ant antagonist antecedent antelope antenna anthropologist antibody antigen anxiety aorta apache apex
  apothecary app apparatus appendix appetite applause applicant appointee apprentice approval april apron aptitude aquarium arc archbishop
  architect architecture arctic ardor area argon aristocracy arithmetic arkansas armadillo armchair armor armpit armrest arms
  army array arrival arrow arroyo art artery arthritis article artillery artist arts ash ashwagandha asia aspect ass
  assassin assemblage assembly assessor asset assignee assistant asterisk athlete atlanta atlantic atmosphere atom
  atrophy attacker attendant attic attire attitude attorney audio audit auditorium aug august aunt austin australia author authorities
  auto automobile autumn auxiliary avalanche avocado awe axe axis babe baby bachelor back backbend backbone backer background backing backpack
  backsplash backstage backwoods backyard bacon bacteria bad badge bag bagel baguette bakery bakeware ball ballad ballet balloon ballot ballplayer
  ballroom balm baltimore balustrade bamboo banana bandage bandit banging banister bank banker bankruptcy banner banquet banshee banter baptist
  bar barbell barber barley barn barnyard barrage barrel barricade barrier bartender base baseball basin basis basket basketball bass bassinet
  bastard bath bathing bathrobe bathroom bathtub baton battalion battery batting battlefield bavaria bay bayonet beach beak bean beanie
  beard bearer bearing beast beauty bed bedding bedroom bedtime bee beebread beech beer beginning behalf behavior belching belief believer bell
  belly beneficiary bent bequest berlin bern berry berth best betrayal better beverage bevy bib bible bibliography biceps bicycle bikini
  bin binding biography biopsy biotin bird birmingham birth birthday biscuit bishop bit black blackberry blackboard
  blackmailer blackout blade blanket bleach blender blob blockade blonde blood bloodhound bloodshed bloodstream blooming blot blower blowing
  bludgeon blue blues bluetooth bluff boarding boating body bodybuilder bomber bombing bombus bonfire bonnet bookcase booker
  booking bookshelf booth boredom borough bosom boston bottle bottom bough bouncing boundary bounds bouquet bourbon bout bowl boxcar
  boy bracelet bracing brain brakes bramble brandy brass bravado brazil bread breadth breakage breakdown breakthrough breakup breakwater breast
  breath breathing breeze brick bricklaying bride bridle brief briefcase brier brigade britain british broadcasting broadening broadway
  broccoli bronc bronchus bronze bronzer brooch brooding brook brooklyn broom broth brothel brother brow brown brushing brute
  bucket buckskin buddha buddy buff buffalo buggy bugle builder building buildup bulb bull bullet bum bumblebee bunch bunk bureau
  bureaucracy burger burglary burial burma burr burrito bus busboy bush bushel businessman butter buying cab cabana cabin cabinet cable cactus
  caddy cadenza cadre cafe cafeteria caffeine calcium calculator calendar calf caliber california caller calorie calving camera camper campfire
  camping campsite campus canada cancer candidate candle candy cane canister cannon canon canopy canteen canvas canyon capacitor cape capillary
  capital capsule captain captive car carabiner carbine carbon carcass cardboard cardinal cargo carpenter carpentry carpet carriage carrier cart
  carton cartoon cartoonist cartridge cartwheel carving case caster castle cat catastrophe catcall catcher category caterer catharsis cathedral
  catheter cathode catholic catkin catnip cattle cattleman cavalry cavern cayenne ceiling celebrant celery cell cellar cellulose
  cemetery cent centimeter century ceramic ceramide cereal ceremony certainty certificate ceylon chagrin chain chair chairman chamber
  champagne chandelier chaos chapel chapter character characteristic charcoal charger charging charter chatbot checkbook checklist
  checkout cheek cheering cheese chemical chemist chemistry chest cheyenne chicago chick chicken chief chieftain child chili chiller chimney china
  chipotle chiropractor chisel chloride chlorine chocolate choice choir cholesterol chord chore choreography chorine chorus chosen
  chow christ christian christmas chrome chromium chunk church churchyard chute cigar cigarette cinch cincinnati circle circuit
  circumstances circus citizen citrus civilian claimant clam clamshell clangor clapping clash class classic classroom clause clay cleaner cleaning
  cleanser cleanup clearing cleft clergy clergyman clerk cleveland cliche client cliff climate clock clod closet closeup closing cloth clothes
  clotheshorse clothing clown club clubhouse clue clump clutter coaching coal coast cockpit cocoa coconut coefficient coffee coffin cohort coin
  colander cold collage collagen collar colleague collector college cologne colon colonel colony color colorado colors colt columbus column
  comeback comedian comedy comforts coming commander commando commentary commentator commerce commercial commissioner committee
  commonwealth communion communist commute commuter commuting companion company comparison compartment compass competitor complaint complex
  component composer composite compost composure compulsive computer comrade concealer concept concert concerto concierge concrete
  conditioner conditioning conductor cone confetti confidant congress conjugate connecticut connoisseur conquest consensus
  conservative consistency conspiracy constant constituent consultant consumer container contemporary contempt context continent
  continuum contraceptive contractor contrary contributor controller controversy convertible conveyor cookie cooking cookware coolant cooler
  cooling coop cooperative cop copenhagen copper coquette cord core corn corner coroner corporal corps corpse corral corrector correspondent
  corridor cortex cosmos costume cottage cotton couch council counseling counselor counterpart counterpoint countertop counting country countryman
  countryside county coup coupling coupon courage course court courtesy courtier courtyard cousin coverage cow coward cowardice cowboy cows cps
  cracking craftsman crate crayon cream creatine creator creature credo creed creek crest crew crib crime criminal crisis criterion critic crochet
  crockpot crook crossroads crowd cruelty crumb crusade crusher crutch crystal cuba cuff cult cultist culture cunning cupboard curbside curio
  currency current curriculum curry curtain cuss custom customer cutlery cutter cutting cyclist cyst dad daddy dallas
  damned dancer dancing dandruff danger danish daring dark darling dashboard data date datum daughter dawn day daycare daylight deacon dead
  deadline deadlock deaf dealer dear death deathbed debris debt dec decade decal december decency deck decor decorator deed deer
  defendant defender defense deficiency degree dehumidifier delicacy delirium delivery deltoid demeanor democracy democrat demon denial denim
  denmark dentist denver deodorant deodorizer departure dependent deportee depth deputy descent designer desk dessert destiny details
  detective detector detergent determinant deterrent detroit developer device devil devotee dew diabetic diagnosis
  diagram dialect dialogue dialysis diam diameter diamond diaper diaphragm diarrhea diarrhoea diary dickens dictionary dictum diet
  difficulty diffuser dilemma dime dinner dinnertime dinnerware dinosaur diplomacy diplomat dipole dipper
  director dirge dirt disabled disadvantage disapproval disaster disbelief disc discomfort discontent discourse discovery discrepancy disease dish
  dishwasher disk disloyalty dismay disorder dispenser displeasure disposal disrepair distaste distributor district divan dividend
  divider doctor doctrine documentary dog dogma doll dollar domain dominion dongle donor donut door doorbell doorknob doorman doorstep doorway
  dorm dormitory dosage dose dough dove downfall downpour downtown dowry dozen dozens drafting dragon drainage drama dramatist drapery
  draught drawer drawing drawstring dregs drinking drinkware driver driveway drizzle droplet drought drug drugstore drunk drunkard duct
  due duffer dugout dumbbell dung dungeon dusk duty duvet dweller dwelling e-book ear earbud earnings earring earth earthquake easel east
  easter eating ebook eccentric economics economist economy ecstasy edema edifice editor editorial educator eeg efficacy efficiency
  effort egg eggs ego egotist egypt elbow elder elderberry electrode electron electronics elephant
  elevator elite eluate email emblem emergency emphasis emphysema empire employee employer enclosure ending enemy energy engine engineer
  engineering england english enough ensemble enterprise enthusiasm entirety entrepreneur entropy entry envelope enzyme epic
  epicenter epidemic epiphany episode epithet epoch equilibrium equivalent era errand error escheat escritoire espresso essay estate
  esteem etcetera ethic ethos europe european eve evening event evil example excess executioner executive executor exfoliant expanse expectancy
  expenditure expense experimenter expert expertise explorer exposure extender extent exterior extreme eye eyebrow eyelid eyeliner eyes eyesight
  fabric facade facet facing fact factory faculty failure fairway fairytale faith falcon falloff fallout fame family fantasy farce fare farewell
  farmer farmhouse farming fastball fat fate father fatigue faucet fault faux favorite feast feat feather feb february fee feedback feeder feeding
  feedlot feeling feelings fella fellow felt female fencing fertilizer festival fever few fiat fiber fibrin field fiend fifties fig
  fighter fighting filing filling finale financing finding finger fingernail fingerprint fingertip firearm firecracker firelight fireplace
  firework firing firm firmware first fish fisherman fishing fist five flair flannel flashlight flask flat flattery flatus flatware flautist flaw
  fleece flight floc floor flooring florida florist flour flower flowering flu fluid fluoride flux foam foe folder foliage folk
  folklore follower folly food foot football footprint footstep footwear forearm forefinger foreground forehead foreigner foreman forerunner
  forest fork formula fort fortitude fortress fortune foundation founder founding fountain four fox foyer fracas fragrance framework fraud freak
  freedom freelancer freeman freeway freezer freight french frenchman frenzy frequency freshener freshman friday fridge friend frieze fright
  fringe frizz frog front frontage frontier frother fruit fullback fumes fun functioning fundamentals funds funeral fur furniture furor fury
  future fuzz gadfly gadget gage gaiety galaxy gallon gambling game gamut gangster gap garbage garden gardener garlic garrison gas gasket gassing
  gatepost gathering gauss gauze gee gel gelding gender general generalist generator genesis genius gentleman genus geologist
  geometry georgia german germany ghetto ghost ghoul giant gift ginger gingham ginmill giraffe girl girlfriend gland glass glasses
  glassware gleaming glee globe gloom glory glossary glove glycerin glycerine glycerol gnp goal goat god goddess goitre gold
  golf golfer goner good goose gospel gospels gourmet governed governor gown gradient grain gram grandeur grandfather grandma grandmother granite
  granny granola grape grapevine graph graphite grappling grass grasshopper grating gratitude grave gravel graveyard gravy gray grease greatcoat
  greece greek green greenland greeting grenade grief grinding grinning gripper grocer grocery groomer groove ground grounds group grouping grout
  grove growing grownup growth grub grudge grumbling guam guardian guerrilla guest guilt guitar gulf gulping gum gunfire gunman gunner gunpowder
  gust gut guts gutter guy gym gymnast gymnastics habanero habit habitat hair haircare haircut hairline hairspray half halfback hall hallmark
  hallway halo halogen hammock hand handbag handful handicap handkerchief handling hands handstand handwriting handyman hanger happening
  hardtack hardware harlem harmony harvard haste hat hatching hatred haunch haversack havoc hawaii hawaiian hay hazard haze headache
  headlamp headland headlight headline headmaster headphones headquarters headset headstand health hearing heart heartbeat hearth heater heating
  heaven heavens heaver heel hegel height heights heir helium hell helm helper hem hemisphere hemoglobin hemorrhage hemp hen henna
  herb heritage hero heroine heyday hideout hiding hierarchy high highlighter highroad highway hill hillock hillside
  hilum hinge hip hissing historian history hitler hitter hive hobby holder hole holiday hollering hollow hollyhock hollywood holmes holocaust
  holster home homeland homer homesteader homework honesty honey honeybee honolulu hoodie hoof hoop horde horizon hormone horn horror
  horseback horseman hose hospital hostess hotel hound hour hours household householder housekeeping housewife housework housing houston hub
  huckster hudson hue hulk human humidifier humming humorist hundred hungary hunger hunter hunting hurler hurricane husband hut hydride
  hydrogen hymn hypocrisy hypocrite hypothesis hysteria icbm ice icebox iceland id idea ideal
  idealist idiom idiot idler idol iliad ill illinois illustrator image imagery imbecile immediacy immigrant impasse impetus
  impulse inbox incentive inch incident income incompetent india indian indiana indianapolis indicator individual individualist
  industry infancy infant infantry infield ingredient inhabitant initiative injury injustice inlet inmate inn inning input inquiry
  insect inside insight insole inspector instant instinct instructor insulation insulin intake integer intellect intellectual intent interchange
  interface interior interlayer interlude intermediate interplay interpreter interval interviewer intima invader
  inventory inverse investigator investor invoice iodide iodine ion iraq ireland irish irishman irons irony island italian italy item
  itinerary ivory jackass jacket jade jail jalapeno jan janitor january jap japan japanese jar java jealousy jeep jejunum jelly jeopardy jerky
  jerusalem jesuit jesus jet jew jewel jeweler jewellery jewelry job jogger john johnny joint jolt journal
  journalist journey jowl joy jug juice juicer july jumble june jungle junior jupiter juror jury justice kale karaoke kayak keeping keg ken
  kentucky keratin kerygma ketchup ketosis kettle kettlebell keyboard keychain keyhole kibble kickoff kid kidnapper kidney killer killing kind
  king kingdom kissing kit kitchen kitchenette kitten knack knapsack knee knife knight knitwear knob knowledge knuckle kombucha korea lab
  laboratory laborer lad ladder ladle lady lagoon lake lamb lamp lamplight landing landlord landmark landmass landscape landslide lane language
  lantern lanyard laos lapel laptop larva lat latex latin latitude latte laughter laundromat laundry laurels lavatory law lawman lawn lawyer
  laying layman layoff layout leader leaders leaf league leapfrog learning leash leather lecturer led ledger left lefty leg legend
  legging legislator legislature leisure lemma lemon length lens lessening lesson lethargy letter lettering letterman lettuce lexicon
  leyte liaison liar liberal liberty library licking lid lieutenant life lifetime lifter lighting lightning lignite liking lilac
  limb lineage linen liner linguist linguistics lining lint lion lip lipstick liquid liquor listener liter literature litter little liver
  livestock living llama loading loaf lobe lobule local locale locker lockup locust lodging lodgings loft logic lollipop london longing
  lookup loon loophole lord lore loser loss losses lot lots louisiana loungewear louse lover loyalty lube lucifer luck luggage lumber lumen lunch
  lung luster luxury lyric lyricist machine machinery machinist macro madman magazine maggot magic magician magnesium magnet magnitude
  mahogany maid maiden mailbox mailman maine mainland major majors maker makeup making malady malaise malaria male mama mamma mammal man manager
  manchester mango manhattan mania maniac manifold mankind manner manners manometer manpower mantel manual manufacturer manufacturing manure
  manuscript manzanita maple marble marbles mare margin marketing marketplace marking marksman marriage marrow mars martian martini martyr mary
  mascara masonry mass massachusetts massager masses masseur mast masterpiece mastery mat matcha mate material math mathematics mating
  mattress maximum mayo mayor maze meadow meal meaning means measuring meat mechanic mechanics medal medicine medium meeting melancholy melatonin
  melee melody melon member memorandum memory memphis men menu meq mercenary merchandise merchandising merchant mercury mercy merger mess
  messenger metal metaphor meteor meteorite meter method metropolis mexican mexico micelle michigan micron microphone microscope
  microwave middle midnight midst mildew mile mileage milestone militia milk millennium milligram
  milliliter million mimesis min miner mineral miniature minimum mining ministry minneapolis minnesota minor mint minute miracle
  misbehavior mischief misdeed misery misfortune misgiving missile missionary mississippi missouri mister mistress mite mitten mixing mixture mob
  mode modern modesty modifier module moisture moisturizer molecule momentum mommy monarch monday money monitoring monk monocle monologue monopoly
  monotony monsoon monster month montreal mood moon moonlight moral morale morals morning morocco morrow morsel
  mortal mortgage mosaic moscow mosquito moth mother motif motive motor motto mound mountain mountainside mourner mouse mousepad mousse mouth
  mouthpiece mouthwash mover movie mph mucosa mucus mud muffin muffler mug mulch mule murderer muscle museum mushroom music musical musician
  musket musketry mustache mustard mutiny mutton muzzle myrrh mystery mystique myth nadir nanny nap napkin napoleon narrative national
  native nature nausea navel navy nazi neck necklace necktie nectar needle negro neighbor nemesis nephew nerve nerves network
  neurosis newcomer newport news newsboy newsletter newsman newspaper niacinamide niche nickel niece nigger night nightclub
  nightfall nightingale nightmare nightstand nine nineteen nitrogen noise noisemaker nomia nonsense noodle noon norm north northeast northerner
  nose nostalgia notebook notepad nothing notification noun nov novel novelist novelty november now nozzle nucleus nude numbering nun
  nursery nut nymph oak oath oatmeal objective observer obstacle occupant ocean oct october odor offense office officer official
  offspring ohio oilfield oklahoma oldster olive olympics omen one onesie onion onlooker onrush onset onslaught opener opening opera operator
  operetta opinion opium opponent opposite opus orange orb orchard orchestra ordeal ordering orderly ordinary ore oregon organ organiser organizer
  orgy orifice origin original ottoman ounce outburst outcast outcome outcry outerwear outfield outfielder outfit outlet outlook
  outpost output outreach outset outside outsider outskirts oval oven overachiever overall overcast overcoat overhead overnighter overture owl
  owner oxen oxygen oyabun ozone pacific pacifier pacing packaging packet packing padding paean page pail pain pains painter
  painting palace palestine palette pallor palm pamphlet pan pancake pane paneling pansy panther pantry pants papa paper papers par parable
  parachute paradigm paradise paradox paragraph parameter paraphrase parasite parcel pardner parent paris parish parking
  parlor parody parson particle particular parting partner parts party passage passageway passenger passerby passing password past pasta pastor
  pasture path pathologist pathway patient patio patriot patrolman patron patronage patter paycheck payday payroll pbs pc pdf pea peace
  peacock peanut pear pearl peasant pebble pecs pectoral peddler pedigree pegboard penalty pendant pennant pennsylvania penny pentagon peony
  people pepper peptide percent percentage performer period periodical periphery persistency person personnel perspective pest petal
  phalanx phantom pharmacy pheasant phenomenon philadelphia philippines philosopher philosophy phone phoneme phosphate
  photo photographer physician physicist physics physique pianist piano picasso pickle pickup picnic picture picturing pie piece pig
  pigeon pilgrimage pill pillow pimp pimple pineapple pink pipe pirate pistol pitcher pitchfork pitching pittsburgh pizza
  plane planet planner planning planter planting plaque plasma plaster plastic plate platform platinum plato platoon
  playback player playing playlist playmate playtime playwright pleasure plenty pleura plight plowing plumber plumbing pod podcast poem
  poet poetry poland pole policeman policy politician politics pollen polls polyethylene pomade poncho pond
  pony ponytail popcorn pope popping poppy populace porcelain porch pork port portal porter portfolio portrait portrayal
  posse possum poster posture pot potassium potato potency potential pothole potter pottery pouch poultry pounding poverty powder
  powerbank prairie prayer preacher preaching precedent predecessor prejudice premix president pressure prestige pretzel
  pricing priest primary prime primer principal principle printable printer printing prison prisoner privacy private privilege privy prize problem
  procedure proceedings proceeds processing producer product professional professor profile profits programming projectile projector promoter
  pronoun proof propaganda property prophecy prophet proposal proprietor prose prosecutor prospect protease protector protein
  protestant prototype proverb province prowess psyche psychiatrist psychologist psychotherapy public
  publisher puddle puller pulley pulp pulpit puncher pupil puppy purifier purple purpose pursuer pursuit pushup pussy putty pyrex pyrometer python
  quack quackery quantum quart quarter quarterback quarters quartz queen questioning questionnaire quiet quill quirt quiz rabbi rabbit racket
  radar radical radish radius raft rag railing railroad railway rainbow ramen ramp rampart ramrod ranch rancher ransom
  rapture rating ratio rationale rationing rattler rattlesnake rattling ray razor reader reading ready reagent realm rearing
  reason reasoning reb rebellion rebuilding receipt receipts receiver receptionist recipe recipient recital recorder recording recourse recovery
  red redcoat redundancy refill reflector reflex refrain refrigerator refugee refusal regime region registrant rehearsal rejoicing
  relations relative relevancy relic relief religion reliving remainder reminder remnant removal remover rendering renewal repeller repertory
  reporter repose repository representative reprisal republic republican research researcher reserves reservoir resident residue resin resistor
  resource respects respite response restaurant restraint retailer retailing retinol returns reunion revenge revenue reverie revolt
  revolver rhino rhubarb rhythm rib ribbon rice richmond rider ridge rifle rifleman rigger right rigor rim ringing rite
  ritual river riverbank road roadside roadway roaring robber robbery robe robot rocket rod rodeo role roleplaying roller roman romantic rome roof
  rooftop rookie room roommate rooms rooster root rooting rose rosewater roster rotor roundhouse roundup router routine royalty rpm
  rubber rug ruler ruling rumor runner running runoff runtime rushing russia russian rustler rustling rut sable sabotage sachet sacrilege
  saddlebag safe safety saga sage sailing sailor saint sake salad salary sale saleslady salesman saline saliva salon saloon salsa salt salve salvo
  sampling sandal sandwich sarcasm sardine sash satellite satin satire saturday saturn sauce saucepan sauna savage savannah saving savings saw
  scaffold scalp scandal scanner scarf scene scenery scheme scholar school schoolboy schooldays schoolgirl schoolhouse schoolmate schoolroom
  sciatica scientist scoffing scoop scope scores scot scotland scouring scours scraping scratcher screwdriver scrimmage script scripture
  scrubber scrunchie scrutiny scuffle sculptor sea sealant seam seaman searchlight season seasoning seattle sec second secrecy secret secretary
  sector sedan seedbed seizure self selfie selling semester senate senator sending senior sensing sensor separator sept
  september septum sergeant series sermon serpent serum servant services session setback setting settler setup seven sewage sewer sex
  shackle shading shaft shaking sham shame shampoo shapewear shaving shawl sheath shedding sheep sheet shelf shell shenanigan shepherd
  sheriff sherry shielding shin shipping shirt shit shoe shoebox shooting shopping short shortage shortstop shot shotgun shoulder
  shouting shovel showcase showdown showing shrapnel shred shrub shrubbery shunt shutdown shutter siberia sicilian side sidewalk siege sightseeing
  signature silicone silk sill silo silver silverware singer singing single sinking sinner sioux sir sister site sitter
  sitting six sixties skeptic skiff skill skillet skin skincare skirmish skirt skull sky skylight slab slacks slat slave slavery slavic
  sleepwear sleeve slicker slight slime slipper slob sloe slot slowing sludge slugger slum smartphone smear smokehouse smoothie smudge smuggler
  snack snail sneaker sniper snoring snowball soap society sock socket sod soda sofa software soil soldier sole solicitude solid soloist
  someone somersault son sonar song songwriter sonny soot sophomore soprano sorrow soul soundtrack soup source south southeast southerner southpaw
  southwest sovereign soviets space spacing spade spaghetti spain spanish spatter spatula speaker specialist specialty species specimen speck
  spectacle spectator specter spectrum speech speed spelling spf sphere spinach spine spire spirit spiritual spirulina
  spleen splendor splitter spoke spoon spore sport sportsman sportswear spouse spraying spreadsheet spree springtime sprinkler
  sprinkling sprinter sputnik squad squadron squalane squat squatting squeezer squire squirrel sriracha stable stadium staff stage stain staining
  stair staircase stairs stairway standard standing standpoint starting state statesman static stationery statistic statue stature status statute
  stead steak steel steeple stemware stepmother steps stereo stern steroid stethoscope sticker stiff stimulant stimulus stirrup stockholder
  stocking stoic stomach stone stool storage storefront storehouse story storyline storyteller stove straggler strait stranger strategy stratum
  straw strawberry street streetcar streetlight strength stretcher strife stripe striving stroller structure stucco student
  studio stunt stupor stylist submarine subordinate subscription substrate subsystem subtlety suburb
  subway success successor succor suction suds suede sufferer suffering suffix sugar suicide suitcase suite sulky summary summer sun
  sunblock sunday sundown sunlight sunray sunscreen sunshade superintendent superior supernatural supervisor supper supplier supremacy surface
  surgeon surplus surroundings surveyor survival survivor suspense suspicion swaddle sward swatch sweatband sweatshirt sweden
  sweetheart swelling swimsuit swimwear swiss sword syllable symbol symmetry sympathy symphony symposium symptom synagogue syndicate
  synonym syntax synthesis syrup system tab table tableau tablecloth tablet tableware taco tact tactic tactics taffy tail takeout tale talent
  tangent tango tank tape tapping tariff tarpaulin task tavern taxpayer tea teacart teacher teaching team teammate teamster teapot tears teat tech
  technician technique teddy teenager teens telegram temperature template temple tempo ten tenancy tenant tendency tendon tenor tense
  tent tenth tenure term terminal terms terrace terrain terrarium terrier territory terror testicle testimonial testimony testing texan texas text
  textile texture thanks thanksgiving theater theatre theme theologian theorem theory therapist therapy thermocouple thermometer
  thermos thermostat thesis thicket thief thieving thigh thing things thinking third thirst thirty thoroughfare thought thousand threat
  three threshold throat throng thumbnail thumping thursday thyroid tibet ticket tidewater tidings tiger timber timbre
  timer times timing tin tine tint tissue tit titanium titer toad tobacco today toddler toe tofu toilet token tokyo tomato tomb tomorrow ton toner
  tongue tonight tons tool toolbox tooth toothbrush toothpaste toothpick top topic topography topper torch tormentor torrent torso tory tote
  touchdown touchscreen tourist towel town toy trachea tracing tract tractor trademark trader trading traffic tragedy trainer
  training trait traitor tranquilizer transducer transit trapper trash traveler tray treadmill treason treasure treasurer treasury treaty tree
  treetop trellis tremor trench trial triangle tribute trill trio tripod triumph troop trooper troops trough troupe trouser trowel
  truck trunk trustee truth tsh tsunami tub tube tuberculosis tubing tudor tuesday tulle tumbler tumor tumult tungsten tuning turban
  turbine turf turkey turmeric turmoil turning turnover tutor tv tweed twenties twilight twinge twirler two typewriter typhus typing typography
  tyranny tyrosine ukulele ulcer ultraviolet umbrella uncertainty uncle underachiever underbrush undershirt understanding
  underwear underworld uniform union unit universe unknown unloading upheaval upkeep uplifting uproar uptake uptown urgency urging usage usb user
  ussr utah utensil utopia utopian vacancy valet valley valor values valve vanilla vapor variable variety vase vaseline vatican vaudeville vector
  vegetable vehicle vein velcro velvet vendor venus veranda verb verbena verdict verge vermont verse vertex verve vessel vestibule veteran vice
  victim victory video viewpoint village villager villain vine vinegar violet violin violinist virgin virginia virtue virus visage
  visitor vitals vitamin vocabulary vogue voice volley voltage volume voter voting vowel voyage vulture waffle wages wagon waist
  waistband waiter waiting walker wall wallet wallpaper walnut walrus wand war ward wardrobe warehouse warfare warmer warmth warning warranty
  warrior warsaw washer washing washington wastebasket wasteland wastewater watching water watercolor watercolorist waterfall watt wattle
  wavelength way ways wealth weapon web webcam webinar wedding wednesday week weekend weekly weight weir welfare welter west whale whereabouts
  whey while whirring whiskey whisky whistling white whole whore wick wicker widow width wife wifi wigmaker wildcat wildlife willow
  window windowpane windowsill windshield wine wing wingman wings winner winter wisdom wise wit witch withdrawal withholding wizard woe wok wolf
  woman wood woodpecker woods woodwork wool word words workbench worker workman workout works worksheet workshop world worm worst worth
  wrath wreath wrestling wretch wrist writ writer writing wrong wyoming xylem yale yankee yard yardage yarn year yearning years yellow yes
  yesterday yoga yogurt yokel yokuts young youngster youth zeal zero zinc zipper zoo
`

export const ADJECTIVES = `
  okay lil
  abject above abroad abrupt absent absolute absorbed absorbent abstract absurd academic accepted accurate accustomed acting active actual acute
  additional adequate adjacent adjusted administrative advanced adverse aegean aerated aerial aesthetic affected affixed afraid african aggressive
  agricultural airtight airy alert alien alive alleged alone alternate amazed amazing american ample amusing analytic anatomical
  ancestral ancient angry annual another anti anticipated antique appalling apparent appealing appointed
  appropriate approved apt arbitrary architectural armed arterial artificial artistic ashamed asleep assistant astonished astonishing
  athletic atomic attractive authentic automatic awake aware away awkward bacterial bad baggy balanced bandaged bare based basic bearded
  beloved bendy beneficial bent best better bewildered biblical big bigger billion biological bitten bitter black bland blatant blazing
  bleached blind blithe bloody blown blue blurred blurry bold born both bouncy bound bowed brave brief bright brilliant british broad broken
  bronchial brown built bulky bumpy burning busy calm carefree casual catholic causal celestial central certain changed changing characteristic
  charged charming cheap cheery chemical chewy chief childish chinese christian chronic chunky circular civic civil civilian clad classic
  classical clean clear clerical clever clinical close closed clumsy coherent cold collective colonial colored combined comfy comic coming
  commanding commercial common commonplace communist compact comparative competent competitive complete completed complex complicated composed
  compostable comprehensive compulsive concentrated concerned conclusive concrete confident confused connected
  consequent conservative consistent constant constitutional constructive contemporary continual continued continuing contractual
  contrary controlled convenient conventional convinced convincing cool cooling cooperative corporate correct corresponding cosmic costly
  covered cozy crazy creamy creative criminal crimson crispy critical crooked cropped cross crowded crucial crude cruel crunchy crushed crushing
  crusty cuban cubist cultural cumulative current curved curving cushioned customary cut cute cylindrical daily damn damned damp dark darned dazed
  dead deadly deaf dear deceased decent decisive deep defensive definite delayed deliberate delicate demanding democratic dense
  dependent deserted desired desolate desperate destructive detached detailed determined developed developmental devoted dewy diagonal dietary
  different difficult digital dim dimensional dingy direct dirty disabled disappointed disciplined discovered disordered dissolved distal distant
  distinct distinctive distinguished disturbed disturbing diverse divine divisive domestic dominant done double downtown downward dramatic drawn
  dressed dried drunk drunken dry dual due dull dulled dumb dusty dutch eager earlier early earthy east eastern easy eccentric economic economical
  edged educated educational effective efficient eight eighteen eighteenth eighth eighty elaborate elastic elderly electoral electric electrical
  electronic elegant elemental eleven eloquent embarrassing emotional empirical empty enduring energetic engaged english engrossed enlarged
  enlightened enough enthusiastic entire entitled epidemic equal erect ergonomic essential established eternal ethical ethnic european even
  everyday evident evil exact excellent exceptional excess excessive excited exciting exclusive exhausted existing expected expensive
  experienced experiential experimental explicit explosive exposed expressed expressive extended extensive external extra extraordinary
  extravagant extreme exuberant faded faint fair fake fallen false familiar fancy fantastic far faraway fascinating fast fat fatal federal feeble
  female feminine feverish few fewer fictional fierce fiery fifteen fifteenth fifth fifty filled filling final financial fine finished finite firm
  first fit fitted fitting five fixed flat floating fluffy flushed foamy foldable following fond foolish forbidden foregoing foreign forgotten
  forlorn formal former fortunate forty forward four fourteen fourth fragile fragmentary frail frantic free freestanding french frequent fresh
  friendly frightened frightening fringed frizzy front frozen full fun functional fundamental funny further futile future fuzzy gaunt gay general
  generalized gentle genuine geometric german giant gigantic girlish given glad glaring glinting glittering glossy glowing gluten-free goddamn
  golden gone good governmental gradual grammatical grand granted grave gray greasy great greater greatest greek green grim grimy gross
  grotesque growing guilty gymnastic haired hairy halal half halfway handcrafted handmade handsome handwritten handy happy hard harsh headed
  healthy heated heavy heroic hidden high higher hilar historical hoarse hollow homely honest honored hooded horizontal hostile hot
  huge human humble hundred hungry hurt husky hydrating hypoallergenic hysterical iced icy ideal idealized identical idle ignorant
  ill illiterate illuminating imaginary immediate immense immoral immortal impassioned impatient impending impersonal important impotent
  impressive improved inaccurate inactive inadequate incident inclined incomplete increased increasing indefinite independent indian indifferent
  indirect individual indolent industrial inexpensive inferior infinite informal inherent initial injured inner innocent inorganic insane
  inscribed insignificant insolent insoluble insulated intact integral intellectual intelligent intense intent interested interesting
  intermediate internal international interstellar intimate intricate involved inward irish ironical irregular irrelevant isolated
  isotonic italian itchy jaded japanese jerky jewish joint junior keto known kosher lacking large larger last late latent later latest
  latter lazy leading lean learned left legal legislative legitimate lengthy lesser liberal light lighted lightweight like likely limited limp
  linear lined linguistic liquid literal literary little live lively living loaded local located logical lonely long looking loose lost loud lousy
  lovely low lower loyal lucky lumpy lunar lurid mad made magnetic magnificent main major male manual marginal marked married martian massive
  matte mature maximum meager mean measured mechanical medical medieval medium meek mental mere merry messy metropolitan microscopic
  mid middle midwestern mighty mild military million mini minimal minimalist minimum minor misleading misplaced missing mistaken mixed moderate
  modern modest modular moist moisturizing molecular monastic monthly moral mortal mounted moving muddy muffled multifunctional
  multiple multipurpose municipal muscular mushy musical mutual mythological naive naked narrow national native natural naval nazi near nearby
  neat necessary needed negative negro neighboring neo net neurotic neutral new newborn next nice nine nineteen nineteenth ninety ninth
  noble noisy non-slip nonslip nonspecific nonstick normal northern nourishing novel nuclear numerical obliged obscure observed
  occasional occupational odd official offline oily old older olympic one online opaque open opening operational opposed opposing opposite optimum
  oral orange ordered orderly ordinary organic organized oriental oriented original ornery orthodox outdoor outer outside outstanding oval overall
  overhead oversized overwhelming padded painted pale paleo parallel parked partial particular passing passionate
  passive past pasted pathological patriotic peculiar perfect periodic peripheral permanent persistent personal personalized pertinent
  philosophical phony photographic physical physiological picky pictorial pink placid plain planetary planned pleasant pleased
  pleasing pleural plush poignant poised polar polite political poor popular positive posterior potent potential powdered practical
  preceding precise pregnant preliminary prepared present presidential pretty primary prime primitive principal prior private privileged pro
  procedural productive professional profound progressive prolonged prominent promising prone pronounced proper proportional
  prospective protective protestant proud provincial pseudo psychological public pulmonary pure purple pursuant puzzled puzzling quaint
  qualified qualitative quantitative quasi queer quick quiet quilted racial radical ragged rainy raised random rapid rare rational raw ready real
  realistic rear recent reciprocal recorded recyclable red reduced reflective regional regular related relative relevant relieved
  reluctant remaining remote removed repeated republican required residential resistant respective respiratory responsive resultant retired retro
  revolutionary rich right rigid ripe rising rolling roman romantic roomy rotating rough round rounded routine royal rubbery rugged running runny
  rural russian rustic rusty sacred sad safe saggy salted salty sarcastic satisfactory satisfied satisfying savage savory scared scattered scenic
  scented scientific seated second secondary secret secular secure seeming senior sensational sensitive sensory separate separated
  serene settled seven seventeen seventh several severe sexual shabby shaded shaky shallow shaped sharp sheer shifting shining shiny short
  shortsighted shrill shut shy sick significant silent silky silly silver similar simple simulated sincere single singular sinister six sixteen
  sixth sixty skeletal skeptical skilled slack sleek sleepy slender slight slim slow small smaller smart smelly smoky smooth soaked sober social
  soft soggy soiled solar sole solemn solid solitary solo somatic sophisticated sore sorry southern sovereign soviet spare sparkly spatial special
  specialized specific specified spectacular spectral spherical spicy spiritual splendid sporting spread squat squishy stained stale standard
  startled startling static statistical statutory steady steep stereotyped stern sticky stiff stinky stolid stout straight straightforward
  strained strange strategic streaming stretched stretchy stricken strict striking strong structural structured stubborn stupid sturdy stylish
  subdued subjective sublime submissive subsequent substantial subtle suburban successive sudden sufficient suited sullen sundry sunny super
  superb superficial superior supportive supposed supreme sure surplus surprised surprising surrounding suspended swedish sweeping sweet swift
  swivel swollen symbolic symmetric sympathetic symphonic synthetic tacky tactual tall tangled tangy tasty tattered taut technical technological
  teen teenage telescopic temporary ten tender tentative tenth terminal terrific terrified theological theoretical therapeutic thermal thick
  thieving thin third thirteen thirty thorough thousand three through tight timely tinted tiny tired titled tolerant tonal top torn total tough
  traditional tragic trained tranquil transparent transverse treated trembling triple triumphant trivial tropical true turned twelve
  twentieth twenty twin two typical ugly ultimate ultralight ultrasonic unadjusted unaware unbleached unbroken uncertain uncommon
  unconcerned undaunted underground underlying underway uneasy uneven unexpected unfamiliar unfortunate ungainly unhappy unified unique
  universal unknown unlike unlikely unlimited unnatural unnecessary unpaid unpaired unpleasant unpopular unprecedented
  unsatisfactory unscented unseen unstructured unusual upper upright upstairs urban urgent used usual utmost utopian utter vague vain
  valid valued varied varying vast vegan velvety ventilated verbal versatile vertical veteran vibrant vintage violent visual vital vivid vocal
  vocational wandering warm watertight weak weary weekly weighted weird welcome well western wet white whole wicked wide widespread wild willing
  winning wiry wise witty wooden woolen working worn worried worse worst worth worthy wounded wretched wrinkled written wrong yellow young younger
  zero
`
