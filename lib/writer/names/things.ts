/** Things that belong to a noun, the most telling first: what a name can be made of. Nouns in the singular, each naming one field only. */
const table = `
sourdough bread loaf baguette bagel bakery baking: crumb crust rise flour oven
cake cupcake pastry dessert brownie cookie macaron: whisk frosting sprinkle layer
coffee espresso latte barista cafe café: bean brew crema roast pour
tea matcha chai: leaf steep kettle sip
cocktail wine beer mocktail: cork clink shaker
travel trip backpacking itinerary: atlas detour postcard compass
camping hiking hike trail: pine ridge summit ember
surfing surf beach sailing: tide salt wave driftwood
dog puppy: paw tail bark fetch wag
cat kitten: whisker purr paw nap
finance budget budgeting investing saving savings: penny ledger pocket coin
nurse nursing: scrubs shift ward
teacher classroom teaching: chalk recess crayon
pottery ceramic mug vase: kiln clay glaze wheel
candle: wick ember glow wax
jewelry jewellery necklace earring bracelet bead: clasp charm locket halo
knitting crochet yarn: skein stitch loom purl
sewing quilt quilting embroidery: thread hem bobbin needle
stationery sticker journaling calligraphy: ink paper nib margin
painting watercolor watercolour illustration drawing: brush pigment canvas easel
photography photographer photo film: lens shutter frame grain
wedding bride: vow veil petal aisle
python javascript programming coding developer: byte loop stack syntax
gym lifting strength workout: barbell rep iron chalk
running runner marathon: stride mile pace lace
yoga pilates: breath mat flow
bicycle bike cycling: spoke pedal saddle gear
gaming gamer console: pixel quest joystick respawn
book reading novel reader: spine shelf chapter page
music guitar piano vinyl: riff chord groove
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
chicken homestead farm beekeeping: coop clover acre
recipe cooking kitchen dinner meal pasta: ladle skillet pinch simmer
taco ramen noodle pizza: plate bite steam
history museum: relic scroll attic
`

const byNoun = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [nouns = '', things = ''] = row.split(': ')
      const list = things.split(' ')
      return nouns.split(' ').map((noun) => [noun, list] as const)
    }),
)

/** Things that belong to these words; none where no word names a field, or two name different ones. */
export function thingsOf(words: readonly string[]): readonly string[] {
  const [things = [], ...others] = new Set(
    words.flatMap((word) => [byNoun.get(word) ?? []]).filter(({ length }) => length > 0),
  )
  return others.length > 0 ? [] : things
}
