import { expect, test } from 'vitest'
import { inOneBreath, spokenFragment } from './plain-features'

test('says things that follow each other in one breath', () => {
  expect(inOneBreath("You get 8 tablets. There's eucalyptus in them.")).toBe(
    "You get 8 tablets. There's eucalyptus in them.",
  )
  expect(inOneBreath("It's got a lid. There's a strap. It's got 2 pockets.")).toBe(
    "It's got a lid, a strap, and 2 pockets.",
  )
})

test.each([
  ['85 db limit cant be turned off', "85-decibel limit, can't be turned off."],
  ['2.5 tog for cold rooms', '2.5 tog for cold rooms.'],
  ['we fire + glaze it for you', 'They fire and glaze it for you.'],
  ['washable (take battery out)', 'Washable, take battery out.'],
  ['vinegar goes in, flies dont come out', "Vinegar goes in, flies don't come out."],
  ['60 min lying down', '60 minutes of lying down.'],
  ['no drill adhesive', 'No-drill adhesive.'],
  ['8 hrs cold', '8 hours cold.'],
  ['engraved free', 'Engraved free of charge.'],
  ['shops cooks cleans', 'Shops, cooks, cleans.'],
  ['forward/reverse', 'Forward or reverse.'],
  ['no white cast 4 shades', 'No white cast, 4 shades.'],
  ['chest buckle he cant undo', "Chest buckle he can't undo."],
  ['2 hr avg', '2 hours on average.'],
  ['upf 50 canopy', 'UPF 50 canopy.'],
  ['wildflower honey + habanero', 'Wildflower honey and habanero.'],
  ['GOTS cert. xq-77 zzr', undefined],
])('says "%s" as typed: %s', (typed, expected) => {
  expect(spokenFragment(typed)).toBe(expected)
})
