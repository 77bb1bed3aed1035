/** The values of the words in each list below, in their order. */
const wordValues = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40, 50, 100, 1000]
const englishNumberWords =
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand'
const numberWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(englishNumberWords.split(' ').map((word, index) => [word, wordValues[index] ?? 0])),
  fifteen: 15,
  sixty: 60,
  ninety: 90,
  million: 1_000_000,
  billion: 1_000_000_000,
}

const magnitudes: Record<string, number> = { k: 1000, m: 1_000_000, b: 1_000_000_000 }
const numberWordPattern = `(?:${Object.keys(numberWords).join('|')})s?`
const unitPattern =
  '(?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|months?|years?|decades?|percent|per cent|dollars?|bucks|euros?|' +
  'pounds?|kilos?|grams?|ounces?|cups?|miles?|kilometres?|kilometers?|steps?|reps?|sets?|pages?|people|followers?|views?|' +
  'clients?|customers?|orders?|sales|subscribers?|times|x|degrees)'
const numberWordWithUnitPattern = new RegExp(
  `\\b(${numberWordPattern})(?:[- ](${numberWordPattern}))?(?:[- ](?:more|full|straight|whole|extra))?[- ]${unitPattern}\\b`,
  'gi',
)
const vagueAmountPattern = /\b(?:dozens|hundreds|thousands|millions|billions) of\b/i

/** Matches digits that name something and claim nothing, such as "Day 3", "4K" and "24/7". */
const numberedNamePattern =
  /\b(?:day|part|step|episode|ep|week|level|round|take|version|chapter|slide|attempt|gen|web|mp|c\+\+|es|html|css|python|java|angular|ps|formula|route|chapter|b|d|k)[ -]?\d+(?:\.\d+)?\b|\b(?:24\/7|50\/50|9[- ]to[- ]5|9-5|20\/20|1:1|101|360°?|180°)(?![\w%])|\b[234]d\b|\b[248]k (?:video|camera|footage|screen|resolution|quality)\b/gi
const clockTimePattern = /\b\d{1,2}:\d{2}(?:\s?-\s?\d{1,2}:\d{2})?(?:\s?[ap]m)?\b/gi

const statisticPattern =
  /\bout of (?:every )?(?:\d+|ten|five|four|three|two|a hundred)\b|\b(?:studies|research|statistics|data|surveys?|experts?|science) (?:show|shows|say|says|prove|proves|found|finds|suggests?|reveals?)\b|\b(?:the )?(?:vast )?majority of\b|\b(?:half|a (?:third|quarter)|two[- ]thirds|three[- ]quarters) of (?:all|people|the|us|you|\p{L}+(?:ers|ors|ists|ents|ants))\b|\bmost (?:people|of us|of you|brands|businesses|companies|\p{L}+(?:ers|ors|ists|ents|ants))\b|\b(?:twice|double|triple|ten times) (?:as|the|your) /iu

type FigureOptions = {
  allowedNumbers?: readonly number[]
  allowsClockTimes?: boolean
  /** Whether figures that follow from the visitor's, such as a sum or a count, are the visitor's own. */
  allowsDerived?: boolean
}

/** Whether a text has a figure that the visitor did not give. Allows names ("day 3"), counts without a unit and 1. */
export function hasInventedNumber(text: string, visitorText: string, options: FigureOptions = {}): boolean {
  return findInventedFigures(text, visitorText, options).length > 0
}

/** Returns figures, amounts and statistics of a text that the visitor did not give, as they stand in the text. */
export function findInventedFigures(
  text: string,
  visitorText: string,
  { allowedNumbers = [], allowsClockTimes = false, allowsDerived = false }: FigureOptions = {},
): string[] {
  const vagueClaims = [statisticPattern, vagueAmountPattern].flatMap((pattern) =>
    pattern.test(visitorText) ? [] : (pattern.exec(text)?.[0].trim() ?? []),
  )
  const claimText = toAsciiDigits(text)
    .replace(numberedNamePattern, ' ')
    .replace(allowsClockTimes ? clockTimePattern : /(?!)/g, ' ')
  const claimedFigures = [...findDigits(claimText), ...findNumberWords(claimText, false)]
  if (claimedFigures.length === 0) return vagueClaims
  const givenText = toAsciiDigits(visitorText)
  const givenFigures = [...findDigits(givenText), ...findNumberWords(givenText, true)].map(({ value }) => value)
  const ownFigures = new Set([1, ...allowedNumbers, ...givenFigures])
  if (allowsDerived) for (const value of deriveFigures(givenFigures, visitorText)) ownFigures.add(value)
  return [...vagueClaims, ...claimedFigures.flatMap(({ phrase, value }) => (ownFigures.has(value) ? [] : [phrase]))]
}

const MAX_DERIVABLE_FIGURES = 12
/** Almost every smaller figure is what some figures leave of another. */
const MIN_REMAINDER = 100

function deriveFigures(figures: readonly number[], visitorText: string): number[] {
  const values = [...new Set([1, ...figures])].slice(0, MAX_DERIVABLE_FIGURES)
  const results = values.flatMap((one) =>
    values.flatMap((other) =>
      [one + other, Math.abs(one - other), one * other, one / other].map((value) => Number(value.toFixed(2))),
    ),
  )
  const totals = figures
    .slice(0, MAX_DERIVABLE_FIGURES)
    .flatMap((_, start, givenFigures) =>
      givenFigures.slice(start + 1).map((__, length) => sum(givenFigures.slice(start, start + length + 2))),
    )
  const remainders = figures.flatMap((figure) =>
    totals.map((total) => figure - total).filter((value) => value >= MIN_REMAINDER),
  )
  const partCount = visitorText.split(/[,;]| and | & /).length
  return [...results, ...totals, ...remainders, partCount, partCount - 1]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

type Figure = { phrase: string; value: number }

function findDigits(text: string): Figure[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*\s?([kmb](?![\p{L}\p{N}]))?/giu)].map(([phrase, magnitude]) => {
    const digits = phrase.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '')
    return {
      phrase: phrase.trim(),
      value: Number(digits.replace(',', '.')) * (magnitudes[magnitude?.toLowerCase() ?? ''] ?? 1),
    }
  })
}

/** Finds spelled numbers in English and the larger languages of the site. */
function findNumberWords(text: string, allowsMissingUnit: boolean): Figure[] {
  const pattern = allowsMissingUnit
    ? new RegExp(`\\b(${numberWordPattern})(?:[- ](${numberWordPattern}))?\\b`, 'gi')
    : numberWordWithUnitPattern
  const englishFigures = [...text.matchAll(pattern)].map(([phrase, firstWord = '', secondWord = '']) => {
    const firstValue = parseNumberWord(firstWord)
    const secondValue = parseNumberWord(secondWord)
    const isProduct = secondValue >= 100
    return { phrase, value: isProduct ? firstValue * secondValue : firstValue + secondValue }
  })
  const foreignFigures = foreignLanguages.flatMap(({ words, anyPattern, unitPattern: withUnitPattern }) =>
    [...text.matchAll(allowsMissingUnit ? anyPattern : withUnitPattern)].map(([phrase, word = '']) => ({
      phrase,
      value: wordValues[words.indexOf(word.toLowerCase())] ?? 0,
    })),
  )
  return [...englishFigures, ...foreignFigures]
}

const foreignNumberWords = {
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert tausend',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta cien mil',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante cent mille',
  id: 'dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas selusin',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta cento mille',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig honderd duizend',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze vinte trinta quarenta cinquenta cem mil',
}
const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'gram', 'kilogram', 'kilometer', 'percent']

const foreignLanguages = Object.entries(foreignNumberWords).map(([language, list]) => {
  const words = list.split(' ')
  const wordPattern = `(?<!\\p{L})(${words.join('|')})`
  const unitNames = [1, 10].flatMap((count) => units.map((unit) => getUnitName(language, unit, count)))
  return {
    words,
    anyPattern: new RegExp(`${wordPattern}(?!\\p{L})`, 'giu'),
    unitPattern: new RegExp(`${wordPattern} (?:${unitNames.join('|')})(?!\\p{L})`, 'giu'),
  }
})

function getUnitName(language: string, unit: string, count: number): string {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count)
  return parts.find(({ type }) => type === 'unit')?.value ?? unit
}

function parseNumberWord(spelling: string): number {
  const key = spelling.toLowerCase()
  return numberWords[key] ?? numberWords[key.replace(/s$/, '')] ?? 0
}

function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    const codePoint = zero
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && codePoint - zero < 9) zero -= 1
    return String(codePoint - zero)
  })
}
