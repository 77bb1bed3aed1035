import { colorField, qualityField, select, sliderField, textField, toggle } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'

export const fields = [
  select('format', 'Convert to', {
    jpeg: 'JPG',
    png: 'PNG',
    webp: 'WebP',
    avif: 'AVIF',
    ico: 'ICO (favicon)',
    pdf: 'PDF',
  }),
  qualityField(90, { visibleWhen: { field: 'format', oneOf: ['jpeg', 'webp', 'avif', 'pdf'] } }),
  textField('name', 'File names', 80, {
    default: '{filename}',
    hint: 'Use {filename}, {n} for 01, 02…, {date}, {width} and {height}.',
  }),
  colorField('ground', 'Background for transparent areas', '#ffffff', {
    visibleWhen: { field: 'format', oneOf: ['jpeg', 'pdf'] },
  }),
  sliderField('scale', 'SVG scale', {
    min: 1,
    max: 8,
    default: 1,
    hint: 'At 2, an SVG comes out twice as wide and tall.',
  }),
  select(
    'page',
    'PDF page size',
    { own: 'Same size as the image', a4: 'A4', letter: 'US Letter' },
    { visibleWhen: { field: 'format', oneOf: ['pdf'] } },
  ),
  toggle('date', 'Keep the date the photo was taken', false, {
    visibleWhen: { field: 'format', oneOf: ['jpeg', 'png'] },
    hint: 'Camera details and location are still removed.',
  }),
] as const satisfies readonly Field[]

export default defineFilesTool({
  icon: 'replace',
  order: 30,
  category: 'size',
  searchWords:
    'heic to jpg, heic to png, webp to png, webp to jpg, png to jpg, jpg to png, jpg to webp, jpg to pdf, images to pdf, svg to png, png to ico, avif to jpg, iphone photos',
  relatedToolTypes: ['image-compressor', 'exif-remover', 'image-cropper', 'youtube-thumbnail-ideas'],
  dropzoneLabel: 'Drop images anywhere on this page',
  fields,
  visibleFieldCount: 3,
  nextToolTypes: ['image-compressor'],
})
