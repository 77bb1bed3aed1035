import { colorField, select, sliderField, toggle } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'
import { SHARP_WIDTH } from './split-plan'

const forCarousel = { field: 'mode', oneOf: ['carousel'] } as const

export const fields = [
  select('mode', 'Split into', { carousel: 'Carousel', grid: 'Profile grid' }, { variant: 'chips' }),
  select(
    'ratio',
    'Slide shape',
    { usual: 'Auto', '4:5': '4:5', '3:4': '3:4', '1:1': '1:1', '9:16': '9:16' },
    { variant: 'chips', hint: 'Auto is 4:5 for a carousel and 3:4 for a grid.' },
  ),
  select('fit', 'If it doesn’t fit', { crop: 'Crop the edges', pad: 'Add borders' }, { variant: 'chips' }),
  sliderField('slides', 'Slides', { min: 2, max: 20, visibleWhen: forCarousel, default: 3 }),
  sliderField('rows', 'Grid rows', {
    min: 1,
    max: 6,
    visibleWhen: { field: 'mode', oneOf: ['grid'] },
    default: 3,
    hint: 'Each row is three posts.',
  }),
  {
    kind: 'select',
    name: 'widest',
    label: 'Slide width',
    default: '1080',
    options: [
      { value: '1080', label: 'Up to 1,080 pixels' },
      { value: '1440', label: 'Up to 1,440 pixels' },
      { value: '0', label: 'Full size' },
    ],
  },
  sliderField('overlap', 'Overlap in pixels', {
    min: 0,
    max: 40,
    visibleWhen: forCarousel,
    default: 0,
    hint: 'How much of the previous slide each slide repeats.',
  }),
  colorField('ground', 'Background color', '#ffffff'),
  select('format', 'File type', { jpeg: 'JPEG', png: 'PNG' }),
  toggle('pdf', 'Also a PDF for LinkedIn', false, { visibleWhen: forCarousel, hint: 'One page per slide.' }),
] as const satisfies readonly Field[]

export default defineFilesTool({
  icon: 'gallery-horizontal',
  order: 50,
  category: 'size',
  searchWords:
    'split image, image splitter, panorama to carousel, instagram panorama, seamless carousel, grid maker, instagram grid, nine grid, photo slicer, pdf carousel',
  copyValues: { sharpWidth: SHARP_WIDTH },
  relatedToolTypes: ['instagram-carousel', 'image-cropper', 'social-image-resizer', 'instagram-caption'],
  dropzoneLabel: 'Drop a wide photo anywhere on this page',
  panelTitle: 'Preview',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['image-compressor'],
  buttonLabel: 'Split',
})
