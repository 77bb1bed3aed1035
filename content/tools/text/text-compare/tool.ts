import { choices, select } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'

export default defineTextTool({
  icon: 'git-compare',
  order: 180,
  category: 'fix',
  searchWords: 'diff checker, compare, what changed, track changes, versions',
  relatedToolTypes: ['find-and-replace', 'text-cleaner', 'line-organizer', 'case-converter'],
  input: {
    label: 'First text',
    placeholder: 'Paste the older version',
    limit: 200_000,
    sample:
      'Sourdough in one day? Yes, if your starter is awake.\n\nMix flour, water and salt. Fold it four times.\n\nLet it rest in the fridge overnight.\n\nShape the loaf and score it with a sharp knife.\n\nBake it hot and let it cool before you cut it. Our family 👩‍👧 eats it warm.',
    secondBox: {
      label: 'Second text',
      placeholder: 'Paste the newer version',
      sample:
        'Sourdough in a day? Yes, if your starter is awake.\n\nLet it rest in the fridge overnight.\n\nShape the loaf and score it with a sharp knife.\n\nBake it very hot and let it cool before you slice it. Our family 👩‍👦 eats it warm.\n\nMix flour, water and salt. Fold it four times.',
    },
  },
  visibleFieldCount: 2,
  timeLimit: {
    timeoutMs: 15_000,
    timeoutMessage: 'Comparing by line is fastest. Or try shorter parts. Your texts are still in their boxes.',
  },
  fields: [
    select(
      'unit',
      'Compare by',
      { word: 'Word', line: 'Line', sentence: 'Sentence', character: 'Character' },
      { variant: 'chips' },
    ),
    select('view', 'Show', { inline: 'Inline', side: 'Side by side' }, { variant: 'chips' }),
    choices('ignore', 'Ignore differences in', {
      case: 'Capitalization',
      space: 'Spaces and line breaks',
      punctuation: 'Punctuation',
    }),
  ],
})
