import { planLabels } from '@/lib/images/thumbnails/thumbnail-plan'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { draft } from './draft'
import { thumbnailFields, thumbnailSchema } from './fields'
import { fitThumbnail, MAX_OVERLAY_WORDS } from './fit'
import { presentThumbnail } from './present'

/** Limit of YouTube's Test & Compare. */
const VARIANT_COUNT = 3

export default definePromptTool({
  type: 'youtube-thumbnail-ideas',
  path: '/social-media-tools/youtube/thumbnail-ideas',
  icon: 'image',
  order: 20,
  searchWords: 'thumbnails, youtube thumbnail, cover design, ctr',
  copyValues: { ideas: VARIANT_COUNT, overlayWords: MAX_OVERLAY_WORDS },
  relatedToolTypes: ['youtube-title', 'youtube-description', 'youtube-tags', 'youtube-script'],
  nextToolTypes: ['youtube-title', 'youtube-description', 'youtube-script'],
  makers: [
    {
      type: 'thumbnail-maker',
      scope: 'card',
      inputKind: 'texts',
      lineLabel: planLabels.overlay,
      colorsLabel: planLabels.colours,
    },
    {
      type: 'ai-image-generator',
      scope: 'card',
      inputKind: 'prompt',
      lineLabel: planLabels.imagePrompt,
      parameters: { preset: 'yt-thumbnail' },
    },
  ],
  form: {
    noun: 'thumbnail',
    promptLabel: 'Your title, or what the video shows',
    placeholder: 'e.g. I repaired a flooded accordion with parts from two others: mud up to the keys',
    hint: 'Name what we see: an object, a place, a number.',
    buttonLabel: 'Generate thumbnail ideas',
    fields: thumbnailFields,
    examples: [
      {
        prompt: 'I repaired a flooded accordion with parts from two others',
        parameters: {
          face: 'no',
          style: 'photo',
          niche: 'diy',
          audience: 'people who repair things',
          outcome: 'it plays again',
          turn: 'mud up to the keys',
        },
      },
      {
        prompt: 'night train vs cheap flight from Vienna to Rome',
        parameters: {
          face: 'yes',
          style: 'bold',
          niche: 'travel',
          outcome: 'the train won',
          turn: 'no sleep either way',
        },
      },
      {
        prompt: 'our bakery opens at 4 in the morning for one week in december',
        parameters: { face: 'no', style: 'calm', niche: 'food', action: 'first buns at 4.20, cash only' },
      },
    ],
    refineActions: ['similar'],
  },
  maxOutputTokens: 3000,
  itemSchema: thumbnailSchema,
  count: () => VARIANT_COUNT,
  buildBrief,
  fit: fitThumbnail,
  getOpening: ({ overlayText }) => overlayText,
  present: presentThumbnail,
  draft,
})
