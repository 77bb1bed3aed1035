export type Dialect = 'us' | 'uk' | 'au' | 'ca'

/**
 * Spellings that differ, American first. Canada has the British ones but for -yze; Australia has all of them. -ise and -ize are both at home in Britain, so
 * they are left alone there. What means two things (meter, tire, check, license, program) is in no list.
 */
const orStemsText =
  'armor behavior candor color demeanor endeavor favor flavor glamor harbor honor humor labor neighbor odor parlor rigor rumor savior savor splendor succor tumor valor vapor vigor'
const orEndings = [
  '',
  's',
  'ed',
  'ing',
  'ful',
  'fully',
  'less',
  'able',
  'ably',
  'al',
  'hood',
  'hoods',
  'ite',
  'ites',
  'y',
  'er',
  'ers',
  'ly',
]
const doubleLStemsText =
  'cancel channel counsel dial equal fuel jewel label level marvel model quarrel signal total travel tunnel unravel'
const doubleLEndings = ['ed', 'ing', 'er', 'ers']
const otherSpellings: Readonly<Record<string, string>> = {
  aluminum: 'aluminium',
  analog: 'analogue',
  anemia: 'anaemia',
  caliber: 'calibre',
  catalog: 'catalogue',
  catalogs: 'catalogues',
  center: 'centre',
  centered: 'centred',
  centers: 'centres',
  centimeter: 'centimetre',
  centimeters: 'centimetres',
  counselor: 'counsellor',
  counselors: 'counsellors',
  cozy: 'cosy',
  defense: 'defence',
  enroll: 'enrol',
  enrollment: 'enrolment',
  fiber: 'fibre',
  fibers: 'fibres',
  fulfill: 'fulfil',
  fulfills: 'fulfils',
  fulfillment: 'fulfilment',
  gray: 'grey',
  installment: 'instalment',
  jewelry: 'jewellery',
  kilometer: 'kilometre',
  kilometers: 'kilometres',
  liter: 'litre',
  liters: 'litres',
  maneuver: 'manoeuvre',
  millimeter: 'millimetre',
  millimeters: 'millimetres',
  mold: 'mould',
  mustache: 'moustache',
  offense: 'offence',
  pajamas: 'pyjamas',
  pediatric: 'paediatric',
  plow: 'plough',
  pretense: 'pretence',
  skeptic: 'sceptic',
  skeptical: 'sceptical',
  skillful: 'skilful',
  somber: 'sombre',
  specter: 'spectre',
  theater: 'theatre',
  theaters: 'theatres',
  willful: 'wilful',
}
const yzeWordsText = 'analyze analyzed analyzes analyzing catalyze paralyze paralyzed paralyzing'

const britishByAmerican = new Map<string, string>([
  ...orStemsText
    .split(' ')
    .flatMap((stem) =>
      orEndings.map((ending): [string, string] => [`${stem}${ending}`, `${stem.slice(0, -2)}our${ending}`]),
    ),
  ...doubleLStemsText
    .split(' ')
    .flatMap((stem) => doubleLEndings.map((ending): [string, string] => [`${stem}${ending}`, `${stem}l${ending}`])),
  ...Object.entries(otherSpellings),
])
const yseByYze = new Map(yzeWordsText.split(' ').map((word) => [word, word.replace('yz', 'ys')]))
const americanByBritish = new Map(
  [...britishByAmerican, ...yseByYze].map(([americanSpelling, britishSpelling]) => [britishSpelling, americanSpelling]),
)

const dialectNames: Readonly<Record<Dialect, string>> = {
  us: 'American',
  uk: 'British',
  au: 'Australian',
  ca: 'Canadian',
}

/** How a word in lower case is spelt in a dialect, where it is another dialect's; null else. `isAmerican` says whether American English has a word. */
export function correctDialect(
  word: string,
  dialect: Dialect,
  isAmerican: (word: string) => boolean,
): { word: string; reason: string } | null {
  const spelling = findDialectSpelling(word, dialect, isAmerican)
  return spelling === undefined ? null : { word: spelling, reason: `${dialectNames[dialect]} spelling.` }
}

function findDialectSpelling(
  word: string,
  dialect: Dialect,
  isAmerican: (word: string) => boolean,
): string | undefined {
  if (dialect === 'us')
    return americanByBritish.get(word) ?? (isAmerican(word) ? undefined : toAmericanSpelling(word, isAmerican))
  if (dialect === 'ca') return britishByAmerican.get(word) ?? (findYzeSpelling(word) || undefined)
  return britishByAmerican.get(word) ?? yseByYze.get(word)
}

const findYzeSpelling = (word: string) => [...yseByYze].find(([, britishSpelling]) => britishSpelling === word)?.[0]

/** "Organise" as American English has it. */
function toAmericanSpelling(word: string, isAmerican: (word: string) => boolean): string | undefined {
  const izeSpelling = word.replace(/is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, 'iz')
  return izeSpelling !== word && isAmerican(izeSpelling) ? izeSpelling : undefined
}

/** Whether a word that American English lacks is right in another dialect. */
export function isInOtherDialect(word: string, isAmerican: (word: string) => boolean): boolean {
  return americanByBritish.has(word) || toAmericanSpelling(word, isAmerican) !== undefined
}
