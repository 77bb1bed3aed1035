import { defineFilesTool } from '@/lib/tool/files-tool'
import { fields } from './fields'

export default defineFilesTool({
  type: 'carousel-splitter',
  path: '/image-tools/carousel-splitter',
  icon: 'gallery-horizontal',
  order: 50,
  category: 'size',
  searchWords:
    'split image, image splitter, panorama to carousel, instagram panorama, seamless carousel, grid maker, instagram grid, nine grid, photo slicer, pdf carousel',
  relatedToolTypes: ['instagram-carousel', 'image-cropper', 'social-image-resizer', 'instagram-caption'],
  dropzoneLabel: 'Drop a wide picture anywhere on this page',
  panelTitle: 'Preview',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['image-compressor'],
  buttonLabel: 'Split',
})
