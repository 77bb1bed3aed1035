import { defineFilesTool } from '@/lib/tool/tool-definition'
import { copy } from './copy'
import { fields } from './fields'

export const carouselSplitter = defineFilesTool({
  type: 'carousel-splitter',
  kind: 'files',
  path: '/image-tools/carousel-splitter',
  icon: 'gallery-horizontal',
  copy,
  related: ['instagram-carousel', 'image-cropper', 'social-image-resizer', 'instagram-caption'],
  dropzoneLabel: 'Drop a wide picture anywhere on this page',
  fields,
  visibleFieldCount: 5,
  next: ['image-compressor'],
  starts: 'button',
  button: 'Split',
})
