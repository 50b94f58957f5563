import type { CategoryBucket } from '../types'
import { nouns } from './nouns'

export const ELECTRONICS: CategoryBucket[] = [
  {
    id: 'phone',
    nouns: nouns(
      'phone case, phone, phone stand, phone holder, phone mount, phone grip, screen protector, charger, wireless charger, charging station, charging cable, power bank, portable charger, charging pad, cable, usb cable, charging dock, phone tripod, tripod, selfie stick, selfie light, phone strap, phone charger, wall charger, car charger, magsafe charger, magsafe wallet, iphone case, tablet stand, tablet case, tablet, ipad case, stylus, smart watch, smartwatch, watch charger, fitness tracker, phone cooler, cable organizer, cord organizer, adapter, usb adapter, gps tracker, tracker, key finder, item finder, airtag, airtag holder, battery pack, sim tool, gimbal, airpods case, earbud case, phone lanyard, phone ring',
    ),
    settings: [
      'the nightstand',
      'the corner of the cafe with the one outlet',
      'the kitchen counter by the toaster',
      'the passenger seat',
    ],
    props: ['a phone at four percent', 'a cable tied in a knot', 'a cracked corner', 'a mug used as a phone stand'],
    moments: [
      'your phone says four percent and you are still out',
      "the phone slides off the thing you're using as a stand",
      'everyone at the table is on the same outlet',
      'you wake up and it never charged',
      'you follow a recipe with wet hands and the screen locks',
      'it falls face down and nobody wants to turn it over',
      'you borrow a cable and it is the wrong one',
    ],
    demos: [
      'set {it} up next to the bed in one take',
      'put your phone and {it} together and lift the camera',
      'drop {it} into a jacket pocket',
      'use {it} with one hand while stirring a pot',
      'show the cable before and the desk after',
    ],
    oldWays: [
      'the mug you lean your phone on',
      'the cable that works at one angle',
      'the charger you share with the whole house',
      'the cracked case from last year',
    ],
    limits: [
      "you haven't checked that it fits your model",
      'you like your phone with nothing on it',
      'you already have one that does the job',
      'your phone never leaves the house',
    ],
  },
  {
    id: 'audio',
    nouns: nouns(
      'headphones, headphone, earbuds, earbud, earphones, speaker, bluetooth speaker, soundbar, microphone, mic, lavalier microphone, wireless microphone, headset, gaming headset, record player, turntable, radio, karaoke machine, karaoke microphone, subwoofer, amplifier, sleep headphones, white noise machine, sound machine, music player, mp3 player, shower speaker, bone conduction headphones, portable speaker, earpiece, guitar, ukulele, piano, keyboard piano, drum pad, kalimba',
    ),
    settings: [
      'the train seat by the door',
      'the kitchen on cleaning day',
      'the desk in a loud office',
      'the shower shelf',
    ],
    props: ['a knot of wired earphones', 'a phone in a glass for volume', 'a roommate on a call', 'a pot boiling over'],
    moments: [
      'the person next to you is on speaker',
      'the chorus hits and the battery dies',
      'you put your phone in a bowl to make it louder',
      'you smile and nod because you heard none of it',
      'the knot in the cable takes longer than the song',
      'the whole office decides to have lunch at their desks',
      'you sing louder than you thought, with the door open',
    ],
    demos: [
      'press play on {it} and step back from the camera',
      'film the same song first on a phone, then on {it}',
      'put {it} on with a noisy street behind you',
      'hold {it} next to a coffee cup for size',
      'connect {it} from the lock screen in one take',
    ],
    oldWays: [
      'the phone in a cereal bowl',
      'the pair where only the left side works',
      'the cable you untangle twice a day',
      'turning the TV up',
    ],
    limits: [
      'you mix music for a living',
      'you like to hear the street',
      'you already have a pair you forget you are wearing',
      'you only ever listen in the car',
    ],
  },
  {
    id: 'computer',
    nouns: nouns(
      'laptop, laptop stand, keyboard, mechanical keyboard, mouse, wireless mouse, mouse pad, desk mat, monitor, monitor stand, monitor light, monitor light bar, webcam, usb hub, hub, docking station, laptop sleeve, gaming mouse, gaming keyboard, gaming chair, office chair, desk, standing desk, desk organizer, controller, game controller, console, wrist rest, laptop cooler, cooling pad, hard drive, ssd, flash drive, router, printer, label printer, projector, mini projector, screen, tv, tv stick, streaming stick, remote, keycap, computer, capture card, lap desk, footrest, cable tray, power strip, surge protector, camera, security camera, drone, action camera, instant camera, e-reader, drawing tablet, smart plug, handheld console, arcade machine',
    ),
    settings: [
      'the desk with nine cables',
      'the kitchen table that is an office',
      'the couch with a laptop on a pillow',
      'the desk at one in the morning',
    ],
    props: [
      'a cable nest',
      'a sticky note from last quarter',
      'a cold coffee next to the keyboard',
      'two chargers fighting for one outlet',
    ],
    moments: [
      "the meeting starts and you're still moving cups",
      'you crawl under the desk to find the right plug',
      'there is one port left and two things to plug in',
      'the laptop is on a stack of cookbooks',
      'you share your screen and the desktop has forty icons',
      "it's hour three and you have slid halfway off the chair",
      'somebody says "you froze" and you had not',
    ],
    demos: [
      'clear the desk, then set {it} down alone',
      'plug {it} in and show the screen in one take',
      'film the desk from above before and with {it}',
      'use {it} for one real task with a clock in frame',
      'hold {it} next to a phone for size',
    ],
    oldWays: [
      'the stack of cookbooks under the laptop',
      'the cable nest behind the desk',
      'the adapter for the adapter',
      'the one that came with the computer',
    ],
    limits: [
      "you haven't checked your ports",
      'you only use a phone',
      'you need studio-grade specs',
      'your desk is the size of a tray',
    ],
  },
  {
    id: 'lighting',
    nouns: nouns(
      'lamp, light, desk lamp, floor lamp, table lamp, bedside lamp, night light, nightlight, string light, fairy light, led strip, led strip light, strip light, led light, light bulb, bulb, lantern, flashlight, headlamp, ring light, motion sensor light, closet light, sunset lamp, sunset light, projector lamp, galaxy projector, star projector, chandelier, pendant light, wall sconce, sconce, neon sign, book light, reading light, under cabinet light, solar light, garden light, lava lamp, moon lamp, grow light, puck light, spotlight, light bar, light strip, ceiling light, clip light, lampshade, work light',
    ),
    settings: ['the corner behind the couch', 'the nightstand', 'the dark end of the hallway', 'the desk after sunset'],
    props: [
      'a switch on the wrong side of the room',
      'a book face down on a blanket',
      'a phone used as a flashlight',
      'a bulb that hums',
    ],
    moments: [
      'the big light is on and nobody looks good',
      'you walk back to bed in the dark and find the dresser with your toe',
      "somebody's asleep and you have one chapter left",
      'the phone flashlight is in your teeth and you need both hands',
      'the movie starts and one lamp is in the wrong place',
      'you work at the window until there is no more window',
      'guests sit down and the room feels like a waiting room',
    ],
    demos: [
      'turn off the ceiling light, then turn {it} on',
      'move a hand slowly through the light',
      'film the same corner without and with {it}',
      'put {it} on the nightstand and open a book',
      'pull back from {it} until the whole room is in frame',
    ],
    oldWays: [
      'the big light',
      'the phone flashlight between your teeth',
      'the lamp with the switch behind the couch',
      'the flashlight by the stairs',
    ],
    limits: [
      'you need to light a whole workshop',
      'your room has sun until ten at night',
      'you like the big light, and that is between you and the big light',
      'every outlet is already taken',
    ],
  },
]
