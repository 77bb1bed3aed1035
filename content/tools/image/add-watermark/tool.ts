import { defineFilesTool } from '@/lib/tool/tool-definition'
import { copy } from './copy'
import { fields } from './fields'

export const addWatermark = defineFilesTool({
  type: 'add-watermark',
  kind: 'files',
  path: '/image-tools/add-watermark',
  icon: 'stamp',
  copy,
  related: ['image-compressor', 'image-cropper', 'color-palette-extractor', 'instagram-caption'],
  dropzoneLabel: 'Drop photos anywhere on this page',
  fields,
  visibleFieldCount: 9,
  next: ['image-compressor'],
  starts: 'button',
  button: 'Add the watermark',
})
