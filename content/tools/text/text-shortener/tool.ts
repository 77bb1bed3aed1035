import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { draft } from './draft'
import { shortenFields, shorterVersionSchema } from './fields'
import { fitShorterVersion } from './fit'
import { presentShorterVersion } from './present'

const VERSION_COUNT = 3

export default definePromptTool({
  type: 'text-shortener',
  path: '/text-tools/text-shortener',
  icon: 'scissors',
  order: 130,
  category: 'fix',
  startingPoints: ['text'],
  searchWords: 'shorten, shorter, make it fit, cut words, fewer words, 280 characters',
  relatedToolTypes: ['text-summarizer', 'social-character-counter', 'twitter-thread', 'twitter-tweet'],
  nextToolTypes: ['twitter-thread', 'instagram-caption'],
  form: {
    noun: 'version',
    promptLabel: 'Your text',
    placeholder: 'Paste the caption, post or bio that is too long',
    hint: 'Up to 6,000 characters, in any language.',
    promptLimit: 6000,
    buttonLabel: 'Make it fit',
    fields: shortenFields,
    examples: [
      {
        prompt:
          'We are really very happy to be able to announce that our second bike workshop is finally going to open its doors in Bristol on May 2nd. It took us a whole winter. In order to celebrate we check your brakes for free on that day, from 9 to noon. My brother painted the sign himself, twice, because the first one said “bicyles”. Book here: https://bikes.example/may #bristol #bikes',
      },
      {
        prompt:
          'Pottery teacher from Leeds. I make mugs that lean, bowls with a thumbprint in the glaze and, on good days, teapots that pour. Seconds sale every first Saturday of the month. Classes for beginners on Tuesdays. Orders by message only, please.',
        parameters: { target: 'instagram-bio' },
      },
      {
        prompt:
          'Due to the fact that the heating failed on Sunday night, the library will unfortunately have to remain closed until Thursday. Books that are due this week can be returned next week without a fee. The reading group is going to meet in the café across the street instead. We apologise for any inconvenience that this may cause.',
        parameters: { target: 'words', most: 25 },
      },
    ],
    refineActions: ['shorter', 'change'],
  },
  maxOutputTokens: 3000,
  itemSchema: shorterVersionSchema,
  count: () => VERSION_COUNT,
  buildBrief,
  getProtectedKinds: ({ parameters }) => (parameters.keepLinks ? ['links', 'tags'] : []),
  fit: fitShorterVersion,
  getOpening: () => null,
  present: presentShorterVersion,
  draft,
})
