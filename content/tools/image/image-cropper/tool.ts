import { defineFilesTool } from '@/lib/tool/files-tool'
import copy from './copy.md'
import { fields } from './fields'

export const imageCropper = defineFilesTool({
  type: 'image-cropper',
  kind: 'files',
  path: '/image-tools/image-cropper',
  icon: 'crop',
  copy,
  relatedToolTypes: ['social-image-resizer', 'carousel-splitter', 'image-compressor', 'instagram-caption'],
  dropzoneLabel: 'Drop photos anywhere on this page',
  fields,
  visibleFieldCount: 7,
  nextToolTypes: ['image-compressor', 'carousel-splitter'],
  starts: 'button',
  buttonLabel: 'Crop',
})
