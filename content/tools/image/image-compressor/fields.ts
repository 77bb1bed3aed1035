import type { Field } from '@/lib/tool/form'
import { sizeLimits } from './size-limits'

const sizeLimitOptions = (Object.keys(sizeLimits) as (keyof typeof sizeLimits)[]).map((id) => ({
  value: id,
  label: `${sizeLimits[id].label}: ${sizeLimits[id].maxBytes / 1_000_000} MB`,
  group: 'A network’s limit',
}))

export const fields = [
  {
    kind: 'select',
    name: 'aim',
    label: 'Make each file',
    default: 'quality',
    options: [
      { value: 'quality', label: 'Small, at the quality below' },
      { value: 'own', label: 'Fit my own size below' },
      ...sizeLimitOptions,
    ],
  },
  {
    kind: 'number',
    name: 'size',
    label: 'My own size',
    min: 1,
    max: 50_000,
    default: 200,
    visibleWhen: { field: 'aim', oneOf: ['own'] },
    hint: 'A PNG that is too heavy becomes a JPEG, or a WebP where it is see-through.',
  },
  {
    kind: 'select',
    name: 'unit',
    label: 'Unit of my own size',
    default: 'kB',
    visibleWhen: { field: 'aim', oneOf: ['own'] },
    options: [
      { value: 'kB', label: 'kB (1,000 bytes)' },
      { value: 'MB', label: 'MB (1,000 kB)' },
    ],
  },
  {
    kind: 'select',
    name: 'format',
    label: 'Save as',
    default: 'keep',
    options: [
      { value: 'keep', label: 'Same type' },
      { value: 'jpeg', label: 'JPEG' },
      { value: 'webp', label: 'WebP' },
      { value: 'avif', label: 'AVIF' },
      { value: 'png', label: 'PNG, lossless' },
    ],
  },
  {
    kind: 'number',
    name: 'quality',
    label: 'Quality, 1 to 100',
    min: 1,
    max: 100,
    default: 80,
    visibleWhen: { field: 'aim', oneOf: ['quality'] },
    hint: 'For JPEG, WebP and AVIF. At 80 few photos show a difference.',
  },
  {
    kind: 'number',
    name: 'width',
    label: 'Maximum width in pixels',
    min: 0,
    max: 8_192,
    default: 0,
    hint: '0 keeps it. Nothing is enlarged.',
  },
  {
    kind: 'number',
    name: 'height',
    label: 'Maximum height in pixels',
    min: 0,
    max: 8_192,
    default: 0,
    hint: '0 keeps it.',
  },
  {
    kind: 'select',
    name: 'ground',
    label: 'JPEG background for transparent parts',
    default: '#ffffff',
    options: [
      { value: '#ffffff', label: 'White' },
      { value: '#000000', label: 'Black' },
      { value: '#808080', label: 'Grey' },
    ],
  },
  {
    kind: 'toggle',
    name: 'exif',
    label: 'Keep camera details (EXIF)',
    default: false,
    hint: 'JPEG to JPEG only. They may show where you took the photo.',
  },
  {
    kind: 'toggle',
    name: 'thorough',
    label: 'Smaller AVIF and PNG, but much slower',
    default: false,
  },
] as const satisfies readonly Field[]
