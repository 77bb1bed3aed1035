import { colorField, imageSideField, numberField, qualityField, select, sliderField } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'
import { AVATAR_WIDTH } from './crop-area'
import { MAX_ANGLE } from './crop-view'

const forCustomRatio = { field: 'ratio', oneOf: ['own'] } as const
const forCircle = { field: 'shape', oneOf: ['circle'] } as const

export const fields = [
  select(
    'shape',
    'Shape',
    { rectangle: 'Rectangle', rounded: 'Rounded corners', circle: 'Circle, 1:1' },
    { variant: 'chips' },
  ),
  select(
    'ratio',
    'Ratio',
    {
      free: 'Freeform',
      '1:1': '1:1',
      '4:5': '4:5',
      '3:4': '3:4',
      '9:16': '9:16',
      '16:9': '16:9',
      '1.91:1': '1.91:1',
      own: 'Custom',
    },
    { visibleWhen: { field: 'shape', oneOf: ['rectangle', 'rounded'] }, variant: 'chips' },
  ),
  numberField('across', 'Custom ratio: width', {
    min: 1,
    max: 10_000,
    visibleWhen: forCustomRatio,
    default: 3,
    hint: 'Whole numbers only. For 2.35:1, use 235 and 100.',
  }),
  numberField('down', 'Custom ratio: height', { min: 1, max: 10_000, visibleWhen: forCustomRatio, default: 2 }),
  sliderField('radius', 'Corner radius (%)', {
    min: 1,
    max: 50,
    visibleWhen: { field: 'shape', oneOf: ['rounded'] },
    default: 8,
  }),
  sliderField('ring', 'Ring width (%)', {
    min: 0,
    max: 20,
    visibleWhen: forCircle,
    default: 0,
    hint: '0 means no ring. 4 looks good on a profile.',
  }),
  colorField('ringColour', 'Ring color', '#e11d48', { visibleWhen: forCircle }),
  select(
    'corners',
    'Outside the shape',
    { clear: 'Transparent', ground: 'Background color' },
    { visibleWhen: { field: 'shape', oneOf: ['rounded', 'circle'] } },
  ),
  colorField('ground', 'Background color', '#ffffff', { hint: 'For corners and transparent areas.' }),
  select('format', 'File type', { keep: 'Same type', jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }),
  qualityField(90, { hint: 'For JPEG, WebP and AVIF.' }),
  imageSideField('width', 'Max width in pixels', '0 means no limit, or 1,080 for circles. Images are never enlarged.'),
] as const satisfies readonly Field[]

export default defineFilesTool({
  icon: 'crop',
  order: 40,
  category: 'size',
  searchWords:
    'crop photo, crop circle, circle crop, round profile picture, profile picture maker, passport crop, cut picture, rotate picture, rotate image, flip image, mirror image, straighten photo, crop to square',
  copyValues: { circleWidth: AVATAR_WIDTH, maxAngle: MAX_ANGLE },
  relatedToolTypes: ['social-image-resizer', 'carousel-splitter', 'image-compressor', 'instagram-caption'],
  dropzoneLabel: 'Drop photos anywhere on this page',
  panelTitle: 'Crop',
  fields,
  visibleFieldCount: 7,
  nextToolTypes: ['image-compressor', 'carousel-splitter'],
  buttonLabel: 'Crop',
})
