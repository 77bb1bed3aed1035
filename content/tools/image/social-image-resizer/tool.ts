import { defineFilesTool } from '@/lib/tool/files-tool'
import { copy } from './copy'
import { fields } from './fields'

export const socialImageResizer = defineFilesTool({
  type: 'social-image-resizer',
  kind: 'files',
  path: '/image-tools/social-image-resizer',
  icon: 'scaling',
  copy,
  relatedToolTypes: ['image-compressor', 'ai-image-generator', 'instagram-caption', 'social-character-counter'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['image-compressor'],
  starts: 'button',
  buttonLabel: 'Make these sizes',
})
