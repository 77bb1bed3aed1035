import { clamp } from '@/lib/core/numbers'

/** Code points of the digit zero on other keyboards: Arabic, Persian, Devanagari, Bengali. */
const zeroCodePoints = [0x0660, 0x06f0, 0x0966, 0x09e6]

/** Returns the text with ASCII digits and signs, without characters that are only visual separators. */
function normalizeDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (fullWidthCharacter) => String.fromCharCode(fullWidthCharacter.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩۰-۹०-९০-৯]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (zeroCodePoints.findLast((zero) => zero <= code) ?? code))
    })
    .replace(/٫/g, ',')
    .replace(/−/g, '-')
    .replace(/[\s'’_٬]/g, '')
}

/** How to read one separator before three digits: `10,000`, `3.500 %`, or the English rules, as before "k". */
type SeparatorMode = 'thousands' | 'decimal' | 'english'

/** Parses ASCII digits with points, commas, a sign or an exponent; null if invalid. */
function parseNumber(text: string, separatorMode: SeparatorMode): number | null {
  const [, sign, digits = '', exponent = ''] = /^([-+]?)([\d.,]+)(e[-+]?\d+)?$/i.exec(text) ?? []
  if (!/\d/.test(digits)) return null
  const normalizedDigits = exponent ? digits : normalizeSeparators(digits, separatorMode)
  if (normalizedDigits === null) return null
  const value = Number(`${sign}${normalizedDigits}${exponent}`)
  return Number.isNaN(value) ? null : value
}

function normalizeSeparators(digits: string, separatorMode: SeparatorMode): string | null {
  const separatorCharacters = digits.replace(/\d/g, '')
  const lastSeparator = separatorCharacters.at(-1)
  if (lastSeparator === undefined) return digits
  const lastSeparatorIndex = digits.lastIndexOf(lastSeparator)
  const [leadingDigits, trailingDigits] = [digits.slice(0, lastSeparatorIndex), digits.slice(lastSeparatorIndex + 1)]
  const otherSeparators = separatorCharacters.slice(0, -1)
  if (otherSeparators === '') {
    const isGroup = trailingDigits.length === 3 && /^[1-9]\d{0,2}$/.test(leadingDigits)
    const isGroupSeparator = separatorMode === 'thousands' || (separatorMode === 'english' && lastSeparator === ',')
    return isGroup && isGroupSeparator ? leadingDigits + trailingDigits : `${leadingDigits}.${trailingDigits}`
  }
  // "1,234.5" and "1.234,5": the last separator is the decimal point. "1,234,567": all separators group digits.
  const groupSeparator = otherSeparators[0] ?? ''
  const wholePart = groupSeparator === lastSeparator ? digits : leadingDigits
  if (otherSeparators.replaceAll(groupSeparator, '') !== '' || !isGrouped(wholePart, groupSeparator)) return null
  return wholePart.replaceAll(groupSeparator, '') + (groupSeparator === lastSeparator ? '' : `.${trailingDigits}`)
}

/** Returns whether digits are grouped in threes or in the Indian way, as in "12,34,567". */
function isGrouped(wholePart: string, separator: string): boolean {
  const [firstGroup = '', ...otherGroups] = wholePart.split(separator)
  if (!/^\d{1,3}$/.test(firstGroup) || otherGroups.at(-1)?.length !== 3) return false
  return otherGroups.every(({ length }) => length === 3) || otherGroups.slice(0, -1).every(({ length }) => length === 2)
}

/** The valid range of an input. In percent, a separator is always a decimal point. */
export type NumberRange = {
  min: number
  max: number
  unit: 'count' | 'percent'
  /** Fractions are truncated. */
  isInteger?: boolean
  /** An empty input has no note. */
  isOptional?: boolean
}

type ParsedNumber = {
  value: number
  /** How the text was parsed, or which value is used instead; null if that is obvious. */
  note: string | null
  /** The used value differs from the typed value. */
  isAdjusted: boolean
}

/** Multipliers of words after a number: English words and those of profiles in other languages. */
const multiplierWords = [
  [1e3, 'k tsd thousand'],
  [1e4, '万'],
  [1e5, 'lakh'],
  [1e6, 'm mn mio mln million'],
  [1e7, 'crore'],
  [1e8, '亿 億'],
  [1e9, 'b bn mrd billion'],
] as const
const findMultiplier = (word: string) => multiplierWords.find(([, words]) => words.split(' ').includes(word))?.[0]

const notANumberMessage = 'Not a number'

/** Accepts `10k`, `1,5 Mio`, `10.000`, `3.5 %`, in ASCII, full-width, Arabic or Indian digits. Limits to the range. */
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
  const value = clamp(valueOrReason, range.min, range.max)
  if (value !== valueOrReason) return buildAdjustedNumber(value, formatRange(range))
  if (range.isInteger && !Number.isInteger(value)) return buildAdjustedNumber(Math.floor(value), 'Whole numbers only')
  return {
    value,
    note: isPlainNumber(normalizedText, value) ? null : `Read as ${formatNumber(value)}`,
    isAdjusted: false,
  }
}

export const formatNumber = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 6 })

const formatRange = ({ min, max, unit }: NumberRange) =>
  `${formatNumber(min)} to ${formatNumber(max)}${unit === 'percent' ? '%' : ''}`

/** Removes symbols before and after a number: "~$", "€", the plus of "10k+". */
function stripSymbols(text: string): string {
  let end = text.length
  while (end > 0 && '$€£¥₹+'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).replace(/^[~$€£¥₹]+/, '')
}

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
  const [multiplier, value] = [findMultiplier(word), parseNumber(digits, 'english')]
  // Computed in integers, so that 1.005 million has no rounding error.
  return multiplier && value !== null ? Number((value * multiplier).toPrecision(15)) : notANumberMessage
}

/** Returns whether the text is unambiguous or still being typed, as in "10." and "1,". */
function isPlainNumber(text: string, value: number): boolean {
  const strippedText = text.replace(/^\$|%$/g, '')
  return strippedText === formatNumber(value) || Number(strippedText) === value || /^\d+[.,]$/.test(strippedText)
}
