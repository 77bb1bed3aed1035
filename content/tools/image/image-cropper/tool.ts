import { defineFilesTool } from '@/lib/tool/files-tool'
import { fields } from './fields'

export default defineFilesTool({
  type: 'image-cropper',
  path: '/image-tools/image-cropper',
  icon: 'crop',
  order: 40,
  category: 'size',
  searchWords:
    'crop photo, crop circle, circle crop, round profile picture, profile picture maker, passport crop, cut picture, rotate picture, rotate image, flip image, mirror image, straighten photo, crop to square',
  relatedToolTypes: ['social-image-resizer', 'carousel-splitter', 'image-compressor', 'instagram-caption'],
  dropzoneLabel: 'Drop photos anywhere on this page',
  panelTitle: 'Crop',
  fields,
  visibleFieldCount: 7,
  nextToolTypes: ['image-compressor', 'carousel-splitter'],
  buttonLabel: 'Crop',
})
