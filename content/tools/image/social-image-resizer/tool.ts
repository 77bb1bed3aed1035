import { formatMonth } from '@/lib/core/format/format-time'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import { presets, sizeSources, sizesReviewMonth } from '@/lib/platforms/images/presets'
import { colorField, numberField, select, toggle } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
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
  select('fit', 'If the shape differs', {
    cover: 'Fill the frame, cut the rest',
    contain: 'Show all of it, fill the sides',
    stretch: 'Stretch it',
  }),
  select(
    'focus',
    'Part that stays when it’s cut',
    { auto: 'Look for faces, detail and colour', centre: 'The middle' },
    { hint: 'Then drag any picture below.' },
  ),
  select('pad', 'Fill the sides with', {
    blur: 'The picture, blurred',
    colour: 'A colour',
    transparent: 'Nothing (transparent)',
  }),
  select('format', 'Save as', { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }),
  numberField('width', 'Own width in pixels', {
    min: 0,
    max: 8_192,
    default: 0,
    hint: 'Up to 8,192. 0 follows the height.',
  }),
  numberField('height', 'Own height in pixels', {
    min: 0,
    max: 8_192,
    default: 0,
    hint: 'Both 0: no size of your own.',
  }),
  colorField('colour', 'Colour for sides and transparent parts', '#ffffff'),
  numberField('quality', 'Quality, 1 to 100', {
    min: 1,
    max: 100,
    default: 90,
    visibleWhen: { field: 'format', oneOf: ['jpeg', 'webp'] },
  }),
  toggle('zones', 'Show safe areas', true, { hint: 'In the preview only, never in the file.' }),
] as const satisfies readonly Field[]

export default defineFilesTool({
  type: 'social-image-resizer',
  path: '/image-tools/social-image-resizer',
  icon: 'scaling',
  order: 10,
  category: 'size',
  searchWords:
    'resize image, photo resizer, image size, picture size, instagram post size, story size, youtube banner size, facebook cover size, pinterest pin size, fit to instagram, blur background, no crop, safe area',
  sources: Object.values(sizeSources).map((source) => ({ ...source, checked: sizesReviewMonth })),
  relatedToolTypes: ['image-compressor', 'ai-image-generator', 'instagram-caption', 'social-character-counter'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  panelTitle: 'Crops',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['image-compressor'],
  buttonLabel: 'Make these sizes',
})
