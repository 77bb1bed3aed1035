import { colorField, numberField, select, toggle } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'
import { SHARP_WIDTH } from './split-plan'

export const fields = [
  select('mode', 'Split into', { carousel: 'Carousel to swipe', grid: 'Profile grid, 3 wide' }, { variant: 'chips' }),
  select(
    'ratio',
    'Shape of each slide',
    { usual: 'Usual', '4:5': '4:5', '3:4': '3:4', '1:1': '1:1', '9:16': '9:16' },
    { variant: 'chips', hint: 'Usual is 4:5 for a carousel and 3:4 for a grid.' },
  ),
  select('fit', 'Where the shapes differ', { crop: 'Cut edges off', pad: 'Add bars' }, { variant: 'chips' }),
  numberField('slides', 'Slides of the carousel, 2 to 20', {
    min: 2,
    max: 20,
    visibleWhen: { field: 'mode', oneOf: ['carousel'] },
    default: 3,
  }),
  numberField('rows', 'Rows of the grid, 1 to 6', {
    min: 1,
    max: 6,
    visibleWhen: { field: 'mode', oneOf: ['grid'] },
    default: 3,
    hint: 'Each row is 3 posts.',
  }),
  {
    kind: 'select',
    name: 'widest',
    label: 'Width of each slide',
    default: '1080',
    options: [
      { value: '1080', label: 'Up to 1,080 pixels' },
      { value: '1440', label: 'Up to 1,440 pixels' },
      { value: '0', label: 'All the pixels there are' },
    ],
  },
  numberField('overlap', 'Overlap in pixels', {
    min: 0,
    max: 40,
    visibleWhen: { field: 'mode', oneOf: ['carousel'] },
    default: 0,
    hint: 'Each slide of a carousel repeats this much of the one before.',
  }),
  colorField('ground', 'Background colour', '#ffffff'),
  select('format', 'Save as', { jpeg: 'JPEG', png: 'PNG' }),
  toggle('pdf', 'Also a PDF for LinkedIn', false, {
    visibleWhen: { field: 'mode', oneOf: ['carousel'] },
    hint: 'One page a slide; for carousels.',
  }),
] as const satisfies readonly Field[]

export default defineFilesTool({
  type: 'carousel-splitter',
  path: '/image-tools/carousel-splitter',
  icon: 'gallery-horizontal',
  order: 50,
  category: 'size',
  searchWords:
    'split image, image splitter, panorama to carousel, instagram panorama, seamless carousel, grid maker, instagram grid, nine grid, photo slicer, pdf carousel',
  copyValues: { sharpWidth: SHARP_WIDTH },
  relatedToolTypes: ['instagram-carousel', 'image-cropper', 'social-image-resizer', 'instagram-caption'],
  dropzoneLabel: 'Drop a wide picture anywhere on this page',
  panelTitle: 'Preview',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['image-compressor'],
  buttonLabel: 'Split',
})
