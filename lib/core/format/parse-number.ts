/** The zeros of digits that keyboards offer beside ours: Arabic, Persian, Devanagari, Bengali. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6]

/** What was typed, with ASCII digits and signs, without what only separates for the eye. */
export function normalizeDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩۰-۹०-९০-৯]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
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
export function parseNumber(typed: string, separators: SeparatorMode): number | null {
  const [, sign, digits = '', exponent = ''] = /^([-+]?)([\d.,]+)(e[-+]?\d+)?$/i.exec(typed) ?? []
  if (!/\d/.test(digits)) return null
  const plain = exponent ? digits : withPoint(digits, separators)
  if (plain === null) return null
  const value = Number(`${sign}${plain}${exponent}`)
  return Number.isNaN(value) ? null : value
}

function withPoint(digits: string, separators: SeparatorMode): string | null {
  const marks = digits.replace(/\d/g, '')
  const last = marks.at(-1)
  if (last === undefined) return digits
  const at = digits.lastIndexOf(last)
  const [before, after] = [digits.slice(0, at), digits.slice(at + 1)]
  const others = marks.slice(0, -1)
  if (others === '') {
    const isGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(before)
    const groups = separators === 'thousands' || (separators === 'english' && last === ',')
    return isGroup && groups ? before + after : `${before}.${after}`
  }
  // "1,234.5" and "1.234,5": the last one is the decimal's. "1,234,567": all of them group.
  const grouping = others[0] ?? ''
  const whole = grouping === last ? digits : before
  if (others.replaceAll(grouping, '') !== '' || !isGrouped(whole, grouping)) return null
  return whole.replaceAll(grouping, '') + (grouping === last ? '' : `.${after}`)
}

/** By threes, or as India groups: "12,34,567". */
function isGrouped(whole: string, mark: string): boolean {
  const [first = '', ...rest] = whole.split(mark)
  if (!/^\d{1,3}$/.test(first) || rest.at(-1)?.length !== 3) return false
  return rest.every(({ length }) => length === 3) || rest.slice(0, -1).every(({ length }) => length === 2)
}
