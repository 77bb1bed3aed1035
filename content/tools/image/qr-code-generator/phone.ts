import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { removeInvisible } from '@/lib/core/strings/remove-invisible'

export type Phone = {
  /** As phones dial it: `+4930123456`. Without a country code, the digits. */
  number: string
  warning: string | null
}

const separatorPattern = /[\s()./-]/g

/**
 * Reads a phone number as people write it, also with what is dialed after a pause (`,`) or a wait (`;`); null if it is
 * none. Google's rules say which country drops the zero of +49 (0)30, which is not dialed, and which keeps it, as Italy
 * does.
 */
export function parsePhone(text: string): Phone | null {
  // Contact apps and websites add direction marks, typographic hyphens and fullwidth digits.
  const plainText = normalizeUnicode(removeInvisible(text), 'NFKC')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/\p{Pd}/gu, '-')
  const [, subscriberText = '', dialedAfterward = ''] = /^([^,;]*)([,;][\d,;*#]{1,12})?$/.exec(plainText) ?? []
  const internationalText = subscriberText.replace(/^00\s*(?=[1-9])/, '+')
  const parsedNumber = internationalText.startsWith('+')
    ? parsePhoneNumberFromString(internationalText, { extract: false })
    : undefined
  if (parsedNumber) {
    const { number, ext } = parsedNumber
    const warning = parsedNumber.isPossible() ? null : `“${plainText}” is too short or too long for its country code.`
    // A comma makes phones wait before they dial the extension.
    return { number: (ext ? `${number},${ext}` : number) + dialedAfterward, warning }
  }
  const number = internationalText.replace(separatorPattern, '')
  if (!/^\+?\d{3,15}$/.test(number)) return null
  const isLocal = !number.startsWith('+') && number.length >= 7
  return {
    number: number + dialedAfterward,
    warning: isLocal ? 'Without a country code such as +1, the number only works in your country.' : null,
  }
}
