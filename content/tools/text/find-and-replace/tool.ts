import { defineTextTool } from '@/lib/tool/text-tool'

export default defineTextTool({
  type: 'find-and-replace',
  path: '/text-tools/find-and-replace',
  icon: 'replace',
  order: 170,
  category: 'fix',
  searchWords: 'search replace, regex, replace words, substitute, find text',
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
      'The expression needs too many attempts on this text. Repetitions within repetitions, such as (a+)+, do that: make one of them plain, or take a shorter text.',
  },
  fields: [
    {
      kind: 'text',
      isMultiline: true,
      name: 'pairs',
      label: 'Find => replace',
      maxLength: 20_000,
      default: '',
      placeholder: 'colour => color\nteh => the\n“draft” =>',
      hint: 'One pair a line. Nothing after => takes it out. \\n is a line break, \\t a tab, \\=> an arrow.',
    },
    {
      kind: 'select',
      name: 'mode',
      label: 'Look for',
      variant: 'chips',
      options: [
        { value: 'plain', label: 'Plain words' },
        { value: 'regexp', label: 'RegExp' },
      ],
      default: 'plain',
    },
    { kind: 'toggle', name: 'case', label: 'Match capitals', default: false },
    { kind: 'toggle', name: 'whole', label: 'Whole words only', default: false },
    {
      kind: 'toggle',
      name: 'lines',
      label: 'RegExp: ^ and $ at every line',
      default: true,
    },
    {
      kind: 'select',
      name: 'flag',
      label: 'RegExp: flag',
      options: [
        { value: 'u', label: 'u (Unicode)' },
        { value: 'v', label: 'v (Unicode sets, newer browsers)' },
      ],
      default: 'u',
    },
  ],
})
