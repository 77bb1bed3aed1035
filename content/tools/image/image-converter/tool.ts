import { defineFilesTool } from '@/lib/tool/files-tool'
import copy from './copy.md'
import { fields } from './fields'

export const imageConverter = defineFilesTool({
  type: 'image-converter',
  kind: 'files',
  path: '/image-tools/image-converter',
  icon: 'replace',
  copy,
  relatedToolTypes: ['image-compressor', 'exif-remover', 'image-cropper', 'youtube-thumbnail-ideas'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  fields,
  visibleFieldCount: 3,
  nextToolTypes: ['image-compressor'],
})
