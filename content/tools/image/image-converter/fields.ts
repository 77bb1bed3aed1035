import { numberField, select, toggle } from '@/lib/tool/fields'
import type { Field } from '@/lib/tool/form'

export const fields = [
  select('format', 'Convert to', {
    jpeg: 'JPG',
    png: 'PNG',
    webp: 'WebP',
    avif: 'AVIF',
    ico: 'ICO, a website’s icon',
    pdf: 'PDF',
  }),
  numberField('quality', 'Quality, 1 to 100', {
    min: 1,
    max: 100,
    default: 90,
    visibleWhen: { field: 'format', oneOf: ['jpeg', 'webp', 'avif', 'pdf'] },
  }),
  {
    kind: 'text',
    name: 'name',
    label: 'File names',
    maxLength: 80,
    default: '{filename}',
    hint: '{filename}, {n} for 01, 02…, {date}, {width}, {height}',
  },
  {
    kind: 'text',
    name: 'ground',
    label: 'Background for transparent parts',
    variant: 'colour',
    maxLength: 7,
    default: '#ffffff',
    visibleWhen: { field: 'format', oneOf: ['jpeg', 'pdf'] },
  },
  numberField('scale', 'Size of SVGs, times their own', { min: 1, max: 8, default: 1 }),
  select(
    'page',
    'PDF page',
    { own: 'As large as the picture', a4: 'A4', letter: 'US Letter' },
    { visibleWhen: { field: 'format', oneOf: ['pdf'] } },
  ),
  toggle('date', 'Keep the date the photo was taken', false, {
    visibleWhen: { field: 'format', oneOf: ['jpeg', 'png'] },
    hint: 'Everything else about the camera and the place goes.',
  }),
] as const satisfies readonly Field[]
