import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Twitter Bio Writer',
  title: 'Free Twitter (X) Bio Writer – Within 160 Characters',
  description:
    'Write a Twitter (X) bio that always fits 160 characters, with a display name that tells strangers what you do. Free, no sign-up.',
  summary: 'Bios for X in plain sentences, never over 160 characters, with a display name.',
  card: 'Bios for X in plain sentences within 160 characters, with a display name.',
  keywords: ['bio', 'twitter bio', 'x bio', 'profile', 'display name', 'tweet', 'about me', 'introduction'],
  steps: [
    {
      title: 'Introduce yourself in a line',
      text: '“Structural engineer who posts about bridges that fell.” Several roles? Put commas between them.',
    },
    {
      title: 'Add a fact and a next step',
      text: 'Both go in word for word. “Tone” only steers an AI; a quick draft keeps yours.',
    },
    {
      title: 'Look at your pinned post',
      text: 'People see both at once. Bridges in the bio, lunch in the post? Change one.',
    },
    {
      title: 'Paste it',
      text: 'Place and website have their own fields in Edit profile, so keep the 160 characters for words.',
    },
  ],
  features: [
    {
      title: 'It really fits',
      text: 'Every bio is counted. What doesn’t fit loses its least important sentence.',
    },
    {
      title: 'Sentences, not separators',
      text: 'No rows of bars and emoji. One or two sentences a person could say.',
    },
    { title: 'All of you', text: '“Engineer, dad, amateur baker”: everything stays, in your order.' },
    {
      title: 'A display name with your topic',
      text: 'Up to 50 characters: your name first, then what you post about.',
    },
  ],
  faq: [
    {
      question: 'How long can a bio on X be?',
      answer:
        '160 characters, and the display name 50, say X’s help pages (November 2026). Premium makes posts longer, not the bio.',
    },
    {
      question: 'Do emoji count more?',
      answer: 'X doesn’t say for bios. We count most emoji as two, so your bio is never too long.',
    },
    {
      question: 'Can a bio have links, mentions or hashtags?',
      answer:
        'X allows them, we leave them out. Your website has its own field, and every link is a way to leave before following.',
    },
    {
      question: 'Do I need “views are my own”?',
      answer: 'It’s a habit, not a legal shield. If your employer wants it, use the room that’s left.',
    },
    {
      question: 'Can I change my display name often?',
      answer:
        'Yes, it’s separate from your handle. With a check mark, a change can pause the mark until X has reviewed it.',
    },
    {
      question: 'Why do the bios start with my own words?',
      answer: 'You know best who you are. The cards differ in what follows: a fact, a next step, what you post about.',
    },
  ],
  sources: [
    {
      label: 'X: customise your profile',
      url: 'https://help.x.com/en/managing-your-account/how-to-customize-your-profile',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
