import { mapValues } from '@/lib/core/map-values'
import { imageSideField, numberField, qualityField, select, toggle } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'
import { sizeLimits } from './size-limits'

const sizeLimitOptions = mapValues(sizeLimits, ({ label, maxBytes }) => ({
  label: `${label}: ${maxBytes / 1_000_000} MB`,
  group: 'A network’s limit',
}))

const forFileSize = { field: 'aim', oneOf: ['own'] } as const

export const fields = [
  select('aim', 'Compress to', { quality: 'Quality', own: 'A file size', ...sizeLimitOptions }),
  numberField('size', 'File size', {
    min: 1,
    max: 50_000,
    default: 200,
    visibleWhen: forFileSize,
    hint: 'A PNG that can’t get that small becomes a JPEG, or a WebP if it’s transparent.',
  }),
  select('unit', 'Unit', { kB: 'kB (1,000 bytes)', MB: 'MB (1,000 kB)' }, { visibleWhen: forFileSize }),
  select('format', 'File type', { keep: 'Same type', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG, lossless' }),
  qualityField(80, {
    visibleWhen: { field: 'aim', oneOf: ['quality'] },
    hint: 'For JPEG, WebP and AVIF. At 80, most photos look just like the original.',
  }),
  imageSideField('width', 'Max width in pixels', '0 means no limit. Images are never enlarged.'),
  imageSideField('height', 'Max height in pixels', '0 means no limit.'),
  select('ground', 'Background for transparent areas (JPEG)', {
    '#ffffff': 'White',
    '#000000': 'Black',
    '#808080': 'Gray',
  }),
  toggle('exif', 'Keep camera details (EXIF)', false, {
    hint: 'JPEG to JPEG only. They can include where you took the photo.',
  }),
  toggle('thorough', 'Smaller AVIF and PNG files (much slower)', false, {
    hint: 'For PNG, and for AVIF above 4 megapixels.',
  }),
] as const satisfies readonly Field[]

export default defineFilesTool({
  hasImageSample: true,
  icon: 'shrink',
  order: 20,
  category: 'size',
  searchWords: 'compress pictures, shrink image, photo too large, file size',
  relatedToolTypes: ['ai-image-generator', 'instagram-caption', 'youtube-thumbnail-ideas', 'tiktok-thumbnail-download'],
  dropzoneLabel: 'Drop images anywhere on this page',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['thumbnail-maker'],
})
