import { numberField, select, toggle } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
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
  numberField('size', 'My own size', {
    min: 1,
    max: 50_000,
    default: 200,
    visibleWhen: { field: 'aim', oneOf: ['own'] },
    hint: 'A PNG that is too heavy becomes a JPEG, or a WebP where it is see-through.',
  }),
  select(
    'unit',
    'Unit of my own size',
    { kB: 'kB (1,000 bytes)', MB: 'MB (1,000 kB)' },
    { visibleWhen: { field: 'aim', oneOf: ['own'] } },
  ),
  select('format', 'Save as', { keep: 'Same type', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG, lossless' }),
  numberField('quality', 'Quality, 1 to 100', {
    min: 1,
    max: 100,
    default: 80,
    visibleWhen: { field: 'aim', oneOf: ['quality'] },
    hint: 'For JPEG, WebP and AVIF. At 80 few photos show a difference.',
  }),
  numberField('width', 'Maximum width in pixels', {
    min: 0,
    max: 8_192,
    default: 0,
    hint: '0 keeps it. Nothing is enlarged.',
  }),
  numberField('height', 'Maximum height in pixels', { min: 0, max: 8_192, default: 0, hint: '0 keeps it.' }),
  select('ground', 'JPEG background for transparent parts', {
    '#ffffff': 'White',
    '#000000': 'Black',
    '#808080': 'Grey',
  }),
  toggle('exif', 'Keep camera details (EXIF)', false, {
    hint: 'JPEG to JPEG only. They may show where you took the photo.',
  }),
  toggle('thorough', 'Smaller AVIF and PNG, but much slower', false),
] as const satisfies readonly Field[]

export default defineFilesTool({
  type: 'image-compressor',
  path: '/image-tools/image-compressor',
  icon: 'shrink',
  order: 20,
  category: 'size',
  searchWords: 'compress pictures, shrink image, photo too large, file size',
  relatedToolTypes: ['ai-image-generator', 'instagram-caption', 'youtube-thumbnail-ideas', 'tiktok-thumbnail-download'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['thumbnail-maker'],
})
