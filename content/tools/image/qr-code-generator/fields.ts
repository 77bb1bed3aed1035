import type { Field, ParametersOf } from '@/lib/tool/form'

export const kinds = {
  link: 'Link',
  wifi: 'Wi-Fi',
  vcard: 'Contact',
  text: 'Text',
  email: 'E-mail',
  sms: 'SMS',
  list: 'Many at once',
} as const

export type Kind = keyof typeof kinds

const line = <const Name extends string>(name: Name, label: string, maxLength: number, placeholder = '') =>
  ({ kind: 'text', name, label, maxLength, default: '', placeholder }) as const

/** More than any code holds, so that what is pasted is refused as too long and not cut. */
const MOST = 8_000

/** What each kind of code asks for. It is never kept and never part of a link. */
export const contentFields = {
  link: [line('link', 'Your link', MOST, 'example.com/menu')],
  wifi: [
    line('ssid', 'Network name', 64, 'Café Guest'),
    line('password', 'Password', 64),
    {
      kind: 'select',
      name: 'security',
      label: 'Security',
      default: 'WPA',
      options: [
        { value: 'WPA', label: 'WPA, WPA2 or WPA3' },
        { value: 'WEP', label: 'WEP, old routers' },
        { value: 'nopass', label: 'No password' },
      ],
    },
    { kind: 'toggle', name: 'hidden', label: 'The network is hidden', default: false },
  ],
  vcard: [
    line('first', 'First name', 60),
    line('last', 'Last name', 60),
    line('phone', 'Phone', 40, '+1 555 0100'),
    line('mail', 'E-mail', 100),
    line('site', 'Website', 200),
    line('company', 'Company', 80),
    line('title', 'Job title', 80),
    line('street', 'Street', 100),
    line('zip', 'Postcode', 20),
    line('city', 'City', 60),
    line('country', 'Country', 60),
  ],
  text: [{ ...line('text', 'Your text', MOST), multiline: true }],
  email: [
    line('to', 'E-mail address', 200, 'hello@example.com'),
    line('subject', 'Subject (optional)', 200),
    { ...line('body', 'Message (optional)', 1_000), multiline: true },
  ],
  sms: [
    line('number', 'Phone number', 30, '+1 555 0100'),
    { ...line('message', 'Message (optional)', 500), multiline: true },
  ],
  list: [
    {
      ...line('list', 'Links or texts, one per line', 40_000, 'example.com/table-1\nexample.com/table-2'),
      multiline: true,
      hint: 'Up to 200 codes in your look, as one ZIP.',
    },
  ],
} as const satisfies Record<Kind, readonly Field[]>

const kindField = {
  kind: 'select',
  name: 'kind',
  label: 'What the code holds',
  look: 'chips',
  default: 'link',
  options: (Object.keys(kinds) as Kind[]).map((value) => ({ value, label: kinds[value] })),
} as const satisfies Field

export const inputs = [kindField, ...Object.values(contentFields).flat()] as const

export type Content = ParametersOf<(typeof contentFields)[Kind]>

export const lookFields = [
  {
    kind: 'select',
    name: 'shape',
    label: 'Shape of the dots',
    look: 'chips',
    default: 'square',
    options: [
      { value: 'square', label: 'Square' },
      { value: 'rounded', label: 'Rounded' },
      { value: 'dot', label: 'Round' },
    ],
  },
  { kind: 'text', name: 'dark', label: 'Code colour', maxLength: 7, default: '#000000', look: 'colour' },
  {
    kind: 'text',
    name: 'light',
    label: 'Background colour',
    maxLength: 7,
    default: '#ffffff',
    look: 'colour',
  },
  { kind: 'toggle', name: 'clear', label: 'See-through background', default: false },
  {
    kind: 'number',
    name: 'size',
    label: 'Size in pixels (PNG, SVG)',
    min: 128,
    max: 4_096,
    default: 1_024,
  },
  {
    kind: 'number',
    name: 'margin',
    label: 'Margin in dots',
    min: 0,
    max: 20,
    default: 4,
    hint: 'Readers need 4.',
  },
  {
    kind: 'select',
    name: 'level',
    label: 'Error correction',
    default: 'auto',
    options: [
      { value: 'auto', label: 'Auto: M, with a logo H' },
      { value: 'L', label: 'L: 7 % may be lost' },
      { value: 'M', label: 'M: 15 %' },
      { value: 'Q', label: 'Q: 25 %' },
      { value: 'H', label: 'H: 30 %' },
    ],
  },
  {
    kind: 'number',
    name: 'share',
    label: 'Logo, % of the code',
    min: 4,
    max: 20,
    default: 12,
  },
] as const satisfies readonly Field[]

export type Look = ParametersOf<typeof lookFields>
