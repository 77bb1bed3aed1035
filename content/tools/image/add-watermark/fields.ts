import { watermarkPositions } from '@/lib/images/watermark-positions'
import { colorField, qualityField, select, sliderField, textField, toggle } from '@/lib/tool/fields'
import type { Field, FieldParameters } from '@/lib/tool/form'

const forText = { field: 'mark', oneOf: ['text'] } as const
const forLogo = { field: 'mark', oneOf: ['logo'] } as const

export const fields = [
  select('mark', 'Watermark', { text: 'Text', logo: 'Logo' }, { variant: 'chips' }),
  textField('text', 'Text', 120, {
    visibleWhen: forText,
    placeholder: '© Your name',
    hint: '{filename}, {date}, {year} and {n} are filled in for each photo.',
  }),
  select('position', 'Position', watermarkPositions, { default: 'bottom right' }),
  sliderField('size', 'Text size (%)', {
    visibleWhen: forText,
    min: 1,
    max: 50,
    default: 5,
    hint: 'A percentage of the photo’s short side, so it looks the same on every photo.',
  }),
  sliderField('logoSize', 'Logo size (%)', {
    visibleWhen: forLogo,
    min: 2,
    max: 100,
    default: 18,
    hint: 'The logo’s long side as a percentage of the photo’s short side.',
  }),
  sliderField('opacity', 'Text opacity (%)', { visibleWhen: forText, min: 5, max: 100, default: 60 }),
  sliderField('logoOpacity', 'Logo opacity (%)', { visibleWhen: forLogo, min: 5, max: 100, default: 80 }),
  select(
    'colour',
    'Text color',
    { auto: 'Auto (white or black)', white: 'White', black: 'Black', own: 'Custom' },
    { visibleWhen: forText },
  ),
  colorField('own', 'Custom color', '#c2410c', { visibleWhen: { field: 'colour', oneOf: ['own'] } }),
  select('face', 'Font', { 'sans-serif': 'Sans', serif: 'Serif', monospace: 'Typewriter' }, { visibleWhen: forText }),
  sliderField('turn', 'Rotation (°)', { min: -180, max: 180, default: 0 }),
  sliderField('margin', 'Distance from the edge (%)', {
    min: 0,
    max: 30,
    default: 3,
    hint: 'A percentage of the short side. With “All over,” it’s the space between marks.',
  }),
  qualityField(90, { hint: 'For JPEG, WebP and AVIF.' }),
  toggle('shadow', 'Soft shadow under the text', true, { visibleWhen: forText }),
  toggle('logoShadow', 'Soft shadow under the logo', false, { visibleWhen: forLogo }),
  textField('logo', 'Logo', 80, { variant: 'hidden' }),
] as const satisfies readonly Field[]

export type WatermarkOptions = FieldParameters<typeof fields>

export const MAX_LOGOS = 12
