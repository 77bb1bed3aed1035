import { textLanguageField } from '@/content/tools/text/text-language-field'
import { MAX_TAGS } from '@/lib/text/keywords/key-phrases'
import { numberField, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { MIN_WORDS } from './run'

export default defineTextTool({
  icon: 'key-round',
  order: 220,
  category: 'count',
  searchWords:
    'keyword finder, extract keywords, tag extractor, hashtag extractor, seo keywords, key words, topic finder',
  copyValues: { hashtags: MAX_TAGS, minWords: MIN_WORDS },
  relatedToolTypes: ['instagram-hashtags', 'youtube-tags', 'word-counter', 'text-compare'],
  input: {
    label: 'Your text',
    placeholder: 'Paste an article, a transcript or a description',
    limit: 200_000,
    sample:
      'Sourdough bread is easier than people think. You need a sourdough starter, strong bread flour, water and salt. Feed the sourdough starter in the evening. In the morning mix the dough, fold it four times and let it rest in a cold oven.\n\nCold dough is easier to score. A Dutch oven keeps the steam, and steam makes a good crust. Bake the bread in the Dutch oven for twenty minutes, then without the lid until the crust is dark. A wet dough gives an open crumb, a dry dough a tight crumb.',
    secondBox: {
      label: 'Compare with (optional)',
      placeholder: 'Paste another text on the same topic, like the page that ranks first',
      sample: '',
      isOptional: true,
    },
  },
  fields: [
    { ...textLanguageField },
    numberField('letters', 'Minimum word length (letters)', { min: 1, max: 12, default: 3 }),
    numberField('times', 'Minimum times used', { min: 1, max: 50, default: 2 }),
    toggle('content', 'Skip common words like “the” and “of”', true),
  ],
})
