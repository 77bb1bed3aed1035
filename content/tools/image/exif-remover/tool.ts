import { defineFilesTool } from '@/lib/tool/files-tool'
import { fields } from './fields'

export default defineFilesTool({
  type: 'exif-remover',
  path: '/image-tools/exif-remover',
  icon: 'map-pin-off',
  order: 180,
  category: 'utility',
  searchWords:
    'exif viewer, remove metadata, delete metadata, remove location from photo, remove gps, photo location, photo metadata, geotag, content credentials',
  relatedToolTypes: ['image-converter', 'image-compressor', 'image-cropper', 'tiktok-caption'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  panelTitle: 'What it says',
  fields,
  visibleFieldCount: 3,
  nextToolTypes: ['image-compressor', 'image-converter'],
})
