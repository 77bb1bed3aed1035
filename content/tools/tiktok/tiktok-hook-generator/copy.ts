import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Hook Generator',
  title: 'TikTok Hook Generator: Say, Show, Write the First Line',
  description:
    'Free TikTok hooks from your own words: what you say, what stands on screen, what is seen first. News, stories, opinions and how-tos, 15 words at most.',
  summary: 'Several ways to open your video, made of your own words: what to say, write and show first.',
  card: 'Openings for the first three seconds: spoken line, on-screen text and first frame.',
  keywords: [
    'hook',
    'opening line',
    'first three seconds',
    'scroll stopper',
    'intro',
    'retention',
    'viral hook',
  ],
  steps: [
    {
      title: 'Say what the video is',
      text: 'One line, as you would tell a friend: what happened, what opens on Friday, what you think. “My chicken recipe” gives weak hooks; “three dinners out of one chicken” gives strong ones.',
    },
    {
      title: 'Add what only you know',
      text: 'Who it is for, what comes out, what went wrong. Hooks use these details word for word. Ways to open that you choose come first, as far as your text has something for them.',
    },
    {
      title: 'Say three of them aloud',
      text: 'Film the one that you did not stumble over. “Shorter” keeps the sentence that is yours, and “More like this” opens in the same way.',
    },
    {
      title: 'Carry it on',
      text: 'Send the hook to the script writer or the caption generator with one click; the line travels with you.',
    },
  ],
  features: [
    {
      title: 'Three layers, three jobs',
      text: 'What is said, written and seen should each add something. On-screen text that only repeats the voice is left out, and a first frame stands there only where your text names something to film.',
    },
    {
      title: 'A blank instead of a made-up fact',
      text: 'Where a line needs what only you know, a blank in square brackets says what belongs there, and the card is marked as an outline. A figure that you did not give never appears.',
    },
    {
      title: 'Every line is counted',
      text: 'At most 15 spoken words, three to seven on screen, checked by code and shown on each card with the seconds it takes to say.',
    },
    {
      title: 'Read as what it is',
      text: 'An opening day is announced, an opinion argued, a story told. If the reading is wrong, one tap changes it and gives new hooks. On hard days the tool stays quiet and close to your words.',
    },
    {
      title: 'No opener twice',
      text: 'Apart from your own first words, no two hooks of a run begin alike, and worn lines such as “you won’t believe” are filtered out.',
    },
  ],
  faq: [
    {
      question: 'What is a hook on TikTok?',
      answer:
        'Whatever the viewer meets in the first one to three seconds: the words, the text on screen and the movement. Its job is to open one question that the rest of the video answers.',
    },
    {
      question: 'Does a good hook make a video go viral?',
      answer:
        'No tool can promise that. A hook decides whether somebody gives you a few more seconds; what happens afterwards depends on the video, the audience and luck. The score on a card is a checklist of what can be counted; we print no “virality score”, because we could not back one.',
    },
    {
      question: 'Why at most 15 words?',
      answer:
        'People speak at about 160 to 180 words a minute in short videos, a pace that teleprompter.works gives for scripts (checked in November 2026). Fifteen words then take between five and six seconds, which is already the long end for an opening.',
    },
    {
      question: 'Why is the on-screen text different from what I say?',
      answer:
        'Many people watch with the sound off, and those who listen do not need the same sentence twice. Different text gives both groups a reason to stay: it can name the stakes, set the scene or gently contradict you. Your captions still carry the spoken words.',
    },
    {
      question: 'What do I put into the square brackets?',
      answer:
        'What they ask for, from your own experience: how many tries, what somebody said, which day. If you have nothing for it, take another card. An invented answer is easy to spot in the comments.',
    },
    {
      question: 'Can I use the same hook twice?',
      answer:
        'The same pattern, yes, and it is worth doing when one holds your viewers well. Change the subject and the first frame, and wait a few posts in between so that regular viewers do not mistake it for a repeat.',
    },
    {
      question: 'Should I end with “follow for part 2”?',
      answer:
        'Better not. TikTok’s standards for the For You feed restrict content that manipulates people into engaging (guidelines in force since 24 September 2026). The tool leaves such lines out; ending on the shot you began with works just as well.',
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
