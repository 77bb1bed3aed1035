import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'
import { defineModelTool } from './with-model/tool'

const identity = {
  type: 'ai-prompt-writer',
  path: '/image-tools/ai-prompt-writer',
  icon: 'notebook-pen',
  copy,
  relatedToolTypes: ['ai-image-generator', 'youtube-thumbnail-ideas', 'ai-alt-text-generator', 'image-compressor'],
} as const

export const aiPromptWriter = defineWidgetTool({
  ...identity,
  kind: 'widget',
  promptTool: defineModelTool(identity),
})
