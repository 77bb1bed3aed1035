import { defineFilesTool } from '@/lib/tool/files-tool'
import copy from './copy.md'
import { fields } from './fields'

export const exifRemover = defineFilesTool({
  type: 'exif-remover',
  kind: 'files',
  path: '/image-tools/exif-remover',
  icon: 'map-pin-off',
  copy,
  relatedToolTypes: ['image-converter', 'image-compressor', 'image-cropper', 'tiktok-caption'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  fields,
  visibleFieldCount: 3,
  nextToolTypes: ['image-compressor', 'image-converter'],
})
