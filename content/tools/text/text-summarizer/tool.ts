import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { draft } from './draft'
import { summaryFields, summarySchema } from './fields'
import { fitSummary } from './fit'
import { presentSummary } from './present'

export default definePromptTool({
  type: 'text-summarizer',
  path: '/text-tools/text-summarizer',
  icon: 'list-collapse',
  order: 140,
  category: 'fix',
  startingPoints: ['text'],
  searchWords: 'summarize, tl;dr, sum up, key takeaways, shorten an article',
  relatedToolTypes: ['social-character-counter', 'twitter-thread', 'instagram-carousel', 'tiktok-transcript-generator'],
  nextToolTypes: ['twitter-tweet', 'twitter-thread', 'instagram-caption'],
  form: {
    noun: 'summary',
    promptLabel: 'Your text',
    placeholder: 'Paste an article, a transcript, your notes or a long caption',
    hint: 'Up to 20,000 characters, in any language.',
    promptLimit: 20_000,
    buttonLabel: 'Sum it up',
    fields: summaryFields,
    examples: [
      {
        prompt:
          'Last spring I moved my vegetables from the back of the house to raised beds along the fence. The soil there had been walked on for years, so I spent three weekends turning compost into it. Tomatoes did well, the carrots forked, and the slugs found the lettuce within days. Dr. Shah next door said slugs hate copper tape, so I tried it: the tape kept most of them out. Raised beds dry out faster than open ground. Mine need water every second day in July, and mulch keeps the beds moist for a day longer. The beds cost me 340 euros in total. My neighbours laughed at first. Two of them have raised beds now.',
        parameters: { points: '3' },
      },
      {
        prompt:
          'The council voted on Tuesday to close the Mill Road car park in May. It has stood half empty since the station opened, the report says. Traders on Mill Road disagree. They counted cars in March and found it full on four days out of six. “I will lose a third of my customers”, said Anna Weber, who sells wool there. The council has promised a bus to Mill Road every ten minutes. No budget for the bus has been agreed. A petition against closing the car park has 2,100 names.',
        parameters: { form: 'paragraph', points: '3', focus: 'bus, petition' },
      },
      {
        prompt:
          'so today i want to talk about why i left my job and started baking full time because a lot of you asked and honestly it was not one day it was two years of getting up at four to bake before work and then one morning my boss told me i looked tired and i said i have been up since four and she said why do you not just do that then and i went home and did the numbers and the numbers said i needed forty loaves a day to pay the rent and i was selling thirty five already so i gave notice on the friday',
        parameters: { form: 'tldr' },
      },
    ],
    refineActions: ['shorter', 'change'],
    onDevice: 'summarize',
  },
  maxOutputTokens: 2500,
  itemSchema: summarySchema,
  count: () => 1,
  buildBrief,
  fit: fitSummary,
  getOpening: () => null,
  present: presentSummary,
  draft,
})
