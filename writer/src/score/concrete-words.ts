/**
 * Everyday things a listener sees at once, in the singular. Our own list; it rewards pictures, not vocabulary, so words
 * that are mostly used for something else (can, saw, back, second, shop) are not in it.
 */
const WORDS = `
adapter airplane airpod airport alarm ambulance ankle ant antenna anvil apartment apple apron arm armchair attic avocado axe baby backpack backyard
bacon badge bag bagel balcony ball balloon balm banana banister banjo barber basement basket bat bath bathrobe bathroom bathtub battery beach bean
beanie beard bed bedroom bedside bee beer bell belt bench berry bicycle bike bin binder bird biscuit blanket blender blind block blouse boat bolt book
bookcase bookmark bookshelf boot bottle bowl box boy bra bracelet brake bread breadcrumb breakfast brick bride bridge briefcase broccoli broom broth
brother brush bubble bucket buckle bulb bumper bunny bus bus-driver bush butter butterfly button cab cabinet cable cake calculator calendar camera
campfire campsite candle candy cap car card cardboard cardigan carousel carpet carrot cart cashier cat ceiling cereal chain chair chalk chalkboard
chandelier charger cheek cheese cherry chick chicken child chimney chin chip chisel chocolate cinnamon clamp classroom cliff clipboard clock closet
clothes cloud coaster coat cocoa coconut coffee coin colander collar comb computer conditioner console controller cookie cookware cooler cord cork
corn corner cotton couch counter countertop cousin cow cracker cradle crate crayon cream creek crib crumb crust cucumber cup cupboard curb curry
curtain cushion dad dashboard daughter denim dentist deodorant desert desk diaper diary dice dirt dish dishwasher dog doll dollar door doorbell
doorframe doorknob doorstep doorway dough drain drawer dress dresser drill driver driveway drone drum dryer duck dumbbell dumpster dust duster dustpan
duvet ear earbud earring egg elbow elevator engine envelope eraser espresso eye eyebrow eyelash eyelid eyeliner fabric face fan faucet feather fence
field finger fingernail firefighter fireplace fish flannel flashlight floor floss flower flowerpot folder foot football forehead forest fork frame
freezer fridge frog fruit fur gadget garage garbage garden garlic gas gate girl glass glasses glove glue goat goldfish gown grandma grandpa grape
grass grater gravel gravy grill grocery guitar gutter gym hair hallway ham hammer hammock hamper hamster hand hanger hat hatchet hay head headband
headlight headphone headset heater heel helmet hen highway hill hinge hip hockey hole home honey hood hoodie hook horse hose house husband ice ink
invoice ipad iron island jacket jam jar jaw jean jeep jelly jersey jewelry joystick jug juice ketchup kettle key keyboard keychain keyhole keyring kid
kitchen kite kitten knee knife knuckle label lace ladder ladle lake lamb lamp lampshade lane lanyard laptop lasagna laundromat laundry lawn leaf leash
leather leg legging lego lemon lemonade lens letter lettuce library lid light lightning lime linen lint lion lip lipstick loafer lobby lock locker log
lotion lumber lunch lunchbox magazine mail mailbox mailman makeup mantel map marble marker mascara mat mattress mayo meal meat melon microphone
microwave milk mirror mitt mitten mom monitor moon mop mosquito mother motorcycle mountain mouse mouth mud muffin mug mushroom mustard nail napkin
neck necklace neighbor net newspaper nightstand noodle nose notebook nurse nut nylon oak oat ocean office oil omelet onion orange ottoman outlet oven
owl page paint paintbrush pajama palm pan pancake pant paper paperclip parcel park parking passenger passport pasta path patio paw peach peanut pear
pebble pen pencil pepper perfume pet petal phone photo piano pickle picnic picture pie pig pillow pillowcase pine pineapple pipe pizza plane plant
plastic plate player playground pliers plug plunger plywood pocket pond pony pool popcorn porch postcard pot potato pouch pretzel printer projector
puddle pulley pumpkin puppet puppy purse puzzle quilt rabbit rack racket radiator radio rail rain rainbow raincoat rat ratchet rattle razor receipt
recipe recliner remote ribbon rice ring river road roast robe rock roof room roommate root rope rose router rug ruler salad salt sand sandal sandbox
sandpaper sandwich sauce saucepan sausage scarf school scissors scooter screen screw screwdriver sea seat seatbelt seed selfie serum shade shampoo
shawl sheep sheet shelf shell shirt shoe shoebox shoelace shore short shoulder shovel shower shutter sidewalk sill sink sister skate skateboard ski
skillet skin skirt sky sled sleeve slice slide slipper smoke smoothie snail snake sneaker snow soap sock socket sofa soil son soup spade spatula
speaker spice spider spinach sponge spoon squirrel stair staircase staple stapler star steak step stew sticker stomach stone stool storm stove strap
straw strawberry stream street string stroller subway suede sugar suit suitcase sun sunglasses sunlight sunscreen sunset sushi swab swamp sweat
sweater sweatshirt swimsuit swing syrup table tablecloth tablet taco tail tap tape tarp taxi tea teacher teapot teaspoon teddy telephone television
tennis tent thermometer thermos thermostat thread thumb ticket tie tile tin tire tissue toast toaster toddler toe toilet tomato tongs tongue toolbelt
toolbox tooth toothbrush toothpaste tote towel toy traffic trail trailer train tram trash tray treadmill tree tripod trophy trouser truck trumpet
trunk tub tumbler turtle tweezers twine umbrella uncle underwear usb vacuum valley van vase vehicle velvet vest vine vinegar violin waffle wagon
waiter wall wallet wallpaper walnut wardrobe washer watch weed wheel wheelbarrow wheelchair whisk whistle whiteboard wife wig wind window windowsill
windshield wine wing wire wood wool workbench workshop worm wrench wrist yard yogurt zipper
`

export const CONCRETE_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))

/** The things that a text names, in the singular; one that comes twice is there twice. */
export function thingsIn(text: string): string[] {
  const things: string[] = []
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const thing = CONCRETE_WORDS.has(word) ? word : word.endsWith('s') ? singularThing(word) : undefined
    if (thing) things.push(thing)
  }
  return things
}

const singularThing = (word: string) =>
  [
    word.slice(0, -1),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/ves$/, 'f'),
    word.replace(/ves$/, 'fe'),
  ].find((each) => CONCRETE_WORDS.has(each))
