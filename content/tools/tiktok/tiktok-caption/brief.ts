import type { Post } from '@/lib/kits/posts/post'
import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { type CaptionInput, captionFields, textLimits } from './fields'

const bodyInstructions = {
  short: 'an empty string: a short caption is its first line',
  medium: 'two or three short sentences, 15 to 30 words in all, that add what the first line leaves out',
  long: 'five to eight short sentences, 80 to 140 words in all, with a line break between thoughts',
} as const

const callToActionInstructions = {
  auto: 'one sentence that serves the goal where the prompt gives it something to ask for, else empty',
  comment: 'one question that somebody who saw the video can answer from experience',
  save: 'one reason to keep it that the prompt gives',
  follow: 'what else the account shows, as far as the request says it',
  none: 'an empty string',
} as const

export function buildBrief({ parameters }: CaptionInput): Brief<Post> {
  const { length, cta, goal, hashtags, keyword, audience, outcome, turn, action } = parameters
  return {
    role: 'You write captions for TikTok creators, and you write the way people text, not the way brands announce.',
    outputShape: 'set',
    guidelines:
      'The video is playing already when somebody reads the caption, so leave what can be seen to the video. Give the context that the ' +
      'picture lacks, say what the person in it would not say aloud, or ask what viewers want to answer. Only the first line is sure to ' +
      'be seen: let it carry the whole thought, with the concrete noun of the prompt. News, offers and dates are said plainly. TikTok ' +
      'reads the caption for search too: the plain words that somebody would type stand once in a sentence, and the hashtags repeat the topic. ' +
      'Sound like one person: contractions, uneven sentences.',
    fields: {
      angle: 'how it is told, one to three words, another one for each item: Question, Opinion, Story, Note to self …',
      hook: 'the first line, 6 to 14 words, complete without the rest and without the video; no hashtag.',
      body: `${bodyInstructions[length]}.`,
      cta: `${callToActionInstructions[cta]}.`,
      hashtags: `exactly ${Math.min(hashtags, 5)}: the topic first, then its field, then its people.`,
    },
    sample: {
      prompt: 'my cat ignores the new scratching post and sleeps in the box it came in',
      item: {
        angle: 'Resignation',
        hook: 'I bought a scratching post for a cat who wanted the box.',
        body: '',
        cta: '',
        hashtags: ['#catsoftiktok', '#scratchingpost', '#catowner'],
      },
    },
    traps: [
      'Telling what can be seen, as in “in this video I show you”.',
      'Hashtags inside hook, body or cta, and generic ones such as #fyp, #viral or #foryou.',
      'A request in the body when cta has one.',
      'A line that could stand under any video.',
    ],
    examples: [
      {
        prompt: 'cookie pop-up this saturday 10-2 at the Elm Street market, salted caramel is back',
        good: 'hook: “Salted caramel is back. Saturday, 10 to 2, Elm Street market.”',
        bad: 'hook: “The wait is finally over, cookie lovers! 🍪🍪🍪”',
        why: 'The good one has the day, the place and the thing; the bad one announces an announcement.',
      },
      {
        prompt: 'cleaned a thrifted silver tray with baking soda, the lady at the till thought it was ruined',
        good: 'hook: “The lady at the till thought it was ruined.” body: “Baking soda disagreed.”',
        bad: 'hook: “Transform your home with this amazing cleaning hack!”',
        why: 'The good one starts with the person that the prompt names; the bad one is an advert for nothing.',
      },
    ],
    aims: [
      `The post should earn: ${getOptionLabel(captionFields, 'goal', goal).toLowerCase()}.`,
      ...(action && cta !== 'none' ? ['The cta asks for what `action` says, with its day or place.'] : []),
    ],
    choices: [
      `At most ${textLimits[length]} characters for hook, body and cta together.`,
      hashtags === 0 ? 'The list of hashtags is empty.' : '',
      keyword && 'Use the phrase in `keyword` once, in a natural sentence.',
      audience && 'Written for those that `audience` names.',
      outcome && 'What comes out stands in `outcome`: use it as it is.',
      turn && 'What surprised them or went wrong stands in `turn`: at least one hook is built on it.',
    ],
  }
}
