import { defineFilesTool } from '@/lib/tool/files-tool'
import { fields } from './fields'

export default defineFilesTool({
  type: 'image-converter',
  path: '/image-tools/image-converter',
  icon: 'replace',
  order: 30,
  category: 'size',
  searchWords:
    'heic to jpg, heic to png, webp to png, webp to jpg, png to jpg, jpg to png, jpg to webp, jpg to pdf, images to pdf, svg to png, png to ico, avif to jpg, iphone photos',
  relatedToolTypes: ['image-compressor', 'exif-remover', 'image-cropper', 'youtube-thumbnail-ideas'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  fields,
  visibleFieldCount: 3,
  nextToolTypes: ['image-compressor'],
})
