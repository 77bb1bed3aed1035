import type { Content, Kind } from './fields'

/** What goes into a code; `caution` is what may keep it from working though it scans. */
export type Payload = { text: string; caution?: string } | { problem: string } | null

/** A code's text of what stands in the inputs; null while nothing does. */
export function payloadOf(kind: Kind, content: Content): Payload {
  return kind === 'list' ? null : makers[kind](content)
}

const makers: Readonly<Record<Exclude<Kind, 'list'>, (content: Content) => Payload>> = {
  link: ({ link }) => linkPayload(link),
  text: ({ text }) => (text.trim() === '' ? null : { text }),
  wifi,
  vcard,
  email,
  sms,
}

/** A web address, with `https://` where it has no scheme. Any other scheme is left as it is. */
export function linkPayload(given: string): Payload {
  const link = given.trim()
  if (link === '') return null
  if (/\s/.test(link)) return { problem: 'A link has no spaces. Write %20 for one, or choose Text.' }
  const [start = ''] = link.split(':', 1)
  const hasPort = /\.|^localhost$/i.test(start) && /^:\d/.test(link.slice(start.length))
  const hasScheme = !hasPort && /^[a-z][a-z0-9+.-]*:/i.test(link)
  const full = hasScheme ? link : `https://${link}`
  if (!URL.canParse(full))
    return { problem: `“${link.slice(0, 60)}” is no link. For plain words choose Text.` }
  const { protocol, hostname, username } = new URL(full)
  if (!hasScheme && username !== '')
    return { problem: `“${link.slice(0, 60)}” is an e-mail address: choose E-mail.` }
  // A browser reads 12.50 as the address 12.0.0.50.
  const isNumber = /^[\d.]+$/.test(hostname) && !full.includes(hostname)
  if (/^https?:$/.test(protocol) && (isNumber || !/[^.]\.[^.]|^localhost$|^\[/.test(hostname)))
    return { problem: `“${link.slice(0, 60)}” has no ending such as .com. For plain words choose Text.` }
  return { text: full }
}

/** By ZXing's “Barcode contents” (2026-11): `\ ; , : "` have a backslash before them. */
const escapedWifi = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')

function wifi({ ssid, password, security, hidden }: Content): Payload {
  if (ssid === '') return null
  if (bytesOf(ssid) > 32) return { problem: 'A Wi-Fi name has at most 32 bytes, which is 32 plain letters.' }
  const isOpen = security === 'nopass'
  if (!isOpen && password === '')
    return { problem: 'Put in the password, or choose “No password” if there is none.' }
  const text = [
    `WIFI:T:${security};S:${escapedWifi(ssid)};`,
    isOpen ? '' : `P:${escapedWifi(password)};`,
    hidden ? 'H:true;' : '',
    ';',
  ].join('')
  const isOdd = security === 'WPA' && (bytesOf(password) < 8 || bytesOf(password) > 63)
  return isOdd && !/^[0-9a-f]{64}$/i.test(password)
    ? { text, caution: 'WPA passwords have 8 to 63 characters: look at yours again.' }
    : { text }
}

/** A value of vCard 3.0 (RFC 2426, 5): backslash, comma, semicolon and line break; a colon stays. */
const escapedCard = (text: string) =>
  text
    .trim()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

function vcard(content: Content): Payload {
  const { first, last, company, title, phone, mail, site, street, city, zip, country } = content
  const name =
    [first, last]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ') || company.trim()
  if (name === '') {
    const hasMore = [title, phone, mail, site, street, city, zip, country].some((part) => part.trim() !== '')
    return hasMore ? { problem: 'Phones file a contact by its name: put in one, or a company.' } : null
  }
  const web = linkPayload(site)
  if (web && 'problem' in web) return { problem: `Website: ${web.problem}` }
  const address = [street, city, '', zip, country].map(escapedCard)
  const line = (key: string, value: string) => (value.trim() === '' ? [] : [`${key}:${escapedCard(value)}`])
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapedCard(last)};${escapedCard(first)};;;`,
    `FN:${escapedCard(name)}`,
    ...line('ORG', company),
    ...line('TITLE', title),
    ...line('TEL;TYPE=CELL', phone),
    ...line('EMAIL', mail),
    ...(web ? [`URL:${web.text}`] : []),
    ...(address.some(Boolean) ? [`ADR:;;${address.join(';')}`] : []),
    'END:VCARD',
  ]
  const text = lines.join('\r\n')
  const cautions = [
    mail.trim() !== '' && !isAddress(mail.trim()) && `“${mail.trim()}” is no e-mail address.`,
    phone.trim() !== '' && !isDialled(digitsOf(phone)) && `“${phone.trim()}” is no number to dial.`,
  ].filter((caution) => caution !== false)
  return cautions.length > 0 ? { text, caution: cautions.join(' ') } : { text }
}

const isAddress = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** The zero in +49 (0)30 is left out when a number is dialled with its country. */
const digitsOf = (number: string) => number.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[\s()./-]/g, '')

const isDialled = (digits: string) => /^\+?\d{3,15}$/.test(digits)

/** By RFC 6068: all but the address's own signs is percent-encoded, a line break is `%0D%0A`. */
function email({ to, subject, body }: Content): Payload {
  const address = to.trim()
  if (address === '') return null
  if (!isAddress(address)) return { problem: `“${address}” is no e-mail address.` }
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))
  const parts = [
    subject.trim() && `subject=${encoded(subject.trim())}`,
    body.trim() && `body=${encoded(body.trim())}`,
  ].filter(Boolean)
  const query = parts.length > 0 ? `?${parts.join('&')}` : ''
  return { text: `mailto:${encoded(address).replace(/%40/g, '@')}${query}` }
}

/** `SMSTO:number:text`, which both phone systems read; the text stands as it is. */
function sms({ number, message }: Content): Payload {
  const digits = digitsOf(number)
  if (digits === '') return null
  if (!isDialled(digits))
    return {
      problem: `“${number.trim().slice(0, 40)}” is no phone number. Digits only, with + for the country.`,
    }
  const text = `SMSTO:${digits}:${message}`
  return digits.startsWith('+') || digits.length < 7
    ? { text }
    : { text, caution: 'Without a country code, such as +1, the number works in your country alone.' }
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length
