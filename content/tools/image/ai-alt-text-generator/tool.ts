import { definePromptTool } from '@/lib/tool/prompt-tool'
import { type AltText, altTextSchema } from './alt-text'
import { buildBrief } from './brief'
import { draft } from './draft'
import { altTextFields } from './fields'
import { fitAltText } from './fit'
import { present } from './present'

const emptyAltText: AltText = { kind: 'short', text: '', visibleText: '', warnings: [] }

export default definePromptTool({
  type: 'ai-alt-text-generator',
  path: '/image-tools/ai-alt-text-generator',
  icon: 'scan-eye',
  order: 130,
  category: 'ai',
  startingPoints: ['file', 'line'],
  searchWords: 'alt tag, alternative text, describe photo, image to text, picture description, ada compliance',
  relatedToolTypes: ['image-to-caption', 'image-compressor', 'instagram-caption', 'social-character-counter'],
  nextToolTypes: ['image-to-caption'],
  imageInput: 'enough',
  form: {
    noun: 'alt text',
    promptLabel: 'Who or what is in it?',
    placeholder: 'e.g. a potter',
    hint: 'Names come only from you.',
    whenEmpty: {
      title: 'Say what’s in the picture',
      text: 'Who or what does it show? A few words are enough.',
    },
    promptLimit: 300,
    buttonLabel: 'Write alt text',
    fields: altTextFields,
    examples: [
      {
        prompt: 'a potter',
        parameters: {
          action: 'shaping a bowl',
          place: 'in a small workshop',
          words: 'Open studio, Saturday',
        },
      },
      {
        prompt: 'a hand-dyed skein of sock yarn, from moss green to rust',
        parameters: { purpose: 'product', platform: 'pinterest', place: 'on a wooden stool' },
      },
      {
        prompt: 'a line chart of jars sold each month',
        parameters: {
          purpose: 'text-heavy',
          platform: 'linkedin',
          action: 'rising from 40 in March to 210 in November',
        },
      },
    ],
    refineActions: ['shorter', 'change'],
  },
  maxOutputTokens: 2000,
  itemSchema: altTextSchema,
  count: ({ parameters }) => (parameters.purpose === 'decorative' ? 1 : 2),
  buildBrief,
  fit: fitAltText,
  getOpening: () => null,
  canRepeat: true,
  modelFreeMode: {
    isChosen: ({ parameters }) => parameters.purpose === 'decorative',
    buildItems: () => [emptyAltText],
  },
  present,
  draft,
})
