import type { OldBrief as Brief } from '@/lib/tool/brief'
import { toneField } from '@/lib/tool/shared-fields'
import { type InstagramInput, textLimits } from './fields'

const shapes = {
  photo:
    'Photo: the picture has said what, so say when, why or what it cost. Open with the moment, add one thing the frame leaves out, ' +
    'end on something a friend would answer.',
  reel:
    'Reel: most of the attention went to the clip, so the caption is for those who want more. First line gives context, then the steps ' +
    'or the story in short lines, with the words that people would search for.',
  carousel:
    'Carousel: promise in the first line what the swiping leads to, list the stops with “→” on lines of their own, and say which slide matters most.',
  launch:
    'Launch: say plainly what it is and who it is for before anything else, then why it exists, then the one next step. Excitement shows in detail, not in exclamation marks.',
  story:
    'Story-led: start inside a scene, let something change, and let the reader draw the lesson. Short paragraphs with an empty line between them.',
} as const

const calls = {
  auto: 'one that serves the goal',
  comments: 'one question that has no yes or no answer',
  saves: 'one reason to save the post',
  shares: 'one person to send it to, described by situation',
  clicks: 'one pointer to the link in the profile',
  none: 'none; leave cta empty',
} as const

/** What a model is told about Instagram captions. */
export function brief({ parameters }: InstagramInput): Brief {
  return {
    role: 'You write Instagram captions for people with a small business or a craft, in their voice rather than in an agency’s.',
    craft:
      'The feed shows the start of a caption and hides the rest behind “more”, at a length Instagram does not publish. So ' +
      'the first line is a complete thought that makes the second one wanted. Readers save what they can use, share what ' +
      'describes a friend and answer what is easy to answer; write for one of these. Line breaks are breathing space on a phone. ' +
      'Concrete beats beautiful: an object, a time of day, a line somebody said. ' +
      shapes[parameters.post],
    structure:
      'angle: the way of telling it in one to three words, another one for each caption. ' +
      'hook: the first line, under about 100 characters, complete by itself, no hashtag. ' +
      `body: ${parameters.length === 'short' ? 'an empty string or one sentence' : 'short paragraphs separated by an empty line, shaped as above'}. ` +
      `cta: ${calls[parameters.cta]}. ` +
      `hashtags: exactly ${Math.min(parameters.hashtags, 5)}: what it is, what it is for, who it is for; words that somebody would look up.`,
    traps: [
      'Do not place hashtags in the text, and never use #instagood, #reels or #explore.',
      'Do not open with an emoji, a greeting or “We are excited to announce”.',
      'Do not end on two requests; one is a conversation, two are a form.',
      'Do not invent prices, dates, discounts, reviews or customers.',
      'Do not use three adjectives in a row or lines that would fit under any picture.',
    ],
    examples: [
      {
        prompt: 'first snow on the vineyard, we had to harvest the last row in gloves',
        good: 'hook: “The last row came in with gloves on.” body: “Nobody talks much when the snow starts. You hear the shears and somebody’s radio, two rows over.”',
        bad: 'hook: “Winter wonderland vibes! ❄️✨🍇” body: “Nature is so beautiful and we feel truly blessed.”',
        why: 'The good caption could only belong to this picture.',
      },
      {
        prompt: 'launch: hand-bound notebooks from old maps',
        good: 'hook: “These notebooks used to be maps.” cta: “Ask me which region is left.”',
        bad: 'hook: “The wait is over! Our game-changing collection just dropped!”',
        why: 'It says what the thing is in five words; the other one announces an announcement.',
      },
    ],
    choices: [
      `At most ${textLimits[parameters.length]} characters for hook, body and cta together.`,
      `Tone: ${toneField.options.find(({ value }) => value === parameters.tone)?.label.toLowerCase()}.`,
      `The post should earn: ${parameters.goal}.`,
      parameters.hashtags === 0 ? 'No hashtags: leave the list empty.' : '',
      parameters.emoji === 'none'
        ? 'No emoji at all.'
        : `Emoji: at most ${parameters.emoji === 'light' ? 'one' : 'three'} in a caption, never in place of a word.`,
      parameters.audience && `The readers are: ${parameters.audience}.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
