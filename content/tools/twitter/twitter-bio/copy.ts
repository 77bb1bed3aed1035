import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Twitter Bio Writer',
  title: 'Twitter (X) Bio Writer: 160 Characters, Counted',
  description:
    'Write a Twitter (X) bio that stays within 160 characters because code counts them, with a display name that strangers can place. Free and without sign-up.',
  summary: 'Bios for X in plain sentences, never over 160 characters, each with a display name.',
  card: 'Bios for X in plain sentences, counted to 160 characters, with a display name.',
  keywords: ['bio', 'twitter bio', 'x bio', 'profile', 'display name', 'tweet', 'about me', 'introduction'],
  steps: [
    {
      title: 'Introduce yourself in a line',
      text: 'Job, obsession, or both: “structural engineer who posts about bridges that fell”. Several roles with commas between them work, too.',
    },
    {
      title: 'Add a fact and a next step',
      text: 'A fact that speaks for you and what people should do go in word for word. With an AI model connected the tone is followed; the built-in writer keeps yours.',
    },
    {
      title: 'Compare it with your pinned post',
      text: 'People see both at once. If the bio promises bridges and the pinned post shows lunch, change one of them.',
    },
    {
      title: 'Paste it and use the other fields',
      text: 'Edit profile has separate fields for place and website. Put them there and keep the 160 characters for words.',
    },
  ],
  features: [
    {
      title: 'Really within 160',
      text: 'Many bio generators ask a model for a length and hope. Here every bio is counted by code, and what does not fit loses its least needed sentence.',
    },
    {
      title: 'Sentences instead of separators',
      text: 'No rows of bars and emoji between nouns. A bio reads as one or two sentences that a person could have said.',
    },
    {
      title: 'Several lives, one bio',
      text: 'Enter “engineer, dad, amateur baker” and all of them stay, in your order, with room for the one fact that ties them together.',
    },
    {
      title: 'Display name with a subject',
      text: 'Up to 50 characters, your name first where you gave one, and behind it the subject, since the name stands above every post you write.',
    },
  ],
  faq: [
    {
      question: 'How long can a bio on X be?',
      answer:
        '160 characters, and the display name 50, according to X’s help pages (checked in November 2026). Premium makes posts longer, not the bio.',
    },
    {
      question: 'Do emoji and other scripts count more?',
      answer:
        'In posts X weighs characters, for bios it documents no weighting. We count UTF-16 units, where most emoji are two, so a bio never turns out longer than the meter says.',
    },
    {
      question: 'Can a bio contain links, mentions or hashtags?',
      answer:
        'X allows them. We leave them out: the website has a field of its own, and each link in the text is one more way to leave before following.',
    },
    {
      question: 'Is “views are my own” needed?',
      answer:
        'It is a habit and no legal shield. If your employer asks for it, use the room that is left on the meter.',
    },
    {
      question: 'Can I change the display name often?',
      answer:
        'Yes, it is separate from your handle. On accounts with a check mark a change of name can pause the mark until X has reviewed it, so time it well.',
    },
    {
      question: 'Why do the bios begin with my own words?',
      answer:
        'Because nobody else can say who you are. The cards differ in what follows: a fact, a next step, what you post about. Code drops a bio that says the same as another on the page.',
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
