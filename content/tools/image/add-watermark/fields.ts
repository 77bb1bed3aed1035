import { colorField, numberField, select, textField, toggle } from '@/lib/tool/fields'
import type { Field, FieldParameters } from '@/lib/tool/form'

export const fields = [
  select('mark', 'Watermark', { text: 'Text', logo: 'Logo' }, { variant: 'chips' }),
  textField('text', 'Text', 120, {
    visibleWhen: { field: 'mark', oneOf: ['text'] },
    placeholder: '© Your name',
    hint: '{filename}, {date}, {year} and {n} are filled in for each picture.',
  }),
  select(
    'position',
    'Position',
    {
      'top left': 'Top left',
      top: 'Top',
      'top right': 'Top right',
      left: 'Left',
      centre: 'Centre',
      right: 'Right',
      'bottom left': 'Bottom left',
      bottom: 'Bottom',
      'bottom right': 'Bottom right',
      tile: 'All over',
    },
    { default: 'bottom right' },
  ),
  numberField('size', 'Text size, %', {
    visibleWhen: { field: 'mark', oneOf: ['text'] },
    min: 1,
    max: 50,
    default: 5,
    hint: 'Of the picture’s short side, so all pictures match.',
  }),
  numberField('logoSize', 'Logo size, %', {
    visibleWhen: { field: 'mark', oneOf: ['logo'] },
    min: 2,
    max: 100,
    default: 18,
    hint: 'Its longer side, of the picture’s short side.',
  }),
  numberField('opacity', 'Text opacity, %', {
    visibleWhen: { field: 'mark', oneOf: ['text'] },
    min: 5,
    max: 100,
    default: 60,
  }),
  numberField('logoOpacity', 'Logo opacity, %', {
    visibleWhen: { field: 'mark', oneOf: ['logo'] },
    min: 5,
    max: 100,
    default: 80,
  }),
  select(
    'colour',
    'Text colour',
    { auto: 'White or black, by what’s below', white: 'White', black: 'Black', own: 'My own' },
    { visibleWhen: { field: 'mark', oneOf: ['text'] } },
  ),
  colorField('own', 'My own colour', '#c2410c', { visibleWhen: { field: 'colour', oneOf: ['own'] } }),
  select(
    'face',
    'Typeface',
    { 'sans-serif': 'Sans', serif: 'Serif', monospace: 'Typewriter' },
    { visibleWhen: { field: 'mark', oneOf: ['text'] } },
  ),
  numberField('turn', 'Rotation in degrees', { min: -180, max: 180, default: 0 }),
  numberField('margin', 'Distance from the edge, %', {
    min: 0,
    max: 30,
    default: 3,
    hint: 'Of the short side. All over: between the marks.',
  }),
  numberField('quality', 'Quality of JPEG, WebP and AVIF', { min: 1, max: 100, default: 90 }),
  toggle('shadow', 'Soft shadow under the text', true, { visibleWhen: { field: 'mark', oneOf: ['text'] } }),
  toggle('logoShadow', 'Soft shadow under the logo', false, { visibleWhen: { field: 'mark', oneOf: ['logo'] } }),
  textField('logo', 'Logo', 80, { variant: 'hidden' }),
] as const satisfies readonly Field[]

export type WatermarkOptions = FieldParameters<typeof fields>

export const MAX_LOGOS = 12
