import type { Post } from '@/lib/kits/posts/post'
import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { type CaptionInput, captionFields, type PostKind, textLimits } from './fields'

const postKindInstructions: Record<PostKind, string> = {
  photo: 'The picture has said what: say when, why or what it cost, with one thing that the frame leaves out.',
  reel: 'The caption is for those who want more than the clip: first the context, then the rest in short lines, with the words people search for.',
  carousel: 'The first line says what the swiping leads to; the stops stand with “→” on lines of their own.',
  launch: 'Say plainly what it is, for whom and from when before anything else, then the one next step.',
  story: 'Start inside the scene that the prompt tells, let something change, and leave the lesson to the reader.',
}

const bodyInstructions = {
  short: 'an empty string, or one sentence of at most 8 words',
  medium: '30 to 60 words in two or three paragraphs, an empty line between them',
  long: '120 to 200 words in short paragraphs, an empty line between them',
} as const

const callToActionInstructions = {
  auto: 'one sentence that serves the goal where the prompt gives it something to ask for, else empty',
  comments: 'one question that has no yes or no answer',
  saves: 'one reason to save the post, taken from the prompt',
  shares: 'one person to send it to, described by situation',
  clicks: 'one pointer to the link in the profile',
  none: 'an empty string',
} as const

export function buildBrief({ parameters }: CaptionInput): Brief<Post> {
  const { post, length, cta, goal, hashtags, audience, outcome, turn, action } = parameters
  return {
    role: 'You write Instagram captions for people with a small business or a craft, in their voice rather than in an agency’s.',
    outputShape: 'set',
    guidelines:
      'The feed shows the start of a caption and hides the rest behind “more”. So the first line is a complete thought that makes ' +
      'the second one wanted. Readers save what they can use, share what describes a friend and answer what is easy to answer: ' +
      'write for one of these. Take the object, the hour or the sentence that the prompt gives and put it first; concrete beats ' +
      'beautiful. Line breaks are breathing space on a phone.',
    fields: {
      angle: 'the way of telling it, one to three words, another one for each item.',
      hook: 'the first line, 6 to 16 words, complete by itself; no hashtag, no greeting, no emoji at its start.',
      body: `${bodyInstructions[length]}; none of it repeats the hook.`,
      cta: `${callToActionInstructions[cta]}.`,
      hashtags: `exactly ${Math.min(hashtags, 5)}: what it is, what it is for, who it is for; words that somebody would look up.`,
    },
    sample: {
      prompt:
        'first snow on the vineyard, we harvested the last row in gloves, all you could hear was the shears and a radio two rows over',
      item: {
        angle: 'Sound',
        hook: 'The last row came in with gloves on.',
        body: 'First snow on the vineyard.\n\nAll you could hear was the shears, and a radio two rows over.',
        cta: '',
        hashtags: ['#vineyard', '#grapeharvest', '#winegrower'],
      },
    },
    traps: [
      'Hashtags in the text, or generic ones such as #instagood, #reels and #explore.',
      'Two requests: one is a conversation, two are a form.',
      'Three adjectives in a row.',
      'A line that would fit under any picture.',
    ],
    examples: [
      {
        prompt: 'launch: hand-bound notebooks from old maps, 12 regions, ask me which are left',
        good: 'hook: “These notebooks used to be maps.” cta: “Ask me which of the 12 regions are left.”',
        bad: 'hook: “The wait is over! Our game-changing collection just dropped!”',
        why: 'The good one says what the thing is in five words; the bad one announces an announcement.',
      },
      {
        prompt: 'handwash only labels are a scam, I put everything in at 30',
        good: 'hook: “Everything I own goes in at 30. Handwash-only labels included.”',
        bad: 'hook: “Laundry day tips for a happier home ✨”',
        why: 'The good one takes the side that the prompt takes; the bad one turns it into tips.',
      },
    ],
    aims: [
      `The post should earn: ${getOptionLabel(captionFields, 'goal', goal).toLowerCase()}.`,
      ...(action && cta !== 'none' ? ['The cta asks for what `action` says, with its day or place.'] : []),
    ],
    choices: [
      postKindInstructions[post],
      `At most ${textLimits[length]} characters for hook, body and cta together.`,
      hashtags === 0 ? 'The list of hashtags is empty.' : '',
      audience && 'The readers are those that `audience` names.',
      outcome && 'What comes out stands in `outcome`: use it as it is.',
      turn && 'What surprised them or went wrong stands in `turn`: at least one caption is built on it.',
    ],
  }
}
