/** What compromise gets wrong among the words that creators use. */
export const irregularPlurals: Readonly<Record<string, string>> = {
  AI: 'AIs',
  bus: 'buses',
  gas: 'gases',
  iris: 'irises',
  lens: 'lenses',
  person: 'people',
  quiz: 'quizzes',
  series: 'series',
  species: 'species',
  taco: 'tacos',
  piano: 'pianos',
  photo: 'photos',
  video: 'videos',
  studio: 'studios',
  avocado: 'avocados',
  burrito: 'burritos',
  espresso: 'espressos',
  hero: 'heroes',
  leaf: 'leaves',
  loaf: 'loaves',
  shelf: 'shelves',
  scarf: 'scarves',
  housewife: 'housewives',
  kid: 'kids',
  mom: 'moms',
  mum: 'mums',
}

export const irregularSingulars: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(irregularPlurals).map(([one, many]) => [many, one])),
  clothes: 'clothes',
  cookies: 'cookie',
  diaries: 'diary',
  glasses: 'glasses',
  jeans: 'jeans',
  leggings: 'leggings',
  movies: 'movie',
  pants: 'pants',
  scissors: 'scissors',
  shorts: 'shorts',
  sunglasses: 'sunglasses',
  thanks: 'thanks',
  axes: 'axe',
}

/** Verbs whose -ing form compromise leaves alone or misspells. */
export const gerunds: Readonly<Record<string, string>> = {
  be: 'being',
  bus: 'bussing',
  crochet: 'crocheting',
  DIY: 'DIYing',
  dye: 'dyeing',
  focus: 'focusing',
  mic: 'micing',
  model: 'modelling',
  panic: 'panicking',
  picnic: 'picnicking',
  travel: 'travelling',
  vlog: 'vlogging',
  blog: 'blogging',
  journal: 'journaling',
  sew: 'sewing',
  quit: 'quitting',
  prep: 'prepping',
  unplug: 'unplugging',
  whip: 'whipping',
  wrap: 'wrapping',
  chop: 'chopping',
  flip: 'flipping',
  upcycle: 'upcycling',
  tie: 'tying',
  die: 'dying',
  lie: 'lying',
}

/** Plurals in -ies whose singular ends in -ie. */
export const ieSingulars =
  /^(selfie|smoothie|brownie|hoodie|zombie|foodie|cookie|movie|newbie|rookie|veggie|calorie|beanie|bestie|goalie|hippie|hogie|indie|junkie|pie|tie|lie|magpie|prairie|genie|birdie|doggie|kiddie|auntie|sweetie|townie|yuppie|walkie|talkie|budgie|collie|corgie|zoomie|freebie|pinkie|roadie|techie|cutie|eerie|boogie|bogie|quickie|oldie)s$/

export const irregularForms = new Set(
  'people children men women feet teeth geese mice lice oxen kids police cattle clothes jeans pants shorts scissors glasses sunglasses leggings tights media data criteria phenomena alumni cacti fungi stimuli nuclei larvae wives knives lives wolves leaves loaves shelves scarves halves calves'.split(
    ' ',
  ),
)

export const singularWords = new Set(
  'news series species lens gas bus yoga tennis chess fitness business address access christmas texas kansas paris atlas canvas bias iris oasis alias cosmos chaos asbestos molasses mars venus jesus wellness illness diabetes rabies aids'.split(
    ' ',
  ),
)

export const infinitives: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(gerunds).map(([base, ing]) => [ing, base])),
  styling: 'style',
  cycling: 'cycle',
  recycling: 'recycle',
  wrestling: 'wrestle',
  juggling: 'juggle',
  modeling: 'model',
  traveling: 'travel',
  singing: 'sing',
  ringing: 'ring',
  bringing: 'bring',
  crafting: 'craft',
  thrifting: 'thrift',
  scaling: 'scale',
  handling: 'handle',
  bundling: 'bundle',
  bottling: 'bottle',
  settling: 'settle',
  tackling: 'tackle',
  assembling: 'assemble',
  reselling: 'resell',
  bouldering: 'boulder',
  budgeting: 'budget',
  organising: 'organise',
  freelancing: 'freelance',
}
