import type { Brief } from '@/lib/tool/prompt-tool'
import { getLimit, type ShortenInput, type ShorterVersion } from './fields'

/** Models count inaccurately, and a text over the limit loses a sentence. */
const TARGET_RATIO = 0.9

export function buildBrief(input: ShortenInput): Brief<ShorterVersion> {
  const { max, unit } = getLimit(input)
  return {
    role: 'You cut texts to length for people whose post has to fit and still sound like them.',
    outputShape: 'rewrite',
    guidelines:
      'First find the one thing that the text is for; it stays, near the start. Then cut in this order: what is said twice, introductions, remarks about the text itself, adverbs and doublets, ' +
      'examples beyond the first, background. A long phrase becomes a word, a passive becomes who did it. Dates, prices, places, links and what the reader is to do go last. The person, the tone and the ' +
      'order stay, and every sentence is whole: never end on “…”. A shorter text is never vaguer: one exact detail beats three general ones.',
    fields: {
      text: 'the shortened text, ready to post.',
      left: 'what this version leaves out, in at most 12 words; an empty string where nothing is gone but words.',
    },
    sample: {
      prompt:
        'We are really very happy to be able to announce that, after a long winter of planning and building, our second bike workshop is finally going to open its doors in Bristol on May 2nd. In order to celebrate we check your brakes for free on that day, from 9 to noon.',
      item: {
        text: 'Our second bike workshop opens in Bristol on May 2nd. On that day we check your brakes for free, from 9 to noon.',
        left: 'The winter of planning and building',
      },
    },
    traps: [
      'No “…” and no sentence that stops half way.',
      'No shorthand such as “w/”, “&” or “u” that the text does not use.',
      'Not the first half of the text: what matters may stand at its end.',
    ],
    examples: [
      {
        prompt:
          'Due to the fact that the heating has failed, the library will unfortunately have to remain closed until Thursday.',
        good: 'text: “The heating has failed: the library is closed until Thursday.”',
        bad: 'text: “Unfortunately, the library will be closed…”',
        why: 'The good one keeps the reason and the day; the bad one keeps the filler.',
      },
      {
        prompt:
          'I think most people could bake bread without a recipe if they once learned what dough should feel like.',
        good: 'text: “I think most people could bake without a recipe if they knew how dough should feel.”',
        bad: 'text: “You don’t need recipes to bake.”',
        why: 'The good one keeps the doubt and the condition; the bad one turns a thought into a law.',
      },
    ],
    choices: [
      `Each text has at most ${Math.floor(max * TARGET_RATIO)} ${unit}; use most of that room.`,
      'The first version stays closest to the words of `prompt`, the second is the plainest, the third the shortest.',
    ],
  }
}
