import { defineTextTool } from '@/lib/tool/text-tool'

export default defineTextTool({
  type: 'text-compare',
  path: '/text-tools/text-compare',
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
    timeoutMessage:
      'Compare by line, which is the quickest, or compare shorter parts. Both texts are still in their boxes.',
  },
  fields: [
    {
      kind: 'select',
      name: 'unit',
      label: 'Compare by',
      variant: 'chips',
      options: [
        { value: 'word', label: 'Word' },
        { value: 'line', label: 'Line' },
        { value: 'sentence', label: 'Sentence' },
        { value: 'character', label: 'Character' },
      ],
      default: 'word',
    },
    {
      kind: 'select',
      name: 'view',
      label: 'Show',
      variant: 'chips',
      options: [
        { value: 'inline', label: 'In one text' },
        { value: 'side', label: 'Side by side' },
      ],
      default: 'inline',
    },
    {
      kind: 'choices',
      name: 'ignore',
      label: 'Ignore differences in',
      options: [
        { value: 'case', label: 'Capitals' },
        { value: 'space', label: 'Spaces and line breaks' },
        { value: 'punctuation', label: 'Punctuation' },
      ],
      default: [],
    },
  ],
})
