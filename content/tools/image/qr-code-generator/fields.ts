import { colorField, select, sliderField, textField, toggle } from '@/lib/tool/fields'
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

/** More than any code can contain, so that pasted text is refused as too long instead of cut. */
const MAX_TEXT_LENGTH = 8_000

/** Input fields of each kind of code. Their values are never stored and never part of a link. */
export const contentFields = {
  link: [textField('link', 'Your link', MAX_TEXT_LENGTH, { placeholder: 'example.com/menu' })],
  wifi: [
    textField('ssid', 'Network name', 64, { placeholder: 'Café Guest' }),
    textField('password', 'Password', 64),
    select('security', 'Security', { WPA: 'WPA, WPA2 or WPA3', WEP: 'WEP (old routers)', nopass: 'No password' }),
    toggle('hidden', 'Hidden network', false),
  ],
  vcard: [
    textField('first', 'First name', 60),
    textField('last', 'Last name', 60),
    textField('phone', 'Phone', 40, { placeholder: '+1 201 555 0123' }),
    textField('mail', 'Email', 100),
    textField('site', 'Website', 200),
    textField('company', 'Company', 80),
    textField('title', 'Job title', 80),
    textField('street', 'Street', 100),
    textField('zip', 'ZIP or postal code', 20),
    textField('city', 'City', 60),
    textField('country', 'Country', 60),
  ],
  text: [textField('text', 'Your text', MAX_TEXT_LENGTH, { isMultiline: true })],
  email: [
    textField('to', 'Email address', 200, { placeholder: 'hello@example.com', hint: 'Separate several with commas.' }),
    textField('subject', 'Subject (optional)', 200),
    textField('body', 'Message (optional)', 1_000, { isMultiline: true }),
  ],
  sms: [
    textField('number', 'Phone number', 30, { placeholder: '+1 201 555 0123' }),
    textField('message', 'Message (optional)', 500, { isMultiline: true }),
  ],
  list: [
    textField('list', 'Links or texts, one per line', 40_000, {
      placeholder: 'example.com/table-1\nexample.com/table-2',
      isMultiline: true,
      hint: 'Up to 200 codes in one design, as one ZIP.',
    }),
  ],
} as const satisfies Record<ContentKind, readonly Field[]>

export const formFields = [
  select('kind', 'QR type', contentKinds, { variant: 'chips' }),
  ...Object.values(contentFields).flat(),
] as const

export type Content = FieldParameters<(typeof contentFields)[ContentKind]>

export const designFields = [
  select('shape', 'Dot shape', { square: 'Square', rounded: 'Rounded', dot: 'Circle' }, { variant: 'chips' }),
  colorField('dark', 'Code color', '#000000'),
  colorField('light', 'Background color', '#ffffff'),
  toggle('clear', 'Transparent background', false),
  sliderField('size', 'Size in pixels (PNG, SVG)', { min: 128, max: 4_096, default: 1_024 }),
  sliderField('margin', 'Margin in dots', { min: 0, max: 20, default: 4, hint: 'Scanners need 4.' }),
  select('level', 'Error correction', {
    auto: 'Auto (M, or more with a logo)',
    L: 'L: survives 7% damage',
    M: 'M: 15%',
    Q: 'Q: 25%',
    H: 'H: 30%',
  }),
  sliderField('share', 'Logo size (% of the code)', { min: 4, max: 20, default: 12 }),
] as const satisfies readonly Field[]

export type QrDesign = FieldParameters<typeof designFields>
