import type { Post } from '@/lib/kits/posts/post'
import { getShortName } from '@/lib/platforms/networks'
import type { Brief } from '@/lib/tool/prompt-tool'
import { type CaptionInput, networkCaptions, textLimits } from './fields'

const bodyInstructions = {
  short: 'an empty string: the caption is its first line',
  medium: '15 to 45 words in one or two paragraphs that build on the fact',
  long: '80 to 140 words in short paragraphs, an empty line between them',
} as const

export function buildBrief({ parameters }: CaptionInput): Brief<Post> {
  const { platform, length, hashtags, keyword, audience, outcome, turn, action } = parameters
  const limit = Math.min(textLimits[length], networkCaptions[platform].max)
  return {
    role: 'You write captions for single pictures, in the voice of whoever took them.',
    outputShape: 'set',
    guidelines:
      'Readers see the picture before they read a word, so a caption that describes it says nothing. `prompt` has the one thing that the picture cannot show: when, why, what it cost, what came ' +
      'before. Start from that fact, in every caption, and let one detail of the picture stand beside it where it helps: a colour, a hand, the light. The first line is a complete ' +
      'thought. Say things as one would to a friend who is shown the picture across a table.',
    fields: {
      angle: 'the way of telling it, one to three words, another one for each item.',
      hook: 'the first line, 6 to 16 words, complete by itself; no hashtag, no greeting.',
      body: `${bodyInstructions[length]}.`,
      cta: 'one sentence where the request gives something to ask for, else an empty string.',
      hashtags: `exactly ${hashtags}: what it is, where or what it belongs to, who it is for.`,
    },
    sample: {
      prompt: 'it took three winters before one mug came out of the kiln whole',
      item: {
        angle: 'Patience',
        hook: 'Three winters, and then one whole mug.',
        body: 'Every one before it came out of the kiln in two. I still check the handle each morning.',
        cta: '',
        hashtags: ['#pottery', '#kilnopening', '#handmademug'],
      },
    },
    traps: [
      'Telling what can be seen: “a cup of coffee on a wooden table”.',
      'A caption that would fit any other picture.',
      'Anything about the picture stated as fact that only the visitor can know: who, where, when.',
      'Hashtags in the text, or generic ones such as #instagood and #photooftheday.',
    ],
    examples: [
      {
        prompt: 'her first day at the beach and she ate sand',
        good: 'hook: “First day at the beach. She ate the beach.”',
        bad: 'hook: “Making memories by the sea 🌊✨”',
        why: 'The good one is made of the fact; the bad one fits every beach.',
      },
      {
        prompt: 'we open the new bakery on Saturday at eight, the sign came today',
        good: 'hook: “The sign came today. We open on Saturday at eight.”',
        bad: 'hook: “A beautiful sign on a charming storefront.”',
        why: 'The good one has the day and the hour; the bad one describes the picture.',
      },
    ],
    choices: [
      `They are for ${getShortName(platform)}: at most ${limit} characters without the hashtags.`,
      hashtags === 0 ? 'The list of hashtags is empty.' : '',
      keyword && 'The words in `keyword` stand once in a natural sentence.',
      audience && 'The readers are those that `audience` names.',
      outcome && 'What comes out stands in `outcome`: use it as it is.',
      turn && 'What surprised them or went wrong stands in `turn`: at least one caption is built on it.',
    ],
    aims: action ? ['The cta asks for what `action` says, with its day or place.'] : [],
  }
}
