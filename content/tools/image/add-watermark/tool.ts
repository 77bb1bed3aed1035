import { defineFilesTool } from '@/lib/tool/files-tool'
import { fields, MAX_LOGOS } from './fields'

export default defineFilesTool({
  icon: 'stamp',
  order: 110,
  category: 'design',
  searchWords: 'add logo to photo, sign photos, copyright photo, bulk watermark, photo stamp',
  copyValues: { savedLogos: MAX_LOGOS },
  relatedToolTypes: ['image-compressor', 'image-cropper', 'color-palette-extractor', 'instagram-caption'],
  dropzoneLabel: 'Drop photos anywhere on this page',
  panelTitle: 'Preview',
  fields,
  visibleFieldCount: 9,
  nextToolTypes: ['image-compressor'],
  buttonLabel: 'Add the watermark',
})
