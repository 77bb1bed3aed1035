import { expect, test } from 'vitest'
import { defaultQrStyle } from '@/lib/images/qr/qr-layout'
import { getCodeFileName } from './code-files'
import { formatBatchReport, parseList } from './code-pane'
import { assessCode } from './code-result'
import { type Content, type ContentKind, formFields } from './fields'
import { buildPayload } from './payload'
import { parsePhone } from './phone'

const emptyContent = Object.fromEntries(formFields.map(({ name, default: value }) => [name, value])) as Content
const createPayload = (kind: ContentKind, content: Partial<Content>) =>
  buildPayload(kind, { ...emptyContent, ...content }, parsePhone)

test.each([
  [' example.com/a?b=1#c ', 'https://example.com/a?b=1#c'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['\u200bexample.com/a\u2060', 'https://example.com/a'],
  ['HTTP://Example.com/A', 'HTTP://Example.com/A'],
  ['bitcoin:1A1zP1', 'bitcoin:1A1zP1'],
  ['localhost:3000', 'https://localhost:3000'],
  ['192.168.0.1:80/x', 'https://192.168.0.1:80/x'],
  ['https:/example.com', 'https://example.com'],
  ['bücher.example.', 'https://bücher.example.'],
])('turns the link “%s” into %s', (link, text) => {
  expect(createPayload('link', { link })).toEqual({ text })
})

const address = { phone: '+1 201 555 0123', company: 'A, B\\C', site: 'a.co', street: 'Way 1, 2' }

test.each([
  ['text', { text: ' two\nlines ' }, ' two\nlines '],
  ['wifi', { ssid: 'Home', password: 'longenough' }, 'WIFI:T:WPA;S:Home;P:longenough;;'],
  [
    'wifi',
    { ssid: 'A;B,C:"D"\\', password: 'p\\a;s,s:w"ord', hidden: true },
    'WIFI:T:WPA;S:A\\;B\\,C\\:\\"D\\"\\\\;P:p\\\\a\\;s\\,s\\:w\\"ord;H:true;;',
  ],
  ['wifi', { ssid: 'Open', security: 'nopass', password: 'left over' }, 'WIFI:T:nopass;S:Open;;'],
  ['wifi', { ssid: 'Old', security: 'WEP', password: '12345' }, 'WIFI:T:WEP;S:Old;P:12345;;'],
  [
    'vcard',
    { first: 'Ana', last: 'O’Neil; Sons', ...address },
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:O’Neil\\; Sons;Ana;;;\r\nFN:Ana O’Neil\\; Sons\r\nORG:A\\, B\\\\C\r\nTEL;TYPE=CELL:+12015550123\r\nURL:https://a.co\r\nADR:;;Way 1\\, 2;;;;\r\nEND:VCARD',
  ],
  ['vcard', { company: 'Shop' }, 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:Shop\r\nORG:Shop\r\nEND:VCARD'],
  [
    'email',
    { to: 'a+b@ex.co', subject: 'Q&A?', body: 'Hi\n100 % = ü' },
    'mailto:a%2Bb@ex.co?subject=Q%26A%3F&body=Hi%0D%0A100%20%25%20%3D%20%C3%BC',
  ],
  ['email', { to: 'a@ex.co' }, 'mailto:a@ex.co'],
  ['email', { to: 'a@x.com, b@y.com;' }, 'mailto:a@x.com,b@y.com'],
  [
    'vcard',
    { first: 'Ana', phone: '+49 (0)30 123456', mail: 'a@x.com; b@y.com' },
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ana;;;\r\nFN:Ana\r\nTEL;TYPE=CELL:+4930123456\r\nEMAIL:a@x.com\r\nEMAIL:b@y.com\r\nEND:VCARD',
  ],
  ['sms', { number: '+49 (0)30-12', message: 'a:b;c' }, 'SMSTO:+493012:a:b;c'],
] as const)('a code for %s with %j contains %s', (kind, content, text) => {
  expect(createPayload(kind, content)).toEqual({ text })
})

test.each([
  ['link', { link: 'two words' }, 'Links can’t have spaces. Use %20 instead, or choose Text.'],
  ['link', { link: 'hello' }, '“hello” has no ending such as .com. For plain text, choose Text.'],
  ['link', { link: '@ana.bakes' }, '“@ana.bakes” isn’t a link. For plain text, choose Text.'],
  ['link', { link: 'ana@ex.co' }, '“ana@ex.co” is an email address. Choose Email.'],
  ['link', { link: 'luna.example,' }, '“luna.example,” has no ending such as .com. For plain text, choose Text.'],
  ['wifi', { ssid: 'A' }, 'Enter the password, or choose “No password”.'],
  ['wifi', { ssid: `${'é'.repeat(16)}a` }, 'A Wi-Fi name can have up to 32 characters (fewer with accents or emoji).'],
  ['vcard', { phone: '1' }, 'Add a name or a company, so phones can save the contact.'],
  ['email', { to: 'nobody' }, '“nobody” isn’t an email address.'],
  ['email', { to: 'a@x.com, b' }, '“b” isn’t an email address.'],
  ['sms', { number: 'call me' }, '“call me” isn’t a phone number. Use digits only, with + for the country.'],
] as const)('%s with %j yields no code', (kind, content, problem) => {
  expect(createPayload(kind, content)).toEqual({ problem })
})

test.each([
  ['wifi', { ssid: 'A', password: 'short' }, /8 to 63/],
  [
    'vcard',
    { first: 'Mira', mail: 'mira(at)okafor', phone: 'abc' },
    /^“mira\(at\)okafor” isn’t an email address\. “abc” isn’t a phone number\.$/,
  ],
  ['sms', { number: '030123456' }, /country code/],
  ['sms', { number: '+1 555 0100' }, /too short or too long/],
] as const)('%s with %j yields a code with a warning', (kind, content, warning) => {
  expect(createPayload(kind, content)).toMatchObject({ text: expect.any(String), warning })
})

test.each([
  ['+49 (0)30 123456', '+4930123456'],
  ['0049 30 123456', '+4930123456'],
  ['+39 06 6982', '+39066982'],
  ['+1 (201) 555-0123 ext. 7', '+12015550123,7'],
  ['+1 201 555 0123,,4#', '+12015550123,,4#'],
  ['030 123456;7', '030123456;7'],
  ['+49 30 123456, +49 30 123457', null],
  ['+1-800-FLOWERS', null],
  ['٠٣٠', null],
  ['030–123‑456', '030123456'],
  ['\u202a+1\u00a0(201)\u00a0555\u20110123\u202c', '+12015550123'],
  ['＋８１ 3-1234-5678', '+81312345678'],
  ['tel:+12015550123', '+12015550123'],
  ['call me', null],
])('reads the phone number %s as %s', (text, number) => {
  expect(parsePhone(text)?.number ?? null).toBe(number)
})

test('content with a phone number waits for the code that reads it', () => {
  expect(buildPayload('sms', { ...emptyContent, number: '+493012' }, null)).toBeNull()
})

test.each(['link', 'text', 'wifi', 'vcard', 'email', 'sms', 'list'] as const)('an empty %s yields no code', (kind) => {
  expect(createPayload(kind, {})).toBeNull()
})

test('a list yields a code for each line that is not empty', () => {
  const list =
    'a.co/1\n\n  Table 2 \nhttps://a.co/3\r\nnote: hi\nv1.2 is out\nana@ex.com\n12.50\ntel:0301\nJ.Smith\nSKU-1.XL\nmenu.pdf'
  const others = ['note: hi', 'v1.2 is out', 'ana@ex.com', '12.50', 'tel:0301', 'J.Smith', 'SKU-1.XL', 'menu.pdf']
  expect(parseList(list)).toEqual(['https://a.co/1', 'Table 2', 'https://a.co/3', ...others])
})

test('reports that codes scan only if some were downloaded', () => {
  const report = { savedCount: 2, riskyCount: 0, failures: ['3: “x” doesn’t scan in this design.'] }
  expect(formatBatchReport(report)).toBe('2 of 3 downloaded. Each one was tested and scans.')
  expect(formatBatchReport({ ...report, savedCount: 0 })).toBe('0 of 1 downloaded.')
})

test.each([
  ['https://www.example.com/menu?a=1', undefined, 'qr-example-com-menu-a-1.png'],
  ['WIFI:T:WPA;S:Home;P:secret;;', undefined, 'qr-wifi.png'],
  ['wifi:T:WPA;S:Home;P:secret;;', undefined, 'qr-wifi.png'],
  ['BEGIN:VCARD\r\nFN:A', 3, '003-qr-contact.png'],
  ['???', undefined, 'qr.png'],
  ['नमस्ते दुनिया', undefined, 'qr-नमस्ते-दुनिया.png'],
] as const)('leaves the password out of the file name of %s', (text, number, name) => {
  expect(getCodeFileName(text, 'png', number)).toBe(name)
})

const createCode = (style: Partial<typeof defaultQrStyle>, fields: object = {}) => ({
  layout: { sideModules: 41, path: '', logo: null, style: { ...defaultQrStyle, ...style } },
  pixelSize: 1_024,
  logoShare: null as number | null,
  hasReserve: true,
  version: 4,
  ...fields,
})

test('a plain code that scans has no notes', () => {
  expect(assessCode(createCode({}), true)).toEqual({ canScan: true, isRisky: false, notes: [] })
})

test.each([
  [{ dark: '#dddddd' }, {}, false, /too similar/],
  [{ dark: '#7a7a7a' }, { logoShare: 0.2 }, false, /too similar/],
  [{ dark: '#ffffff', light: '#000000' }, {}, true, /lighter than its background/],
  [{ dark: '#7a7a7a' }, {}, true, /contrast is low/],
  [{ margin: 1 }, {}, true, /^The margin is 1/],
  [{}, { pixelSize: 128 }, true, /^Each dot is 3 px wide\. Make the image at least 164 px/],
  [{}, { logoShare: 0.2 }, false, /logo smaller/],
  [{}, { version: 25 }, true, /from a distance/],
  [{ light: null }, {}, true, /transparent/],
  [{}, {}, false, /square dots/],
])('a code with %j, %j that scans: %j has the note %s', (style, fields, canScan, note) => {
  const verdict = assessCode(createCode(style, fields), canScan)
  expect(verdict).toMatchObject({ canScan, notes: [expect.stringMatching(note)] })
})

test.each([
  [{ dark: '#ffffff', light: '#14110f' }, {}],
  [{}, { logoShare: 0.2, hasReserve: false }],
])('gives no check mark to a code with %j, %j', (style, fields) => {
  expect(assessCode(createCode(style, fields), true)).toMatchObject({ canScan: true, isRisky: true })
})

test('rates a code that scans here despite too little contrast as risky', () => {
  const notes = [expect.stringMatching('too similar')]
  expect(assessCode(createCode({ dark: '#ff8800' }), true)).toMatchObject({ isRisky: true, notes })
})
