import { select, textField, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { MAX_PAIRS } from './matches'

export default defineTextTool({
  icon: 'replace-all',
  order: 170,
  category: 'fix',
  searchWords: 'search replace, regex, replace words, substitute, find text',
  copyValues: { maxPairs: MAX_PAIRS },
  relatedToolTypes: ['text-cleaner', 'text-compare', 'line-organizer', 'case-converter'],
  input: {
    label: 'Your text',
    placeholder: 'Paste the text that needs changing',
    limit: 500_000,
    sample:
      'Hi {name}, thanks for your order on 2026-11-02!\nYour sourdough ships on 2026-11-05. The sourdough box is colour-coded.\nSee you soon, {name}.',
    sampleOptions: { pairs: '{name} => Maya\nsourdough => rye bread\ncolour => color' },
  },
  visibleFieldCount: 2,
  optionSetsLabel: 'rule sets',
  timeLimit: {
    timeoutMs: 2_000,
    timeoutMessage:
      'This expression takes too long on this text. Nested repetitions such as (a+)+ do that. Simplify one of them, or use a shorter text.',
  },
  fields: [
    textField('pairs', 'Find => replace', 20_000, {
      isMultiline: true,
      placeholder: 'colour => color\nteh => the\n“draft” =>',
      hint: 'One pair per line. Leave the right side empty to delete. \\n is a line break, \\t a tab, \\=> an arrow.',
    }),
    select('mode', 'Look for', { plain: 'Plain words', regexp: 'Regex' }, { variant: 'chips' }),
    toggle('case', 'Match case', false),
    toggle('whole', 'Whole words only', false),
    toggle('capitals', 'Keep capitals (Colour => Color)', false),
    toggle('exact', 'Match quotes and spaces exactly', false),
    toggle('lines', 'Regex: ^ and $ match the start and end of each line', true),
    select('flag', 'Regex flag', { u: 'u (Unicode)', v: 'v (Unicode sets, newer browsers)' }),
  ],
})
