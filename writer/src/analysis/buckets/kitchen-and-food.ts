import type { CategoryBucket } from '../types'
import { nouns } from './nouns'

export const KITCHEN_AND_FOOD: CategoryBucket[] = [
  {
    id: 'drinkware',
    nouns: nouns(
      'tumbler, mug, cup, water bottle, bottle, flask, thermos, travel mug, coffee mug, coffee cup, sippy cup, wine glass, glass, goblet, pitcher, carafe, teapot, kettle, shaker, shaker bottle, straw, jug, canteen, decanter, mason jar, teacup, growler, stein, drinking glass, glassware, drinkware, wine tumbler, champagne flute',
    ),
    settings: [
      'the kitchen counter',
      'the desk between two monitors',
      'the cup holder',
      'the bench at practice',
      'the nightstand',
    ],
    props: [
      'a half-full mug gone cold',
      'a ring on the wooden desk',
      'a handful of ice',
      'a tote bag with a laptop in it',
    ],
    moments: [
      'you reheat the same coffee for the third time',
      'the water on your desk is room temperature by ten',
      'you take one sip at a red light and it lands on your shirt',
      'the bag is wet, and so is the notebook',
      "it's two p.m. and you haven't had a drink since breakfast",
      'the last paper cup is in the car door from Tuesday',
      'everyone at practice has the same bottle and nobody knows whose is whose',
    ],
    demos: [
      'fill {it} to the top with ice and water',
      'set {it} down next to the keyboard',
      'turn {it} slowly in your hand by the window',
      'drop {it} into the cup holder',
      'pour the last sip out into a clear glass',
    ],
    oldWays: [
      'the mug you reheat twice',
      'the paper cup with the soggy lid',
      'the free bottle from that conference',
      'the plastic bottle rolling around the car',
    ],
    limits: [
      'you only drink at home, at the table',
      'your cabinet is already full of cups',
      'you like a paper cup and a walk to the cafe',
      'you want something for a whole table at once',
    ],
  },
  {
    id: 'kitchen-tool',
    nouns: nouns(
      'pan, pot, skillet, wok, knife, knife set, cutting board, chopping board, peeler, grater, chopper, slicer, mandoline, spatula, whisk, ladle, tongs, colander, strainer, blender, mixer, air fryer, toaster, toaster oven, oven, microwave, grill, grill pan, rice cooker, pressure cooker, slow cooker, juicer, coffee maker, coffee machine, espresso machine, french press, coffee grinder, grinder, milk frother, frother, waffle maker, popcorn maker, ice maker, baking sheet, baking mat, baking pan, muffin pan, cake pan, rolling pin, measuring cup, measuring spoon, can opener, bottle opener, garlic press, kitchen scale, food scale, thermometer, meat thermometer, lunch box, bento box, food container, meal prep container, spice rack, dish rack, dish drying rack, oven mitt, apron, trivet, plate, bowl, mixing bowl, dish, utensil, fork, spoon, chopstick, cookware, bakeware, dutch oven, saucepan, frying pan, egg cooker, salad spinner, vegetable chopper, sharpener, knife sharpener, silicone lid, food storage container, ice tray, ice cube tray, pizza cutter, pizza stone, griddle, fryer, vacuum sealer, spoon rest, kitchen tool, gadget, skewer, tenderizer, sifter, zester, corer, pitter, dispenser, oil sprayer, spice jar, jar, storage jar, butter dish, cake stand, bread box, napkin, placemat, tablecloth, coaster, serving tray, charcuterie board, jar opener, mortar',
    ),
    settings: [
      'the counter next to the stove',
      'the sink after dinner',
      'a cutting board full of onions',
      'the drawer that never quite closes',
    ],
    props: [
      'a pile of onion skins',
      'a pan soaking since dinner',
      'a grocery bag on the floor',
      'a recipe open on a splattered phone',
    ],
    moments: [
      "it's six-thirty and everybody's asking what's for dinner",
      'the onions are winning',
      'the pan is soaking, and has been since yesterday',
      'the drawer jams on the one tool you never use',
      'the recipe said ten minutes, and that was half an hour ago',
      'guests are early and the counter is still a crime scene',
      'you have one clean bowl left and three things to mix',
    ],
    demos: [
      'set {it} down next to a pile of vegetables',
      'use {it} on one real onion without cutting the shot',
      'rinse {it} under the tap in real time',
      'clear a corner of the counter and put {it} there',
      'cook one plate from start to finish with {it} in frame',
    ],
    oldWays: [
      'the dull knife everybody complains about',
      'the pan you scrape instead of wash',
      'the drawer of single-use gadgets',
      'doing it by hand with a sigh',
    ],
    limits: [
      'you get takeout five nights a week',
      'you cook for twelve every day',
      "your drawer's already full and you love what's in it",
      'you like doing it the slow way, by hand',
    ],
  },
  {
    id: 'food',
    nouns: nouns(
      'snack, jerky, beef jerky, granola, granola bar, protein bar, chocolate, candy, gummy bear, cookie, brownie, chip, popcorn, nut, trail mix, dried fruit, coffee, coffee bean, instant coffee, tea, tea bag, matcha, hot chocolate, cocoa, honey, hot sauce, sauce, salsa, seasoning, spice, spice mix, rub, syrup, jam, peanut butter, olive oil, vinegar, pasta, ramen, noodle, rice, oatmeal, cereal, cracker, pretzel, cake, cake mix, pancake mix, marshmallow, caramel, toffee, lollipop, gum, drink mix, lemonade, juice, soda, kombucha, sparkling water, soup, pickle, mustard, ketchup, mayo, bread, cheese, salt, pepper, sugar, flour, dough, muffin, donut, mochi, seaweed, truffle, popsicle, dip, freeze dried candy, sweets, treats, rice cake, tortilla, croissant',
    ),
    settings: [
      'the pantry door, wide open',
      'the office kitchen',
      'the couch during the second episode',
      'the picnic blanket',
    ],
    props: ['crumbs on a cutting board', 'a spoon still in the jar', 'an empty wrapper', 'two mugs and one plate'],
    moments: [
      "it's three p.m. and the vending machine knows your name",
      'you stand in front of the open fridge for no reason',
      'friends are ringing the bell and there is nothing on the table',
      'the movie starts and somebody says "snack?"',
      'dinner needs one more thing and you cannot name it',
      'the kids ate yours, and theirs',
      'the last bite is a negotiation',
    ],
    demos: [
      'open {it} right next to the microphone',
      'pour {it} onto a plate from up high',
      'take the first bite without cutting',
      'break or scoop {it} in a macro shot',
      'hand {it} to someone off camera and film the face',
    ],
    oldWays: [
      'whatever is in the vending machine',
      'the bag from the back of the pantry',
      'the same lunch as yesterday',
      'the jar nobody ever finishes',
    ],
    limits: [
      'you never eat between meals',
      'you already have a favorite and it is not moving',
      "you don't have a sweet or salty bone in your body",
      'you have to check every label first and have not checked this one',
    ],
  },
  {
    id: 'supplement',
    nouns: nouns(
      'vitamin, gummy, supplement, protein powder, protein, collagen, creatine, probiotic, magnesium, electrolyte, electrolyte powder, greens powder, pre-workout, preworkout, capsule, tablet supplement, multivitamin, melatonin, omega, fish oil, turmeric, ashwagandha, fiber, whey, bcaa, hydration powder, sea moss, apple cider vinegar gummy, powder, elderberry',
    ),
    settings: [
      'the shelf next to the coffee',
      'the kitchen counter at seven',
      'the bottom of the gym bag',
      'the nightstand',
    ],
    props: [
      'a glass of water',
      'a weekly box with the days on it',
      'a shaker with one clump in it',
      'a spoon on a paper towel',
    ],
    moments: [
      "you find last month's bottle, still full",
      "the morning's already late and there is one more step",
      'the shaker clumps in front of everyone',
      'you travel for three days and leave it all at home',
      'you read the label twice and still have to look up a word',
      'the shelf holds six bottles and you remember two',
    ],
    demos: [
      'scoop {it} into a glass and stir in one take',
      'hold the label up to the camera and read the first line',
      'put {it} next to the coffee so you see {it} tomorrow',
      'pour out one serving onto a white plate',
      'film the first sip without cutting',
    ],
    oldWays: [
      'the bottle you keep forgetting',
      'the shelf of half-finished jars',
      'the powder that clumps',
      'meaning to start on Monday',
    ],
    limits: [
      'you take medication or have a condition, because then you ask your doctor first',
      'you do not like adding steps to your morning',
      'you are expecting a shortcut',
      'you prefer to stick to plain food',
    ],
  },
]
