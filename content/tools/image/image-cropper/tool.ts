import { colorField, numberField, select } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'
import { AVATAR_WIDTH } from './crop-area'
import { MAX_ANGLE } from './crop-view'

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
      free: 'Free',
      '1:1': '1:1',
      '4:5': '4:5',
      '3:4': '3:4',
      '9:16': '9:16',
      '16:9': '16:9',
      '1.91:1': '1.91:1',
      own: 'My own',
    },
    { visibleWhen: { field: 'shape', oneOf: ['rectangle', 'rounded'] }, variant: 'chips' },
  ),
  numberField('across', 'My own ratio: width', {
    min: 1,
    max: 10_000,
    visibleWhen: { field: 'ratio', oneOf: ['own'] },
    default: 3,
    hint: 'Whole numbers: 235 and 100 for 2.35:1.',
  }),
  numberField('down', 'My own ratio: height', {
    min: 1,
    max: 10_000,
    visibleWhen: { field: 'ratio', oneOf: ['own'] },
    default: 2,
  }),
  numberField('radius', 'Rounded corners, in % of the shorter side', {
    min: 1,
    max: 50,
    visibleWhen: { field: 'shape', oneOf: ['rounded'] },
    default: 8,
  }),
  numberField('ring', 'Ring around a circle, in % of its width', {
    min: 0,
    max: 20,
    visibleWhen: { field: 'shape', oneOf: ['circle'] },
    default: 0,
    hint: '0 is none; 4 looks good on a profile.',
  }),
  colorField('ringColour', 'Colour of the ring', '#e11d48', { visibleWhen: { field: 'shape', oneOf: ['circle'] } }),
  select(
    'corners',
    'Corners outside the shape',
    { clear: 'Transparent', ground: 'The colour below' },
    { visibleWhen: { field: 'shape', oneOf: ['rounded', 'circle'] } },
  ),
  colorField('ground', 'Background colour', '#ffffff', { hint: 'For corners, and for transparent parts in a JPEG.' }),
  select('format', 'Save as', { keep: 'Same type', jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }),
  numberField('quality', 'Quality of JPEG, WebP and AVIF, 1 to 100', { min: 1, max: 100, default: 90 }),
  numberField('width', 'Maximum width in pixels', {
    min: 0,
    max: 8_192,
    default: 0,
    hint: '0 keeps every pixel, and of a circle 1,080 across. Nothing is enlarged.',
  }),
] as const satisfies readonly Field[]

export default defineFilesTool({
  type: 'image-cropper',
  path: '/image-tools/image-cropper',
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
