/** Things that belong to a noun, the most telling first: what a name can be made of. Nouns in the singular, each naming one field only. */
const thingsTable = `
sourdough bread loaf baguette bagel bakery baking: crumb crust rise flour oven
cake cupcake pastry dessert brownie cookie macaron: whisk frosting sprinkle layer
coffee espresso latte barista cafe café: bean brew crema roast pour
tea matcha chai: leaf steep kettle sip
wine winery: cork vine barrel
cocktail mocktail: shaker clink coupe
beer brewery: hop barrel malt foam
travel trip backpacking itinerary: atlas detour postcard compass
camping hiking hike tent: pine ridge summit ember
surfing surf sailing: tide salt wave driftwood
dog puppy: paw tail bark fetch wag
cat kitten: whisker purr paw nap
finance budget budgeting investing saving savings: penny ledger pocket coin
nurse nursing: scrubs shift ward
teacher classroom teaching: chalk recess crayon
pottery ceramic mug vase: kiln clay glaze wheel
candle: wick ember glow wax
jewelry jewellery necklace earring bracelet bead: clasp charm locket halo
knitting: purl needle skein
crochet amigurumi: hook loop skein
yarn: skein twist strand
macrame: knot cord fringe
sewing quilt quilting embroidery: thread hem bobbin needle
stationery sticker journaling calligraphy: ink paper nib margin
painting watercolor watercolour illustration drawing: brush pigment canvas easel
photography photographer photo: lens shutter frame grain
wedding bride bridal: vow veil aisle
python javascript programming coding developer: byte loop stack syntax
gym lifting powerlifting: barbell rep iron chalk
workout fitness: sweat rep stride
running runner marathon 5k: stride mile pace lace
yoga pilates: breath mat flow
bicycle bike cycling: spoke pedal saddle gear
gaming gamer console: pixel quest joystick respawn
book reading novel reader: spine shelf chapter page
vinyl record: groove needle sleeve
guitar: riff fret chord
music piano: riff chord groove
dance dancing ballet: twirl barre tempo
denim thrift fashion clothing dress outfit: stitch hem hanger seam
makeup lipstick beauty: gloss blush brush
skincare: dew balm serum
hair curl braid: strand comb curl
plant houseplant succulent monstera: leaf fern sprout moss
flower florist bouquet: petal stem bloom
garden gardening allotment vegetable: trowel seed soil sprout
woodworking wood carpentry furniture: oak grain chisel
car motorcycle: throttle gear chrome
soap bathbomb: lather suds foam
plush toy: button patch pocket
chicken homestead farm: coop clover acre
recipe cooking kitchen dinner meal pasta soup: ladle skillet pinch simmer
taco ramen noodle pizza: plate bite steam
bbq barbecue grill: smoke ember char
honey bee beekeeping: comb hive clover
chocolate: cocoa truffle ganache
gelato: scoop cone swirl
cheese: rind brine curd
sauce: simmer heat seed
dumpling: fold steam crimp
horse equestrian: bridle saddle hoof
bird parrot budgie: feather perch beak
gecko reptile snake lizard: scale bask branch
aquarium: reef ripple fin
fishing angling: line lure reel
kayaking kayak canoe: paddle current bank
skiing snowboarding: slope powder edge
climbing bouldering: chalk grip ledge
nail manicure: gloss lacquer polish
lash: curl wing flutter
perfume fragrance: mist amber musk
tattoo: ink needle line
barber haircut: fade comb razor
henna mehndi: vine cone leaf
clock watch: dial spring pendulum
leather: hide awl stitch
crystal: quartz prism glow
resin: pour cure gloss
lego: brick stud build
minecraft: block torch pickaxe
chess: rook gambit pawn
miniature: dice quest brush
sneaker shoe: sole lace tread
van campervan: mile bunk detour
spreadsheet excel: cell row formula
astronomy astrophotography telescope: orbit comet lens
history museum: relic scroll attic
`

const thingsByNoun = new Map(
  thingsTable
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [nouns = '', things = ''] = row.split(': ')
      const thingList = things.split(' ')
      return nouns.split(' ').map((noun) => [noun, thingList] as const)
    }),
)

/** Things that belong to these words; none where no word names a field, or two name different ones. */
export function getRelatedThings(words: readonly string[]): readonly string[] {
  const [things = [], ...others] = new Set(
    words.flatMap((word) => [thingsByNoun.get(word) ?? []]).filter(({ length }) => length > 0),
  )
  return others.length > 0 ? [] : things
}
