/** The zeros of digits that keyboards offer beside ours: Arabic, Persian, Devanagari, Bengali. */
const zeroCodePoints = [0x0660, 0x06f0, 0x0966, 0x09e6]

/** What was typed, with ASCII digits and signs, without what only separates for the eye. */
export function normalizeDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wideCharacter) => String.fromCharCode(wideCharacter.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩۰-۹०-९০-৯]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (zeroCodePoints.findLast((zero) => zero <= code) ?? code))
    })
    .replace(/٫/g, ',')
    .replace(/−/g, '-')
    .replace(/[\s'’_٬]/g, '')
}

/**
 * What one separator with three digits behind it stands for: thousands (`10,000`, `10.000`), a decimal (`3.500 %`), or, before a
 * word such as k, whichever English writes.
 */
export type SeparatorMode = 'thousands' | 'decimal' | 'english'

/** The number in ASCII digits with points, commas, a sign or an exponent; null for what is none. */
export function parseNumber(text: string, separatorMode: SeparatorMode): number | null {
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
  // "1,234.5" and "1.234,5": the last one is the decimal's. "1,234,567": all of them group.
  const groupSeparator = otherSeparators[0] ?? ''
  const wholePart = groupSeparator === lastSeparator ? digits : leadingDigits
  if (otherSeparators.replaceAll(groupSeparator, '') !== '' || !isGrouped(wholePart, groupSeparator)) return null
  return wholePart.replaceAll(groupSeparator, '') + (groupSeparator === lastSeparator ? '' : `.${trailingDigits}`)
}

/** By threes, or as India groups: "12,34,567". */
function isGrouped(wholePart: string, separator: string): boolean {
  const [firstGroup = '', ...otherGroups] = wholePart.split(separator)
  if (!/^\d{1,3}$/.test(firstGroup) || otherGroups.at(-1)?.length !== 3) return false
  return otherGroups.every(({ length }) => length === 3) || otherGroups.slice(0, -1).every(({ length }) => length === 2)
}
