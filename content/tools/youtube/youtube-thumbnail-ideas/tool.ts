import { definePromptTool } from '@/lib/tool/define'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { thumbnailFields } from './fields'
import { fitThumbnail } from './fit'
import { presentThumbnail } from './present'
import { thumbnailSchema } from './thumbnail'

/** As many as YouTube's Test & Compare takes. */
const tested = 3

export const youtubeThumbnailIdeas = definePromptTool({
  type: 'youtube-thumbnail-ideas',
  kind: 'prompt',
  path: '/social-media-tools/youtube/thumbnail-ideas',
  icon: 'image',
  copy,
  related: ['youtube-title', 'youtube-description', 'youtube-tags', 'youtube-script'],
  next: ['youtube-title', 'youtube-description', 'youtube-script'],
  form: {
    promptLabel: 'The title, or what the video shows',
    placeholder: 'e.g. I repaired a flooded accordion with parts from two others',
    hint: 'With your finished title, the picture can say what the title doesn’t.',
    button: 'Generate thumbnail ideas',
    fields: thumbnailFields,
    examples: [
      {
        prompt: 'I repaired a flooded accordion with parts from two others',
        parameters: { face: 'no', style: 'photo', niche: 'diy', audience: 'people who repair things' },
      },
      {
        prompt: 'Why your sourdough stays flat in winter',
        parameters: { face: 'yes', style: 'bold', niche: 'food' },
      },
      {
        prompt: 'how a heat pump works, explained with a bicycle pump',
        parameters: { face: 'no', style: 'drawn', niche: 'education' },
      },
    ],
    refine: ['similar'],
  },
  maxOutputTokens: 3000,
  item: thumbnailSchema,
  count: () => tested,
  brief,
  fit: fitThumbnail,
  opening: ({ overlayText }) => overlayText,
  present: presentThumbnail,
  draft,
})
