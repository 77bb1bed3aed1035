export type Dialect = 'us' | 'uk' | 'au' | 'ca'

/**
 * Spellings that differ, American first. Canada has the British ones but for -yze; Australia has all of them. -ise and -ize are both at home in Britain, so
 * they are left alone there. What means two things (meter, tire, check, license, program) is in no list.
 */
const withOur =
  'armor behavior candor color demeanor endeavor favor flavor glamor harbor honor humor labor neighbor odor parlor rigor rumor savior savor splendor succor tumor valor vapor vigor'
const ourEndings = [
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
const withDouble =
  'cancel channel counsel dial equal fuel jewel label level marvel model quarrel signal total travel tunnel unravel'
const doubleEndings = ['ed', 'ing', 'er', 'ers']
const others: Readonly<Record<string, string>> = {
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
const withYze = 'analyze analyzed analyzes analyzing catalyze paralyze paralyzed paralyzing'

const american = new Map<string, string>([
  ...withOur
    .split(' ')
    .flatMap((stem) =>
      ourEndings.map((end): [string, string] => [`${stem}${end}`, `${stem.slice(0, -2)}our${end}`]),
    ),
  ...withDouble
    .split(' ')
    .flatMap((stem) => doubleEndings.map((end): [string, string] => [`${stem}${end}`, `${stem}l${end}`])),
  ...Object.entries(others),
])
const yze = new Map(withYze.split(' ').map((word) => [word, word.replace('yz', 'ys')]))
const british = new Map([...american, ...yze].map(([us, uk]) => [uk, us]))

const nameOf: Readonly<Record<Dialect, string>> = {
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
  const other = findDialectSpelling(word, dialect, isAmerican)
  return other === undefined ? null : { word: other, reason: `${nameOf[dialect]} spelling.` }
}

function findDialectSpelling(
  word: string,
  dialect: Dialect,
  isAmerican: (word: string) => boolean,
): string | undefined {
  if (dialect === 'us')
    return british.get(word) ?? (isAmerican(word) ? undefined : inAmerican(word, isAmerican))
  if (dialect === 'ca') return american.get(word) ?? (yzeOf(word) || undefined)
  return american.get(word) ?? yze.get(word)
}

const yzeOf = (word: string) => [...yze].find(([, uk]) => uk === word)?.[0]

/** "Organise" as American English has it. */
function inAmerican(word: string, isAmerican: (word: string) => boolean): string | undefined {
  const withZ = word.replace(/is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, 'iz')
  return withZ !== word && isAmerican(withZ) ? withZ : undefined
}

/** Whether a word that American English lacks is right in another dialect. */
export function isInOtherDialect(word: string, isAmerican: (word: string) => boolean): boolean {
  return british.has(word) || inAmerican(word, isAmerican) !== undefined
}
