import { parseForms } from './confused-word-rules'

export type Dialect = 'us' | 'uk' | 'au' | 'ca'

/** American forms first. Canada is British except -yze; Britain accepts -ise and -ize. No words with two meanings. */
const orStemsText =
  'armor behavior candor color demeanor endeavor favor flavor glamor harbor honor humor labor neighbor odor parlor rigor rumor savior savor splendor succor tumor valor vapor vigor'
const orEndings = ['', ...'s ed ing ful fully less able ably al hood hoods ite ites y er ers ly'.split(' ')]
const doubleLStemsText =
  'cancel channel counsel dial equal fuel jewel label level marvel model quarrel signal total travel tunnel unravel'
const doubleLEndings = ['ed', 'ing', 'er', 'ers']
const otherSpellings = parseForms(
  'aluminum: aluminium, analog: analogue, anemia: anaemia, caliber: calibre, catalog: catalogue, catalogs: catalogues, center: centre, centered: centred, centers: centres, centimeter: centimetre, centimeters: centimetres, counselor: counsellor, counselors: counsellors, cozy: cosy, defense: defence, enroll: enrol, enrollment: enrolment, fiber: fibre, fibers: fibres, fulfill: fulfil, fulfills: fulfils, fulfillment: fulfilment, gray: grey, installment: instalment, jewelry: jewellery, kilometer: kilometre, kilometers: kilometres, liter: litre, liters: litres, maneuver: manoeuvre, millimeter: millimetre, millimeters: millimetres, mold: mould, mustache: moustache, offense: offence, pajamas: pyjamas, pediatric: paediatric, plow: plough, pretense: pretence, skeptic: sceptic, skeptical: sceptical, skillful: skilful, somber: sombre, specter: spectre, theater: theatre, theaters: theatres, willful: wilful',
)
/** Corrected only to American: the American word has another meaning in British English. */
const americanByBritishOnly = parseForms(
  'aeroplane: airplane, ageing: aging, cheque: check, cheques: checks, kerb: curb, licence: license, metre: meter, metres: meters, practise: practice, practised: practiced, practising: practicing, programme: program, programmes: programs, tyre: tire, tyres: tires, yoghurt: yogurt',
)
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
const invert = (words: ReadonlyMap<string, string>) => new Map([...words].map(([from, to]) => [to, from]))
const yzeByYse = invert(yseByYze)
const americanByBritish = new Map([...invert(britishByAmerican), ...yzeByYse, ...Object.entries(americanByBritishOnly)])

const dialectNames: Readonly<Record<Dialect, string>> = {
  us: 'American',
  uk: 'British',
  au: 'Australian',
  ca: 'Canadian',
}

/** Returns the spelling in `dialect` if the lowercase word belongs to another dialect, otherwise null. */
export function correctDialect(word: string, dialect: Dialect, isAmerican: (word: string) => boolean) {
  const [, stem = word, possessive = ''] = /^(.+)('s)$/.exec(word) ?? []
  const spelling = findDialectSpelling(stem, dialect, isAmerican)
  return spelling === undefined
    ? null
    : { word: spelling + possessive.replace("'", '’'), reason: `${dialectNames[dialect]} spelling.` }
}

function findDialectSpelling(word: string, dialect: Dialect, isAmerican: (word: string) => boolean) {
  if (dialect === 'us')
    return americanByBritish.get(word) ?? (isAmerican(word) ? undefined : toAmericanSpelling(word, isAmerican))
  return britishByAmerican.get(word) ?? (dialect === 'ca' ? yzeByYse : yseByYze).get(word)
}

function toAmericanSpelling(word: string, isAmerican: (word: string) => boolean): string | undefined {
  const izeSpelling = word.replace(/is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, 'iz')
  return izeSpelling !== word && isAmerican(izeSpelling) ? izeSpelling : undefined
}

/** Returns whether a word that American English lacks is correct in another dialect. */
export function isInOtherDialect(word: string, isAmerican: (word: string) => boolean): boolean {
  return americanByBritish.has(word) || toAmericanSpelling(word, isAmerican) !== undefined
}
