import { mapValues } from '@/lib/core/map-values'
import { select } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { targets } from './targets'

export default defineTextTool({
  icon: 'book-open-check',
  order: 210,
  category: 'count',
  searchWords: 'hemingway, easy to read, flesch kincaid, simple english, writing score, weasel words, long sentences',
  copyValues: { grades: mapValues(targets, ({ grade }) => grade) },
  relatedToolTypes: ['word-counter', 'youtube-description', 'instagram-caption', 'case-converter'],
  input: {
    label: 'Your text',
    placeholder: 'Paste an English caption, script or article',
    limit: 100_000,
    sample:
      'I started baking in order to relax. Basically, numerous people had told me that it was impossible to bake sourdough in a small kitchen without utilizing a professional oven, which turned out to be completely wrong.\n\nThe first loaf was ruined. It was forgotten by my brother! The second one rose beautifully, although the temperature of our kitchen was considerably lower than professional bakers recommend. Studies show that practice helps.',
  },
  fields: [
    select(
      'target',
      'What is it for?',
      mapValues(targets, ({ label, grade }) => `${label} (grade ${grade})`),
      { default: 'post' },
    ),
  ],
})
