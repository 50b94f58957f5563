/** Everyday things a listener sees at once. A small list on purpose: it rewards pictures, not vocabulary. */
const WORDS = `alarm apron arm bag balcony bathroom battery beach bed bedroom bell bench bike blanket blender board boat book bottle bowl box bread
breakfast brush bucket bus button cabinet cable cake camera candle cap car card carpet cart case cat ceiling chair chalk charger child clock closet cloth
coat coffee comb cord corner couch counter cream crumbs cup cupboard curtain cushion desk dish dishes dog door doorstep drawer dress driveway drum duvet ear
elbow elevator engine eyebrow fabric face fan feet finger fingers floor flour foot fork freezer fridge garage garden gate glass glasses gloves hair hallway
hammer hand handle hands hat headphones heel helmet hinge hook hoodie hose ice iron jacket jar jeans juice kettle key keyboard keys kitchen knee knife
knives lamp laptop laundry leash leather lid light list lock locker lunch mail mat mattress meeting milk mirror mop morning mouth mug nail napkin neck needle nightstand
notebook oven pad paint pan pants paper parcel park pasta patio paw pen pencil phone photo photos pillow plate plug pocket porch pot purse rack rag rain receipt ring
road roof room rope rug sack sauce scarf school scissors screen seat sheet shelf shirt shoe shoes shoulder shower shelf sink sleeve snack snow soap sock socks
sofa soup spoon sponge stairs stand station stool stove strap straw street string suitcase sweater table tape tea tent thumb tile tissue toast toilet
tongue toolbox toothbrush towel toy train trash tray tripod truck umbrella wall wallet washer watch water window wire wood wrist yard zipper`

export const CONCRETE_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/))
