import { defineFilesTool } from '@/lib/tool/files-tool'
import { fields } from './fields'

export default defineFilesTool({
  type: 'image-compressor',
  path: '/image-tools/image-compressor',
  icon: 'shrink',
  order: 20,
  category: 'size',
  searchWords: 'compress pictures, shrink image, photo too large, file size',
  relatedToolTypes: ['ai-image-generator', 'instagram-caption', 'youtube-thumbnail-ideas', 'tiktok-thumbnail-download'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['thumbnail-maker'],
})
