const numberWords = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
} as const satisfies Record<string, number>

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

/** Whether a text has a figure that the visitor did not give. Allows names ("day 3"), counts without a unit and 1. */
export function hasInventedNumber(
  text: string,
  prompt: string,
  {
    allowedNumbers = [],
    allowsClockTimes = false,
  }: { allowedNumbers?: readonly number[]; allowsClockTimes?: boolean } = {},
): boolean {
  if (statisticPattern.test(text) && !statisticPattern.test(prompt)) return true
  if (vagueAmountPattern.test(text) && !vagueAmountPattern.test(prompt)) return true
  const claimText = toAsciiDigits(text)
    .replace(numberedNamePattern, ' ')
    .replace(allowsClockTimes ? clockTimePattern : /(?!)/g, ' ')
  const allowedFigures = new Set([1, ...allowedNumbers])
  const claimedFigures = [...extractNumbers(claimText), ...extractSpelledNumbers(claimText, false)].filter(
    (figure) => !allowedFigures.has(figure),
  )
  if (claimedFigures.length === 0) return false
  const promptText = toAsciiDigits(prompt)
  const promptFigures = new Set([...extractNumbers(promptText), ...extractSpelledNumbers(promptText, true)])
  return claimedFigures.some((figure) => !promptFigures.has(figure))
}

/** Returns all figures, in digits or spelled. Adding them to the visitor's text allows all of them. */
export function findFigures(text: string): string[] {
  const figurePattern = new RegExp(
    `\\p{Nd}+(?:[.,]\\p{Nd}+)*(?:\\s?[kmb](?![\\p{L}\\p{N}]))?|\\b${numberWordPattern}\\b`,
    'giu',
  )
  return text.match(figurePattern) ?? []
}

function extractNumbers(text: string): number[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*\s?([kmb](?![\p{L}\p{N}]))?/giu)].map(([figure, magnitude]) => {
    const digits = figure.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '')
    return Number(digits.replace(',', '.')) * (magnitudes[magnitude?.toLowerCase() ?? ''] ?? 1)
  })
}

function extractSpelledNumbers(text: string, allowsMissingUnit: boolean): number[] {
  const pattern = allowsMissingUnit
    ? new RegExp(`\\b(${numberWordPattern})(?:[- ](${numberWordPattern}))?\\b`, 'gi')
    : numberWordWithUnitPattern
  return [...text.matchAll(pattern)].map(([, firstWord = '', secondWord = '']) => {
    const firstValue = parseNumberWord(firstWord)
    const secondValue = parseNumberWord(secondWord)
    if (secondValue === 0) return firstValue
    return secondValue >= 100 ? firstValue * secondValue : firstValue + secondValue
  })
}

function parseNumberWord(spelling: string): number {
  const key = spelling.toLowerCase()
  const values: Readonly<Record<string, number>> = numberWords
  return values[key] ?? values[key.replace(/s$/, '')] ?? 0
}

function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    const codePoint = zero
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && codePoint - zero < 9) zero -= 1
    return String(codePoint - zero)
  })
}
