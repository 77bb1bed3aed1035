import { fitIdea } from '@/lib/kits/video-ideas/fit-idea'
import { ideaFormats, ideaSchema } from '@/lib/kits/video-ideas/idea'
import { presentIdea } from '@/lib/kits/video-ideas/present-idea'
import { tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { ideaFields } from './fields'

export default definePromptTool({
  type: 'tiktok-video-ideas',
  path: '/social-media-tools/tiktok/video-ideas',
  icon: 'clapperboard',
  order: 10,
  searchWords: 'what should i post, inspiration, brainstorm, viral ideas, topics',
  copyValues: { formats: ideaFormats.length },
  relatedToolTypes: ['tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-video-ideas-generator', 'tiktok-caption'],
  nextToolTypes: ['tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    noun: 'idea',
    promptLabel: 'What is your next video about?',
    placeholder: 'e.g. found my grandmother’s recipe book, and one page is missing',
    hint: 'Say what it’s about, with one thing only you have seen.',
    buttonLabel: 'Generate video ideas',
    fields: ideaFields,
    examples: [
      {
        prompt: 'we’re opening a tiny ramen bar on Friday at six',
        parameters: {
          count: '5',
          goal: 'shares',
          length: '15-30',
          niche: 'food',
          action: 'come by before nine, the first bowl is half price',
        },
      },
      {
        prompt: 'unpopular opinion: dogs do not need birthday parties',
        parameters: { count: '3', goal: 'comments', length: '15-30', niche: 'pets', tone: 'bold' },
      },
      {
        prompt: 'i restored a hand plane from a flea market. it was one lump of rust',
        parameters: {
          count: '3',
          goal: 'watch-through',
          equipment: 'tripod',
          niche: 'diy',
          tone: 'storytelling',
          outcome: 'it cuts shavings you can read through',
        },
      },
      {
        prompt: 'film camera vs phone camera for holiday pictures',
        parameters: { goal: 'follows', length: '30-60', niche: 'travel', audience: 'people who pack light' },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 3600,
  itemSchema: ideaSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: (idea, input) => fitIdea(idea, input, tiktokHashtags.max),
  getOpening: () => null,
  present: (idea) => presentIdea(idea, tiktokHashtags.max),
  draft,
})
