import { sizesReviewMonth } from '@/lib/platforms/images/presets'
import { sizeSources } from '@/lib/platforms/images/size-sources'
import { defineFilesTool } from '@/lib/tool/files-tool'
import { fields } from './fields'

export default defineFilesTool({
  type: 'social-image-resizer',
  path: '/image-tools/social-image-resizer',
  icon: 'scaling',
  order: 10,
  category: 'size',
  searchWords:
    'resize image, photo resizer, image size, picture size, instagram post size, story size, youtube banner size, facebook cover size, pinterest pin size, fit to instagram, blur background, no crop, safe area',
  sources: Object.values(sizeSources).map((source) => ({ ...source, checked: sizesReviewMonth })),
  relatedToolTypes: ['image-compressor', 'ai-image-generator', 'instagram-caption', 'social-character-counter'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  panelTitle: 'Crops',
  fields,
  visibleFieldCount: 5,
  nextToolTypes: ['image-compressor'],
  buttonLabel: 'Make these sizes',
})
