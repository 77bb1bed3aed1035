import { defineWidgetTool } from '@/lib/tool/tool'
import { MAX_IDEA_LENGTH } from './fields'
import { defineModelTool } from './with-model/tool'
import { MAX_CHARACTERS, MAX_WORDS, VARIANT_COUNT } from './write-prompts'

const identity = {
  type: 'ai-prompt-writer',
  path: '/image-tools/ai-prompt-writer',
  icon: 'notebook-pen',
  order: 150,
  category: 'ai',
  startingPoints: ['line'],
  searchWords: 'prompt ideas, text to image prompt, dalle prompt, ai art prompts, prompt maker',
  copyValues: {
    ideaLength: MAX_IDEA_LENGTH,
    promptLength: MAX_CHARACTERS,
    prompts: VARIANT_COUNT,
    promptWords: MAX_WORDS,
  },
  relatedToolTypes: ['ai-image-generator', 'youtube-thumbnail-ideas', 'ai-alt-text-generator', 'image-compressor'],
} as const

export default defineWidgetTool({
  ...identity,
  loads: 'first-interaction',
  promptTool: defineModelTool(identity),
})
