import { ScriptBrief, type ScriptBriefInput } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { readName } from '../reading'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { recite } from './recite'
import { writeBrief } from './write-brief'

const recited = (name: string, typed: string) => recite(typed, readName(name))?.text

describe('a line of a listing becomes one sentence of its parts', () => {
  test.each([
    ['resistance bands', '5 BANDS: 5 / 10 / 15 / 20 / 25 KG, TOTAL 75 KG', 'Five bands, from 5 to 25 kilos.'],
    [
      'resistance bands',
      'DOOR ANCHOR + 2 HANDLES + 2 ANKLE STRAPS',
      'You get a door anchor, two handles and two ankle straps.',
    ],
    ['resistance bands', 'NATURAL LATEX, LAYERED', 'Made of natural latex, layered.'],
    ['portable blender', '6 BLADE / 304 STAINLESS STEEL / 22,000 RPM', 'Six stainless steel blades, 22,000 RPM.'],
    [
      'portable blender',
      '4000 MAH BATTERY – TYPE C – 3 HRS FULL CHARGE',
      'It charges by Type-C, three hours for a full charge.',
    ],
    ['portable blender', '530 ML TRITAN CUP, BPA FREE, LFGB/FDA', "The cup holds 530 milliliters, and it's BPA-free."],
    ['portable blender', 'IPX6 WATERPROOF BASE', 'The base is waterproof.'],
    [
      'knife set',
      '6 PCS: CHEF / BREAD / SLICER / UTILITY / PARING / PEELER',
      'You get six: chef, bread, slicer, utility, paring and a peeler.',
    ],
    ['log splitter', 'MAX. LOG LENGTH 520 MM, Ø 50–250 MM', 'It takes logs up to 52 centimeters.'],
    ['log splitter', 'WEIGHT 47 KG, WITH TRANSPORT WHEELS', 'It weighs 47 kilos, and it has transport wheels.'],
    [
      'magnesium capsules',
      '400MG MAGNESIUM GLYCINATE PER SERVE (2 CAPS)',
      '400 milligrams of magnesium glycinate in each serve.',
    ],
    ['magnesium capsules', '120 VEGAN CAPS / 60 DAY SUPPLY', "120 vegan caps, that's 60 days."],
    ['face serum', 'FOR ALL SKIN TYPE: OILY / DRY / COMBINATION', "It's for all skin types."],
    ['hot air brush', '3 IN 1: DRY / BRUSH / MODEL', undefined],
    ['face serum', 'HOW TO USE: APPLY 2-3 DROPS AM/PM, USE SUNSCREEN', undefined],
    ['magnesium capsules', 'GLUTEN FREE / NON-GMO / NO FILLERS', 'Gluten-free, non-GMO, no fillers.'],
    ['magnetic tiles', '100PCS / 18 SHAPES / 2 CAR BASES', '100 pieces, 18 shapes and two car bases.'],
    ['lip tint', 'WATERPROOF / TRANSFERPROOF / SMUDGEPROOF', 'Waterproof, transfer-proof, smudge-proof.'],
    ['lip tint', '12 SHADES: #01 ROSE BATA - #12 KOPI O', 'It comes in 12 shades.'],
    [
      'magnetic tiles',
      '【64 PCS SET】28 SQUARES / 28 TRIANGLES / 4 WINDOWS',
      'You get 64 pieces: 28 squares, 28 triangles and four windows.',
    ],
    ['leggings', 'HIGH WAIST 12 CM / ANTI-ROLL', "The waist is 12 centimeters high, and they're anti-roll."],
    ['vegetable chopper', '420 STAINLESS STEEL BLADES / RUST RESISTANT', 'Stainless steel blades, rust-resistant.'],
    ['power bank', 'Qi2 15W wireless / USB-C PD 20W wired', '15-watt wireless charging and 20 watts by cable.'],
    [
      'retinol serum',
      'USE: PM ONLY, 2-3X PER WEEK, SPF NEXT DAY',
      'Use it at night only, two to three times a week, SPF the next day.',
    ],
    ['sofa cover', 'FITS SOFA 190 - 230 CM', 'It fits sofas from 190 to 230 centimeters.'],
    ['leggings', 'S-M-L-XL-XXL', 'Sizes from S to XXL.'],
    [
      'magnetic tiles',
      '60 PCS: 24 SQUARE / 8 TALL TRIANGLE / 4 WINDOW / 2 FENCE',
      'You get 60 pieces, with 24 squares, eight tall triangles and four windows.',
    ],
    ['shampoo', '100ml bottle w/ nozzle', 'It comes in a 100-milliliter bottle with a nozzle.'],
  ])('of a %s: %s', (name, typed, said) => {
    expect(recited(name, typed)).toBe(said)
  })

  test.each([
    ['magnetic tiles', 'EN71 / ASTM F963 / CPSIA CERTIFIED'],
    ['lip tint', 'NET WT: 4.5g'],
    ['lip tint', 'SHELF LIFE: 36 MONTHS / 12M AFTER OPEN'],
    ['leggings', '75% POLYAMIDE / 25% ELASTANE'],
    ['vegetable chopper', '8 CUCHILLAS / PELADOR / SEPARADOR DE HUEVO'],
    ['magnetic tiles', 'SHIP FROM SHAH ALAM 1-2 DAYS'],
    ['kettle', 'heats up to 60 degrees'],
    ['supplement', '2 gummies before bed'],
    ['house cleaning service', '2 CLEANERS / 4 HOURS'],
  ])('certificates, net weights and what is surely no list are not recited: %s, %s', (name, typed) => {
    expect(recited(name, typed)).toBeUndefined()
  })
})

const write = (brief: Omit<ScriptBriefInput, 'targetAudience'>) =>
  writeBrief(ScriptBrief.parse({ targetAudience: 'gamers', ...brief }), { seed: '7', kinds: WRITTEN_KINDS })

test('the length is filled with what the listing names, in scenes of at most three, and the things are text one after the other', () => {
  const {
    spoken_script: text,
    scenes,
    plan,
  } = write({
    productName: 'Gamer Finger Sleeves Silver Fiber Mobile Thumb Cover 10 pairs',
    painPoint: 'sweaty thumb in last zone and aim go other side',
    videoLength: 30,
    features: [
      'SILVER FIBER + NYLON 0.3 MM ULTRA THIN',
      'ANTI SWEAT / BREATHABLE / NON SLIP',
      '10 PAIRS PER PACK + CASE',
      'FITS 99% TOUCH SCREEN',
    ],
  })
  expect(text).toContain('Anti-sweat, breathable, non-slip.')
  expect(text).toContain('You get 10 pairs and a case.')
  expect(text).toContain('Made of silver fiber and nylon, ultra-thin at 0.3 millimeters.')
  expect(scenes.map(({ visualCue }) => visualCue).join(' ')).toContain(
    '"Anti-sweat", then "Breathable", then "Non-slip" as text',
  )
  expect(plan?.notes?.join(' ') ?? '').not.toMatch(/left out/i)
})
