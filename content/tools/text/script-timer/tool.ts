import { numberField, select, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { limitSeconds, MAX_WORDS } from './run'

export default defineTextTool({
  icon: 'timer',
  order: 230,
  category: 'count',
  searchWords: 'how long is my script, speech timer, words to minutes, reading aloud, talking speed, prompter',
  copyValues: { marks: new Intl.ListFormat('en-GB').format(limitSeconds.map(String)), maxWords: MAX_WORDS },
  relatedToolTypes: ['tiktok-script-writer', 'youtube-script', 'word-counter', 'readability-checker'],
  input: {
    label: 'Your script',
    placeholder: 'Paste what you’ll say. [beat] is a one-second pause, [2 s] is two. Other [notes] aren’t timed.',
    limit: 200_000,
    sample:
      'Stop throwing away your sourdough starter. [beat] I did that for two years, and it cost me about forty bags of flour.\n\nHere is what I do now. I keep one spoon of starter in the fridge and nothing else. [b-roll: the jar] On Friday evening I feed it flour and water and leave it on the counter. On Saturday morning it has doubled, and that is all I need for two loaves.\n\nWhat is left goes back into the fridge. No waste, no guilt, no second jar. [pause]\n\nTry it this weekend, and tell me what you bake.',
  },
  fields: [
    numberField('wpm', 'Words per minute', {
      min: 60,
      max: 300,
      default: 150,
      hint: '150 is a conversation, 160 to 180 a typical short video. Or measure yours below.',
    }),
    select(
      'length',
      'Your video’s length',
      { 15: '15 seconds', 30: '30 seconds', 60: '60 seconds', 90: '90 seconds' },
      { default: '60' },
    ),
    toggle('punctuation', 'Add a pause at commas and periods', false, {
      hint: 'Leave this off if you measured your pace. Your pauses are already included.',
    }),
  ],
})
