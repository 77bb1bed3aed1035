import { expect, test } from 'vitest'
import { parseList } from './batch'
import { getCodeFileName } from './code-files'
import { type Content, type ContentKind, formFields } from './fields'
import { buildPayload } from './payload'

const emptyContent = Object.fromEntries(formFields.map(({ name, default: usual }) => [name, usual])) as Content
const createPayload = (kind: ContentKind, given: Partial<Content>) => buildPayload(kind, { ...emptyContent, ...given })

test.each([
  ['link', { link: ' example.com/a?b=1#c ' }, 'https://example.com/a?b=1#c'],
  ['link', { link: 'example.com:8080/a' }, 'https://example.com:8080/a'],
  ['link', { link: 'HTTP://Example.com/A' }, 'HTTP://Example.com/A'],
  ['link', { link: 'tel:+15550100' }, 'tel:+15550100'],
  ['link', { link: 'tel:030123456' }, 'tel:030123456'],
  ['link', { link: 'geo:52.5,13.4' }, 'geo:52.5,13.4'],
  ['link', { link: 'bitcoin:1A1zP1' }, 'bitcoin:1A1zP1'],
  ['link', { link: 'localhost:3000' }, 'https://localhost:3000'],
  ['link', { link: '192.168.0.1:80/x' }, 'https://192.168.0.1:80/x'],
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
    {
      first: 'Ana',
      last: 'O’Neil; Sons',
      phone: '+1 555',
      company: 'A, B\\C',
      site: 'a.co',
      street: 'Way 1, 2',
    },
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:O’Neil\\; Sons;Ana;;;\r\nFN:Ana O’Neil\\; Sons\r\nORG:A\\, B\\\\C\r\nTEL;TYPE=CELL:+1 555\r\nURL:https://a.co\r\nADR:;;Way 1\\, 2;;;;\r\nEND:VCARD',
  ],
  [
    'vcard',
    { company: 'Shop: 24' },
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:Shop: 24\r\nORG:Shop: 24\r\nEND:VCARD',
  ],
  [
    'email',
    { to: 'a+b@ex.co', subject: 'Q&A?', body: 'Hi\n100 % = ü' },
    'mailto:a%2Bb@ex.co?subject=Q%26A%3F&body=Hi%0D%0A100%20%25%20%3D%20%C3%BC',
  ],
  ['email', { to: 'a@ex.co' }, 'mailto:a@ex.co'],
  ['sms', { number: '+49 (0)30-12', message: 'a:b;c' }, 'SMSTO:+493012:a:b;c'],
] as const)('%s with %j holds %s', (kind, given, text) => {
  expect(createPayload(kind, given)).toEqual({ text })
})

test.each([
  ['link', { link: 'two words' }, 'A link has no spaces. Write %20 for one, or choose Text.'],
  ['link', { link: 'hello' }, '“hello” has no ending such as .com. For plain words choose Text.'],
  ['link', { link: 'ana@ex.co' }, '“ana@ex.co” is an e-mail address: choose E-mail.'],
  ['link', { link: '12.50' }, '“12.50” has no ending such as .com. For plain words choose Text.'],
  ['wifi', { ssid: 'A' }, 'Put in the password, or choose “No password” if there is none.'],
  ['wifi', { ssid: 'é'.repeat(17) }, 'A Wi-Fi name has at most 32 bytes, which is 32 plain letters.'],
  ['vcard', { phone: '1' }, 'Phones file a contact by its name: put in one, or a company.'],
  ['email', { to: 'nobody' }, '“nobody” is no e-mail address.'],
  ['sms', { number: 'call me' }, '“call me” is no phone number. Digits only, with + for the country.'],
] as const)('%s with %j is asked about', (kind, given, problem) => {
  expect(createPayload(kind, given)).toEqual({ problem })
})

test('what is filled in but may not work is pointed out', () => {
  expect(createPayload('wifi', { ssid: 'A', password: 'short' })).toMatchObject({ warning: /8 to 63/ })
  expect(createPayload('vcard', { first: 'Mira', mail: 'mira(at)okafor', phone: 'abc' })).toMatchObject({
    text: /EMAIL:mira\(at\)okafor/,
    warning: '“mira(at)okafor” is no e-mail address. “abc” is no number to dial.',
  })
  expect(createPayload('vcard', { first: 'Mira', mail: 'm@ok.co', phone: '+49 (0)30-12' })).not.toHaveProperty(
    'caution',
  )
  expect(createPayload('sms', { number: '030123456' })).toMatchObject({ warning: /country code/ })
})

test.each(['link', 'text', 'wifi', 'vcard', 'email', 'sms', 'list'] as const)('no %s, no code', (kind) => {
  expect(createPayload(kind, {})).toBeNull()
})

test('a list has a code for each line that holds something', () => {
  expect(
    parseList('a.co/1\n\n  Table 2 \nhttps://a.co/3\r\nnote: hi\nv1.2 is out\nana@ex.com\n12.50\ntel:0301'),
  ).toEqual([
    'https://a.co/1',
    'Table 2',
    'https://a.co/3',
    'note: hi',
    'v1.2 is out',
    'ana@ex.com',
    '12.50',
    'tel:0301',
  ])
})

test.each([
  ['https://www.example.com/menu?a=1', undefined, 'qr-example-com-menu-a-1.png'],
  ['WIFI:T:WPA;S:Home;P:secret;;', undefined, 'qr-wifi.png'],
  ['wifi:T:WPA;S:Home;P:secret;;', undefined, 'qr-wifi.png'],
  ['BEGIN:VCARD\r\nFN:A', 3, '003-qr-contact.png'],
  ['???', undefined, 'qr.png'],
] as const)('the file of %s says what it is, and no password', (text, number, name) => {
  expect(getCodeFileName(text, 'png', number)).toBe(name)
})
