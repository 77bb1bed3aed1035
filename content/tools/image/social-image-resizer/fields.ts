import { formatMonth } from '@/lib/core/format/format-time'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import { presets, sizesReviewMonth } from '@/lib/platforms/images/presets'
import type { Field } from '@/lib/tool/form'

export const fields = [
  {
    kind: 'choices',
    name: 'sizes',
    label: `Sizes, checked in ${formatMonth(sizesReviewMonth)}`,
    default: ['ig-4x5', 'tt-cover', 'yt-thumbnail'],
    options: presets.map(({ id, network, label, width, height }) => ({
      value: id,
      label: `${label}, ${formatDimensions({ width, height })}`,
      group: network,
    })),
  },
  {
    kind: 'select',
    name: 'fit',
    label: 'If the shape differs',
    default: 'cover',
    options: [
      { value: 'cover', label: 'Fill the frame, cut the rest' },
      { value: 'contain', label: 'Show all of it, fill the sides' },
      { value: 'stretch', label: 'Stretch it' },
    ],
  },
  {
    kind: 'select',
    name: 'focus',
    label: 'Part that stays when it’s cut',
    default: 'auto',
    options: [
      { value: 'auto', label: 'Look for faces, detail and colour' },
      { value: 'centre', label: 'The middle' },
    ],
    hint: 'Then drag any picture below.',
  },
  {
    kind: 'select',
    name: 'pad',
    label: 'Fill the sides with',
    default: 'blur',
    options: [
      { value: 'blur', label: 'The picture, blurred' },
      { value: 'colour', label: 'A colour' },
      { value: 'transparent', label: 'Nothing (transparent)' },
    ],
  },
  {
    kind: 'select',
    name: 'format',
    label: 'Save as',
    default: 'jpeg',
    options: [
      { value: 'jpeg', label: 'JPEG' },
      { value: 'png', label: 'PNG' },
      { value: 'webp', label: 'WebP' },
    ],
  },
  {
    kind: 'number',
    name: 'width',
    label: 'Own width in pixels',
    min: 0,
    max: 8_192,
    default: 0,
    hint: 'Up to 8,192. 0 follows the height.',
  },
  {
    kind: 'number',
    name: 'height',
    label: 'Own height in pixels',
    min: 0,
    max: 8_192,
    default: 0,
    hint: 'Both 0: no size of your own.',
  },
  {
    kind: 'text',
    variant: 'colour',
    name: 'colour',
    label: 'Colour for sides and transparent parts',
    maxLength: 7,
    default: '#ffffff',
  },
  {
    kind: 'number',
    name: 'quality',
    label: 'Quality, 1 to 100',
    min: 1,
    max: 100,
    default: 90,
    visibleWhen: { field: 'format', oneOf: ['jpeg', 'webp'] },
  },
  {
    kind: 'toggle',
    name: 'zones',
    label: 'Show safe areas',
    default: true,
    hint: 'In the preview only, never in the file.',
  },
] as const satisfies readonly Field[]
