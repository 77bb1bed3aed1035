import { defineFilesTool } from '@/lib/tool/files-tool'
import copy from './copy.md'
import { fields } from './fields'

export default defineFilesTool({
  type: 'add-watermark',
  kind: 'files',
  path: '/image-tools/add-watermark',
  icon: 'stamp',
  order: 110,
  category: 'design',
  searchWords: 'add logo to photo, sign photos, copyright photo, bulk watermark, photo stamp',
  copy,
  relatedToolTypes: ['image-compressor', 'image-cropper', 'color-palette-extractor', 'instagram-caption'],
  dropzoneLabel: 'Drop photos anywhere on this page',
  panelTitle: 'Preview',
  fields,
  visibleFieldCount: 9,
  nextToolTypes: ['image-compressor'],
  starts: 'button',
  buttonLabel: 'Add the watermark',
})
