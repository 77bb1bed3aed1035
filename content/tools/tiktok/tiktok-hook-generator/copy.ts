import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Hook Generator',
  title: 'Free TikTok Hook Generator – From Your Own Words',
  description:
    'Free TikTok hooks in your own words, short enough to say in one breath, with on-screen text if your line has a second detail. No sign-up.',
  summary: 'Hooks in your own words, short enough to say in one breath.',
  card: 'Hooks for your first three seconds, in your own words.',
  keywords: ['hook', 'opening line', 'first three seconds', 'scroll stopper', 'intro', 'retention', 'viral hook'],
  steps: [
    {
      title: 'Say what your video is about',
      text: 'One line, the way you’d tell a friend. “My chicken recipe” gives weak hooks; “three dinners from one chicken” gives strong ones.',
    },
    {
      title: 'Add what only you know',
      text: 'How it ended, what went wrong. It goes into the hooks word for word.',
    },
    {
      title: 'Read them out loud',
      text: 'Film the one you don’t stumble over. “More like this” asks an AI, ours or yours, for others.',
    },
    { title: 'Keep going', text: 'Send your hook to the script writer or the caption generator.' },
  ],
  features: [
    {
      title: 'Say, write, show',
      text: 'Each hook can have a spoken line, on-screen text and a first shot. They never just repeat each other.',
    },
    {
      title: 'No made-up facts',
      text: 'No number appears that you didn’t give.',
    },
    {
      title: 'Short enough to say',
      text: 'About 15 spoken words, up to 25 with a sentence of your own in it; two to seven on screen.',
    },
    {
      title: 'Fits your kind of video',
      text: 'News, opinion, story or how-to: if we read it wrong, change it with one tap.',
    },
    {
      title: 'No clichés',
      text: 'No “you won’t believe”, no “what if I told you”.',
    },
  ],
  faq: [
    {
      question: 'What is a hook on TikTok?',
      answer:
        'The first one to three seconds: your words, the text on screen, the movement. It opens a question that the rest of the video answers.',
    },
    {
      question: 'Will a good hook make my video go viral?',
      answer:
        'Nobody can promise that. A hook wins you a few more seconds; the rest is the video, your audience and luck. Our score is a checklist, not a “virality score”.',
    },
    {
      question: 'Why about 15 words?',
      answer:
        'That’s about five to six seconds. People say 160 to 180 words a minute in short videos, says teleprompter.works (November 2026).',
    },
    {
      question: 'Why is the on-screen text different from what I say?',
      answer:
        'Many people watch with the sound off, and the others don’t need the same line twice. Different text gives both a reason to stay.',
    },
    {
      question: 'What goes in the blanks?',
      answer:
        'A quick draft has none. An AI leaves one for what only you know: how many tries, what someone said, which day.',
    },
    {
      question: 'Can I reuse a hook?',
      answer: 'The pattern, yes. Change the subject and the first shot, and leave a few posts in between.',
    },
    {
      question: 'Should I say “follow for part 2”?',
      answer:
        'Better not. TikTok’s For You standards restrict content that pushes people to engage (in force since 24 September 2026). End on your opening shot instead.',
    },
  ],
  sources: [
    {
      label: 'TikTok: For You feed eligibility standards',
      url: 'https://www.tiktok.com/community-guidelines/en/fyf-standards',
      checked: '2026-11',
    },
    {
      label: 'Teleprompter.works: speaking pace in TikTok scripts',
      url: 'https://teleprompter.works/blog/tiktok-script-guide',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
