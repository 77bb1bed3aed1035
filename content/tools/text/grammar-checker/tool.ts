import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { draft } from './draft'
import { grammarCheckSchema, grammarFields } from './fields'
import { fitGrammarCheck } from './fit'
import { presentGrammarCheck } from './present'

export default definePromptTool({
  type: 'grammar-checker',
  path: '/text-tools/grammar-checker',
  icon: 'spell-check',
  order: 120,
  category: 'fix',
  startingPoints: ['text'],
  searchWords: 'proofreader, spellcheck, mistakes, errors, correct, apostrophe',
  relatedToolTypes: ['case-converter', 'text-shortener', 'social-character-counter', 'instagram-caption'],
  nextToolTypes: [],
  form: {
    noun: 'checked text',
    promptLabel: 'Your text',
    placeholder: 'Paste what you’re about to post',
    hint: 'Up to 4,000 characters. Names, links, @handles and #tags are left alone.',
    promptLimit: 4000,
    buttonLabel: 'Check it',
    fields: grammarFields,
    examples: [
      {
        prompt:
          'Your going to love this. Yesterday i finaly opened my second bycicle workshop in Bristol , and it took a hour until the the first customer came in. She don’t need a new bike, she needed a new bell. It was better then any opening party. In order to celebrate, we check you’re brakes for free on Saturday.See you there!',
      },
      {
        prompt:
          'The color of the bread is it’s best sign: if the crust is gray, the oven was to cold. I should of written that down alot earlier. Its a mistake that begginers make, and I have recieved many pictures of pale loaves this year.',
        parameters: { dialect: 'uk' },
      },
      {
        prompt:
          'Big news!! We organise a open studio on june 6th. Their is coffee, and all of the seconds are half price due to the fact that the kiln was to hot. Ask for Siobhan, or write to @kiln.leeds  #pottery',
        parameters: { fix: ['grammar', 'spelling', 'punctuation'] },
      },
    ],
    refineActions: [],
    layout: 'edits',
  },
  maxOutputTokens: 4000,
  itemSchema: grammarCheckSchema,
  count: () => 1,
  buildBrief,
  fit: fitGrammarCheck,
  getOpening: () => null,
  present: presentGrammarCheck,
  draft,
})
