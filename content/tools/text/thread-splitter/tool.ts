import { mapValues } from '@/lib/core/map-values'
import { getShortName } from '@/lib/platforms/networks'
import { select, textField } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { threadFields } from './run'

export default defineTextTool({
  icon: 'scissors',
  order: 270,
  category: 'format',
  searchWords: 'split text into tweets, long tweet, break up a text, thread maker, bluesky thread',
  relatedToolTypes: ['twitter-thread', 'social-character-counter', 'caption-spacer', 'twitter-tweet'],
  input: {
    label: 'Your long text',
    placeholder: 'Paste a blog post, a newsletter or a story. Type --- on a separate line to start a new post.',
    limit: 50_000,
    sample:
      'I quit my job as a nurse in March to sell candles. Everyone told me I was crazy, and for about four months everyone was right.\n\nThe first thing I learned is that nobody wakes up wanting a candle. They want a present for somebody they don’t know very well.\n\nOnce I understood that, I stopped writing about soy wax and started writing about aunts, teachers and the woman next door who feeds the cat. Sales doubled in a week.\n---\nThe second thing: the card reader always dies on a Saturday. I wrote my bank details on a piece of cardboard and asked people to pay when they got home. By Monday evening, forty-one payments had arrived.',
  },
  visibleFieldCount: 2,
  fields: [
    select(
      'network',
      'Network',
      mapValues(threadFields, ([{ max }], id) => `${getShortName(id)} (${max})`),
    ),
    select('numbering', 'Numbers', { none: 'Off', slash: '1/5', thread: '🧵 1/5' }),
    select('breakAt', 'Break at', { sentence: 'Sentences', paragraph: 'Paragraphs only' }),
    textField('last', 'Last post', 1_000, {
      placeholder: 'Follow along for part two',
      hint: 'Ends the thread with a call to action in a separate post.',
    }),
  ],
})
