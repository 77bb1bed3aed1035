import { numberField, select, textField, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { MAX_LINES, MAX_SHUFFLE_NUMBER } from './run'

export default defineTextTool({
  icon: 'arrow-down-a-z',
  order: 280,
  category: 'format',
  searchWords: 'sort, alphabetize, dedupe, unique lines, randomize list, sort list',
  copyValues: { maxLines: MAX_LINES },
  relatedToolTypes: ['text-cleaner', 'find-and-replace', 'text-compare', 'case-converter'],
  input: {
    label: 'Your list',
    placeholder: 'One per line, or separated by commas',
    limit: 500_000,
    sample: '#sourdough\n#BreadTok\n  #crumbshot\n\n#baking10\n#baking2\n#Sourdough\n#rye\n#breadtok\n#NewYorkBakery',
    sampleOptions: { sort: 'up', duplicates: 'loose' },
  },
  visibleFieldCount: 2,
  optionSetsLabel: 'steps',
  fields: [
    select(
      'sort',
      'Order',
      { none: 'Original', up: 'A–Z', down: 'Z–A', short: 'Shortest first', long: 'Longest first', shuffle: 'Shuffle' },
      { variant: 'chips' },
    ),
    select(
      'duplicates',
      'Duplicates',
      { exact: 'Remove exact matches', loose: 'Remove (ignore capitals and spaces)', keep: 'Keep' },
      { variant: 'chips' },
    ),
    textField('split', 'Split at', 20, { placeholder: ',', hint: 'Line breaks always split. \\t is a tab.' }),
    numberField('column', 'Keep only column (0 = all)', { min: 0, max: 99, default: 0 }),
    toggle('trim', 'Trim spaces at both ends', true),
    toggle('blank', 'Remove blank lines', true),
    textField('keep', 'Keep only lines with', 500, { placeholder: 'bread | rolls', hint: 'Separate entries with |' }),
    textField('drop', 'Remove lines with', 500, { placeholder: '#ad | http' }),
    numberField('seed', 'Shuffle number', {
      min: 0,
      max: MAX_SHUFFLE_NUMBER,
      default: 0,
      hint: 'The same number gives the same order again. 0 gives a new order each time.',
    }),
    toggle('reverse', 'Reverse the order', false),
    select('number', 'Number the lines', {
      none: 'No',
      dot: '1. 2. 3.',
      bracket: '1) 2) 3)',
      padded: '01 02 03',
      bullet: '• bullets',
    }),
    numberField('from', 'First number', { min: 0, max: 999_999, default: 1 }),
    textField('prefix', 'Before each line', 100, { placeholder: '#' }),
    textField('suffix', 'After each line', 100, { placeholder: ';' }),
    textField('join', 'Join with', 20, {
      placeholder: ', ',
      hint: 'Leave empty for one per line. \\n is a line break.',
    }),
  ],
})
