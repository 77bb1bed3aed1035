import { getShortName } from '@/lib/platforms/networks'
import { defineTextTool } from '@/lib/tool/text-tool'
import { threadFields } from './convert'
import { copy } from './copy'

const networkIds = Object.keys(threadFields) as (keyof typeof threadFields)[]

export const threadSplitter = defineTextTool({
  type: 'thread-splitter',
  path: '/text-tools/thread-splitter',
  icon: 'scissors',
  copy,
  relatedToolTypes: ['twitter-thread', 'social-character-counter', 'caption-spacer', 'twitter-tweet'],
  input: {
    label: 'Your long text',
    placeholder: 'Paste a blog post, a newsletter or a story. A line of --- starts a new post.',
    limit: 50_000,
    sample:
      'I quit my job as a nurse in March to sell candles. Everyone told me I was mad, and for about four months everyone was right.\n\nThe first thing I learned is that nobody wakes up wanting a candle. They want a present for somebody they don’t know very well.\n\nOnce I understood that, I stopped writing about soy wax and started writing about aunts, teachers and the woman next door who feeds the cat. Sales doubled in a week.\n---\nThe second thing: the card reader always dies on a Saturday. I wrote my bank details on a piece of cardboard and asked people to pay when they got home. By Monday evening, forty-one payments had arrived.',
  },
  visibleFieldCount: 2,
  fields: [
    {
      kind: 'select',
      name: 'network',
      label: 'Network',
      options: networkIds.map((id) => ({ value: id, label: `${getShortName(id)} (${threadFields[id][0].max})` })),
      default: 'x',
    },
    {
      kind: 'select',
      name: 'numbering',
      label: 'Numbers',
      options: [
        { value: 'none', label: 'Off' },
        { value: 'slash', label: '1/5' },
        { value: 'thread', label: '🧵 1/5' },
      ],
      default: 'none',
    },
    {
      kind: 'select',
      name: 'breakAt',
      label: 'Break at',
      options: [
        { value: 'sentence', label: 'Sentences' },
        { value: 'paragraph', label: 'Paragraphs only' },
      ],
      default: 'sentence',
    },
    {
      kind: 'text',
      name: 'last',
      label: 'Last post',
      maxLength: 1_000,
      default: '',
      placeholder: 'Follow along for part two',
      hint: 'A call to action that ends the thread in a post of its own.',
    },
  ],
})
