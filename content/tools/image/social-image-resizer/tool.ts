import { formatMonth } from '@/lib/core/format/format-time'
import { createPresetOptions, presets, sizeSources, sizesReviewMonth } from '@/lib/platforms/images/presets'
import { colorField, imageSideField, qualityField, select, toggle } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'

export const fields = [
  {
    kind: 'choices',
    name: 'sizes',
    label: `Sizes (checked ${formatMonth(sizesReviewMonth)})`,
    default: ['ig-4x5', 'tt-cover', 'yt-thumbnail'],
    options: createPresetOptions(presets),
  },
  select('fit', 'If it doesn’t fit', { cover: 'Crop to fill', contain: 'Fit with borders', stretch: 'Stretch' }),
  select(
    'focus',
    'Keep in frame',
    { auto: 'Auto (faces and detail)', centre: 'Center' },
    { hint: 'You can drag each preview below.' },
  ),
  select('pad', 'Borders', { blur: 'Blurred photo', colour: 'Color', transparent: 'Transparent' }),
  select('format', 'File type', { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }),
  imageSideField('width', 'Custom width in pixels', 'Up to 8,192. Enter 0 to set it from the height.'),
  imageSideField('height', 'Custom height in pixels', 'Leave both at 0 for no custom size.'),
  colorField('colour', 'Color for borders and transparent areas', '#ffffff'),
  qualityField(90, { visibleWhen: { field: 'format', oneOf: ['jpeg', 'webp'] } }),
  toggle('zones', 'Show safe areas', true, { hint: 'In the preview only, never in your file.' }),
] as const satisfies readonly Field[]

export default defineFilesTool({
  icon: 'scaling',
  order: 10,
  category: 'size',
  searchWords:
    'resize image, photo resizer, image size, picture size, instagram post size, story size, youtube banner size, facebook cover size, pinterest pin size, fit to instagram, blur background, no crop, safe area',
  sources: Object.values(sizeSources).map((source) => ({ ...source, checked: sizesReviewMonth })),
  relatedToolTypes: ['image-compressor', 'ai-image-generator', 'instagram-caption', 'social-character-counter'],
  dropzoneLabel: 'Drop photos anywhere on this page',
  panelTitle: 'Crops',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['image-compressor'],
  buttonLabel: 'Make these sizes',
})
