import { removeInvisible } from '@/lib/core/strings/remove-invisible'
import type { Content, ContentKind } from './fields'
import type { Phone } from './phone'

/** Content of a code. `warning` is why a scannable code may not work. */
type Payload = { text: string; warning?: string } | { problem: string } | null

type PhoneParser = (text: string) => Phone | null

/** Whether the content has a phone number, so that `parsePhone` is needed. */
export const hasPhone = (kind: ContentKind, { phone, number }: Content): boolean =>
  (kind === 'vcard' && phone.trim() !== '') || (kind === 'sms' && number.trim() !== '')

/** Without `parsePhone`, content with a phone number gives no code yet. */
export function buildPayload(kind: ContentKind, content: Content, parsePhone: PhoneParser | null): Payload {
  if (kind === 'list' || (!parsePhone && hasPhone(kind, content))) return null
  return payloadBuilders[kind](content, parsePhone ?? (() => null))
}

const payloadBuilders: Readonly<
  Record<Exclude<ContentKind, 'list'>, (content: Content, parsePhone: PhoneParser) => Payload>
> = {
  link: ({ link }) => buildLinkPayload(link),
  text: ({ text }) => (text.trim() === '' ? null : { text }),
  wifi: buildWifiPayload,
  vcard: buildVcardPayload,
  email: buildEmailPayload,
  sms: buildSmsPayload,
}

/** Returns a web address, with `https://` if it has no scheme. Other schemes are unchanged. */
export function buildLinkPayload(input: string): Payload {
  const link = removeInvisible(input).trim()
  if (link === '') return null
  if (/\s/.test(link)) return { problem: 'Links can’t have spaces. Use %20 instead, or choose Text.' }
  const [scheme = ''] = link.split(':', 1)
  const hasPort = /\.|^localhost$/i.test(scheme) && /^:\d/.test(link.slice(scheme.length))
  const hasScheme = !hasPort && /^[a-z][a-z0-9+.-]*:/i.test(link)
  const url = hasScheme ? link.replace(/^(https?:)\/*/i, '$1//') : `https://${link.replace(/^\/+/, '')}`
  if (link.startsWith('@') || !URL.canParse(url))
    return { problem: `“${link.slice(0, 60)}” isn’t a link. For plain text, choose Text.` }
  const { protocol, hostname, username } = new URL(url)
  if (!hasScheme && username !== '') return { problem: `“${link.slice(0, 60)}” is an email address. Choose Email.` }
  // Browsers parse 12.50 as the address 12.0.0.50.
  const isNumericHost = /^[\d.]+$/.test(hostname) && !url.includes(hostname)
  if (/^https?:$/.test(protocol) && (isNumericHost || !/^(?:[\w-]+\.)+[\w-]+\.?$|^localhost$|^\[/.test(hostname)))
    return { problem: `“${link.slice(0, 60)}” has no ending such as .com. For plain text, choose Text.` }
  return { text: url }
}

/** Escapes `\ ; , : "` with a backslash, per ZXing's “Barcode contents” (2026-11). */
const escapeWifi = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')

function buildWifiPayload({ ssid, password, security, hidden }: Content): Payload {
  if (ssid === '') return null
  if (countUtf8Bytes(ssid) > 32)
    return { problem: 'A Wi-Fi name can have up to 32 characters (fewer with accents or emoji).' }
  const isOpen = security === 'nopass'
  if (!isOpen && password === '') return { problem: 'Enter the password, or choose “No password”.' }
  const text = [
    `WIFI:T:${security};S:${escapeWifi(ssid)};`,
    isOpen ? '' : `P:${escapeWifi(password)};`,
    hidden ? 'H:true;' : '',
    ';',
  ].join('')
  const isInvalidLength = security === 'WPA' && (countUtf8Bytes(password) < 8 || countUtf8Bytes(password) > 63)
  return isInvalidLength && !/^[0-9a-f]{64}$/i.test(password)
    ? { text, warning: 'WPA passwords have 8 to 63 characters. Check yours.' }
    : { text }
}

/** Escapes a vCard 3.0 value (RFC 2426, 5): backslash, comma, semicolon and line break, but not the colon. */
const escapeVcard = (text: string) =>
  text
    .trim()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

function buildVcardPayload(content: Content, parsePhone: PhoneParser): Payload {
  const { first, last, company, title, phone, mail, site, street, city, zip, country } = content
  const name =
    [first, last]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ') || company.trim()
  if (name === '') {
    const hasOtherFields = [title, phone, mail, site, street, city, zip, country].some((part) => part.trim() !== '')
    return hasOtherFields ? { problem: 'Add a name or a company, so phones can save the contact.' } : null
  }
  const websitePayload = buildLinkPayload(site)
  if (websitePayload && 'problem' in websitePayload) return { problem: `Website: ${websitePayload.problem}` }
  const parsedPhone = parsePhone(phone)
  const emailAddresses = splitEmailAddresses(mail)
  const addressParts = [street, city, '', zip, country].map(escapeVcard)
  const formatLine = (key: string, value: string) => (value.trim() === '' ? [] : [`${key}:${escapeVcard(value)}`])
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeVcard(last)};${escapeVcard(first)};;;`,
    `FN:${escapeVcard(name)}`,
    ...formatLine('ORG', company),
    ...formatLine('TITLE', title),
    ...formatLine('TEL;TYPE=CELL', parsedPhone?.number ?? phone),
    ...emailAddresses.flatMap((address) => formatLine('EMAIL', address)),
    ...(websitePayload ? [`URL:${websitePayload.text}`] : []),
    ...(addressParts.some(Boolean) ? [`ADR:;;${addressParts.join(';')}`] : []),
    'END:VCARD',
  ]
  const text = lines.join('\r\n')
  const warnings = [
    ...emailAddresses.map((address) => !isEmailAddress(address) && `“${address}” isn’t an email address.`),
    phone.trim() !== '' && (parsedPhone ? (parsedPhone.warning ?? false) : `“${phone.trim()}” isn’t a phone number.`),
  ].filter((warning) => warning !== false)
  return warnings.length > 0 ? { text, warning: warnings.join(' ') } : { text }
}

const isEmailAddress = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

const splitEmailAddresses = (text: string) =>
  text
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter(Boolean)

/**
 * Builds a `mailto:` link (RFC 6068). Percent-encodes all but `@` and the commas between addresses, and line breaks as
 * `%0D%0A`.
 */
function buildEmailPayload({ to, subject, body }: Content): Payload {
  const addresses = splitEmailAddresses(to)
  if (addresses.length === 0) return null
  const invalidAddress = addresses.find((address) => !isEmailAddress(address))
  if (invalidAddress !== undefined) return { problem: `“${invalidAddress}” isn’t an email address.` }
  const encodeMailText = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))
  const parts = [
    subject.trim() && `subject=${encodeMailText(subject.trim())}`,
    body.trim() && `body=${encodeMailText(body.trim())}`,
  ].filter(Boolean)
  const query = parts.length > 0 ? `?${parts.join('&')}` : ''
  const recipients = addresses.map((address) => encodeMailText(address).replace(/%40/g, '@')).join(',')
  return { text: `mailto:${recipients}${query}` }
}

/** Builds `SMSTO:number:text`, which Android and iOS read; the text is not escaped. */
function buildSmsPayload({ number, message }: Content, parsePhone: PhoneParser): Payload {
  if (number.trim() === '') return null
  const phone = parsePhone(number)
  if (!phone)
    return { problem: `“${number.trim().slice(0, 40)}” isn’t a phone number. Use digits only, with + for the country.` }
  const text = `SMSTO:${phone.number}:${message}`
  return phone.warning ? { text, warning: phone.warning } : { text }
}

const countUtf8Bytes = (text: string) => new TextEncoder().encode(text).length
