import { colorField, numberField, select, toggle } from '@/lib/tool/fields'
import type { Field, FieldParameters } from '@/lib/tool/form'

export const contentKinds = {
  link: 'Link',
  wifi: 'Wi-Fi',
  vcard: 'Contact',
  text: 'Text',
  email: 'Email',
  sms: 'SMS',
  list: 'Bulk',
} as const

export type ContentKind = keyof typeof contentKinds

const createTextField = <const Name extends string>(name: Name, label: string, maxLength: number, placeholder = '') =>
  ({ kind: 'text', name, label, maxLength, default: '', placeholder }) as const

/** More than any code can contain, so that pasted text is refused as too long instead of cut. */
const MAX_TEXT_LENGTH = 8_000

/** Input fields of each kind of code. Their values are never stored and never part of a link. */
export const contentFields = {
  link: [createTextField('link', 'Your link', MAX_TEXT_LENGTH, 'example.com/menu')],
  wifi: [
    createTextField('ssid', 'Network name', 64, 'Café Guest'),
    createTextField('password', 'Password', 64),
    select('security', 'Security', { WPA: 'WPA, WPA2 or WPA3', WEP: 'WEP (old routers)', nopass: 'No password' }),
    toggle('hidden', 'Hidden network', false),
  ],
  vcard: [
    createTextField('first', 'First name', 60),
    createTextField('last', 'Last name', 60),
    createTextField('phone', 'Phone', 40, '+1 555 0100'),
    createTextField('mail', 'Email', 100),
    createTextField('site', 'Website', 200),
    createTextField('company', 'Company', 80),
    createTextField('title', 'Job title', 80),
    createTextField('street', 'Street', 100),
    createTextField('zip', 'ZIP or postal code', 20),
    createTextField('city', 'City', 60),
    createTextField('country', 'Country', 60),
  ],
  text: [{ ...createTextField('text', 'Your text', MAX_TEXT_LENGTH), isMultiline: true }],
  email: [
    createTextField('to', 'Email address', 200, 'hello@example.com'),
    createTextField('subject', 'Subject (optional)', 200),
    { ...createTextField('body', 'Message (optional)', 1_000), isMultiline: true },
  ],
  sms: [
    createTextField('number', 'Phone number', 30, '+1 555 0100'),
    { ...createTextField('message', 'Message (optional)', 500), isMultiline: true },
  ],
  list: [
    {
      ...createTextField('list', 'Links or texts, one per line', 40_000, 'example.com/table-1\nexample.com/table-2'),
      isMultiline: true,
      hint: 'Up to 200 codes in one design, as one ZIP.',
    },
  ],
} as const satisfies Record<ContentKind, readonly Field[]>

const kindField = {
  kind: 'select',
  name: 'kind',
  label: 'QR type',
  variant: 'chips',
  default: 'link',
  options: (Object.keys(contentKinds) as ContentKind[]).map((value) => ({ value, label: contentKinds[value] })),
} as const satisfies Field

export const formFields = [kindField, ...Object.values(contentFields).flat()] as const

export type Content = FieldParameters<(typeof contentFields)[ContentKind]>

export const designFields = [
  select('shape', 'Dot shape', { square: 'Square', rounded: 'Rounded', dot: 'Round' }, { variant: 'chips' }),
  colorField('dark', 'Code color', '#000000'),
  colorField('light', 'Background color', '#ffffff'),
  toggle('clear', 'Transparent background', false),
  numberField('size', 'Size in pixels (PNG, SVG)', { variant: 'slider', min: 128, max: 4_096, default: 1_024 }),
  numberField('margin', 'Margin in dots', { variant: 'slider', min: 0, max: 20, default: 4, hint: 'Scanners need 4.' }),
  select('level', 'Error correction', {
    auto: 'Auto (M, or H with a logo)',
    L: 'L: survives 7% damage',
    M: 'M: 15%',
    Q: 'Q: 25%',
    H: 'H: 30%',
  }),
  numberField('share', 'Logo size (% of the code)', { variant: 'slider', min: 4, max: 20, default: 12 }),
] as const satisfies readonly Field[]

export type QrDesign = FieldParameters<typeof designFields>
