import { normalizeDigits, parseNumber } from './parse-number'

/** What an input may hold. In percent a separator is always a decimal's. */
export type NumberRange = {
  min: number
  max: number
  unit: 'count' | 'percent'
  /** Fractions are cut off. */
  isInteger?: boolean
  /** Nothing is said of an empty input. */
  isOptional?: boolean
}

export type ParsedNumber = {
  /** Always within the range. */
  value: number
  /** How the text was read, or what is counted instead; null where that is plain to see. */
  note: string | null
  /** What is counted is not what was typed. */
  isAdjusted: boolean
}

/** What a word behind a number stands for; beside the English ones those that profiles show elsewhere. */
const multipliers = {
  k: 1e3,
  tsd: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  mln: 1e6,
  million: 1e6,
  crore: 1e7,
  b: 1e9,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
  万: 1e4,
  亿: 1e8,
  億: 1e8,
} as const satisfies Record<string, number>

const notANumberMessage = 'Not a number'

/**
 * The number that is meant by `10k`, `1.5M`, `1,5 Mio`, `10,000`, `10.000`, `3,5` or `3.5 %`, in ASCII, full-width, Arabic or
 * Indian digits, held to the range. The text itself is never changed: the note says what a reader of it could not know.
 */
export function parseNumberInput(text: string, range: NumberRange): ParsedNumber {
  const normalizedText = normalizeDigits(text)
  const buildAdjustedNumber = (value: number, reason: string) => ({
    value,
    note: `${reason}, counted as ${formatNumber(value)}`,
    isAdjusted: true,
  })
  if (normalizedText === '') {
    return range.isOptional
      ? { value: range.min, note: null, isAdjusted: false }
      : buildAdjustedNumber(range.min, 'Empty')
  }
  const valueOrReason = interpretNumber(normalizedText, range.unit)
  if (typeof valueOrReason === 'string') return buildAdjustedNumber(range.min, valueOrReason)
  const value = Math.min(range.max, Math.max(range.min, valueOrReason))
  if (value !== valueOrReason) return buildAdjustedNumber(value, formatRange(range))
  if (range.isInteger && !Number.isInteger(value)) return buildAdjustedNumber(Math.floor(value), 'Whole numbers only')
  return {
    value,
    note: isPlainNumber(normalizedText, value) ? null : `Read as ${formatNumber(value)}`,
    isAdjusted: false,
  }
}

/** A figure as text to type: "10,000", "3.5". */
export const formatNumber = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 6 })

const formatRange = ({ min, max, unit }: NumberRange) =>
  `${formatNumber(min)} to ${formatNumber(max)}${unit === 'percent' ? ' %' : ''}`

/** Without what stands before and after a figure: "~$", "€", the plus of "10k+". */
function stripSymbols(text: string): string {
  let end = text.length
  while (end > 0 && '$€£¥₹+'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).replace(/^[~$€£¥₹]+/, '')
}

/** The number, or why it is none. */
function interpretNumber(text: string, unit: NumberRange['unit']): number | string {
  const strippedText = stripSymbols(text)
  const [digits = ''] = /^[-+]?[\d.,]*(?:e[-+]?\d+)?/i.exec(strippedText) ?? []
  const suffix = strippedText.slice(digits.length)
  if (/\d/.test(suffix)) return notANumberMessage
  const word = suffix.toLowerCase().replace(/\.$|(?<=lakh|crore|million|billion)s$/, '')
  if (word === 'mil') return '“mil” is a thousand to some, a million to others'
  if (word === '%' && unit === 'count') return 'Not a percentage here'
  if (word === '' || word === '%')
    return parseNumber(digits, unit === 'percent' ? 'decimal' : 'thousands') ?? notANumberMessage
  if (!Object.hasOwn(multipliers, word)) return notANumberMessage
  const value = parseNumber(digits, 'english')
  // In whole figures: 1.005 times a million has none of the rounding that computers do.
  return value === null
    ? notANumberMessage
    : Number((value * multipliers[word as keyof typeof multipliers]).toPrecision(15))
}

/** Written so that nobody could read it otherwise, or not written to its end: "10.", "1,". */
function isPlainNumber(text: string, value: number): boolean {
  const strippedText = text.replace(/^\$|%$/g, '')
  return strippedText === formatNumber(value) || Number(strippedText) === value || /^\d+[.,]$/.test(strippedText)
}
