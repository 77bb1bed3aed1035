import { defineWidgetTool } from '@/lib/tool/tool'
import { defineModelTool } from './with-model/tool'

const identity = {
  type: 'ai-prompt-writer',
  path: '/image-tools/ai-prompt-writer',
  icon: 'notebook-pen',
  order: 150,
  category: 'ai',
  startingPoints: ['line'],
  searchWords: 'prompt ideas, text to image prompt, dalle prompt, ai art prompts, prompt maker',
  relatedToolTypes: ['ai-image-generator', 'youtube-thumbnail-ideas', 'ai-alt-text-generator', 'image-compressor'],
} as const

export default defineWidgetTool({
  ...identity,
  loads: 'first-interaction',
  promptTool: defineModelTool(identity),
})
