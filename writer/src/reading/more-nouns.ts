import { addThings } from './product-nouns'

/** What products are called besides the list that pages without a whole form load. */
addThings(`
  abacus abaya adze ajvar amigurumi anorak atomizer aviary axe ballpoint bangle banneton barong barrette bathrobe
  beehive biltong birdcage blotter boardshort bodywarmer boilie bombilla bongo brandy brazier briquette bulgogi burka
  burnisher cafetiere caftan calabash caponata carryall casserole catnip cattail chamois chapati chaplet
  chasuble chatterbait cheongsam chimenea chutney clapper cloche cocotte comal crankbait creel cruet cummerbund
  dashiki dehumidifier dhoti dhurrie dibber didgeridoo djellaba djembe doily dreamcatcher dropper dupatta dye elote
  epaulette espadrille etui fedora fez firepit firestarter flip-flop flip-flops flipflop footbath footstool fruitcake
  gamis ganache gele ghee gherkin giardiniera gilet gingerbread glockenspiel granita greenhouse griddle guayabera
  hacksaw hairbow hairclip hairnet hairpiece hairpin hairstick hairtie handbell handkerchief handpan handsaw headscarf
  headtie heddle huipil idli inhaler invitation jalabiya jelabiya jerkbait jigger jilbab jodhpur joystick juttis kadai
  kaleidoscope kanzashi karahi kazoo keffiyeh kente khimar kilim kippah kneepad koozie kufi kukri kulfi kurti
  lamington lapdesk laser lathi lavalier limoncello lockpick lota loungewear lungi macaron manakish mandolin maraca
  marmalade marzipan masher mezzaluna mojari mooncake mosaic mukena mukluk nightdress nightshirt niqab nougat ocarina
  oilskin otoscope oximeter panettone panini papad paratha pavlova picnicware pinafore playsuit plectrum pocketwatch
  polisher potholder processor protractor puttee quiche raclette raita rosary roti rucksack saltcellar samovar
  scapular secateurs serape shacket sherwani shisha shoelace shortbread shuttlecock sieve sippy sitar skimmer
  slingback slip-in slip-on snake sombrero souwester spile spinnerbait spork spritzer spurtle steelpan stethoscope
  stollen strudel sundress swimbait swimdress tabla tagine tandoor tankini tawa telekung tepee thali tiara toering
  topknot tourniquet trivet trowel tureen tzatziki ulu underlay unicycle viola violin washtub wimple windchime
  windsock wineskin wobbler woodblock xylophone yukata yurt zester zither
`)
