import { textLanguageField } from '@/content/tools/text/text-language-field'
import { numberField, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'

export default defineTextTool({
  icon: 'text-initial',
  order: 200,
  category: 'count',
  searchWords: 'count, count words, letter count, sentence counter, paragraph counter, how many words, essay length',
  relatedToolTypes: ['social-character-counter', 'case-converter', 'tiktok-script-writer', 'youtube-description'],
  input: {
    label: 'Your text',
    placeholder: 'Paste a caption, a script or a whole chapter',
    limit: 500_000,
    sample:
      'I baked one sourdough loaf every day for a month. Dr. Patel, who lives next door, tasted all of them 👩‍👧\n\nThe first loaf was flat. The sourdough starter was too cold, so I moved the sourdough starter next to the oven. After that every loaf rose!\n\nWhat I would do again: weigh the flour, wait for the dough and never cut a warm loaf.',
  },
  fields: [
    numberField('goal', 'Word goal', { min: 0, max: 500_000, default: 0, hint: '0 means no goal.' }),
    { ...textLanguageField },
    toggle('content', 'Skip common words like “the” and “of” in the top lists', true),
  ],
})
