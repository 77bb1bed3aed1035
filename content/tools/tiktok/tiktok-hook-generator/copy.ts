import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Hook Generator',
  title: 'TikTok Hook Generator: Say, Show, Write the First Line',
  description:
    'Free TikTok hooks in three layers: the words you say, the text on screen and the first frame. Ten ways to open, 15 words at most, no invented numbers.',
  summary: 'Ten ways to open your video: what to say, what to write on screen, what to show first.',
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
      title: 'Write the payoff',
      text: 'One line on what somebody knows, has or feels after your video. “My chicken recipe” gives weak hooks; “three dinners out of one chicken” gives strong ones.',
    },
    {
      title: 'Pick the goal and, if you like, the family',
      text: 'With six hooks we choose the ways of opening that serve your goal best. Leave the families empty to see every one of the ten.',
    },
    {
      title: 'Say three of them aloud',
      text: 'Film the one that you did not stumble over. “Shorter” trims a line to what fits in a breath, and “More like this” stays in its family.',
    },
    {
      title: 'Carry it on',
      text: 'Send the hook to the script writer or the caption generator with one click; the line travels with you.',
    },
  ],
  features: [
    {
      title: 'Three layers, three jobs',
      text: 'Sound, text and picture arrive together, so each one says something the other two leave out. A hook whose on-screen text only repeats the voice is thrown away.',
    },
    {
      title: 'A blank instead of a made-up figure',
      text: 'Where a number carries the line and only you know it, you get [your number] to fill in. A figure that was not in your text never appears.',
    },
    {
      title: 'Every line is counted',
      text: 'At most 15 spoken words, three to seven on screen, checked by code and shown on each card with the seconds it takes to say.',
    },
    {
      title: 'A way to end, too',
      text: 'Each card says how the last shot can lead back into the first frame, so a replay feels like part of the video.',
    },
    {
      title: 'No opener twice',
      text: 'Within a run no two hooks begin with the same word, and worn lines such as “you won’t believe” are filtered out.',
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
      question: 'What do I put where it says [your number]?',
      answer:
        'Something true from your own experience: tries, days, euros, people who asked. If you have no such number, choose another card. An invented one is easy to spot in the comments.',
    },
    {
      question: 'Can I use the same hook twice?',
      answer:
        'The same pattern, yes, and it is worth doing when one holds your viewers well. Change the subject and the first frame, and wait a few posts in between so that regular viewers do not mistake it for a repeat.',
    },
    {
      question: 'Should I end with “follow for part 2”?',
      answer:
        'Better not. TikTok’s standards for the For You feed restrict content that manipulates people into engaging (guidelines in force since 24 September 2026). The tool leaves such lines out and suggests a loop instead.',
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
