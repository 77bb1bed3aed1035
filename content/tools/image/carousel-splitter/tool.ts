import { defineFilesTool } from '@/lib/tool/files-tool'
import copy from './copy.md'
import { fields } from './fields'

export const carouselSplitter = defineFilesTool({
  type: 'carousel-splitter',
  kind: 'files',
  path: '/image-tools/carousel-splitter',
  icon: 'gallery-horizontal',
  copy,
  relatedToolTypes: ['instagram-carousel', 'image-cropper', 'social-image-resizer', 'instagram-caption'],
  dropzoneLabel: 'Drop a wide picture anywhere on this page',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['image-compressor'],
  starts: 'button',
  buttonLabel: 'Split',
})
