import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Username Generator',
  title: 'Free TikTok Username Generator – Easy to Say and Find',
  description:
    'Free TikTok username ideas from your own words, your name and your place, each valid on TikTok and checked for Instagram, YouTube and X.',
  summary: 'Usernames from your own words, checked for TikTok, Instagram, YouTube and X.',
  card: 'Username ideas from your own words, valid on TikTok and checked for three more.',
  keywords: ['handle', 'username ideas', 'account name', 'tiktok names', 'nickname', 'aesthetic usernames', '@ name'],
  steps: [
    {
      title: 'Say what your account is about',
      text: 'Two or three words are enough: “sourdough bread”, “budget travel Japan”.',
    },
    {
      title: 'Choose what goes in',
      text: 'Add your name and set length, numbers and underscores. “Vibe” only steers an AI.',
    },
    {
      title: 'Say them out loud',
      text: 'Tell a friend and ask them to type it. Right first time? That’s a good name.',
    },
    {
      title: 'Look it up',
      text: 'Search TikTok for it, then try it in Edit profile. Only the app knows if it’s free.',
    },
  ],
  features: [
    {
      title: 'Valid on TikTok',
      text: 'Letters, digits, underscores and dots, 2 to 24 characters, no dot at the end. Every name is checked.',
    },
    {
      title: 'One name on four platforms',
      text: 'See if it also works on Instagram, YouTube and X, and which rule is in the way.',
    },
    {
      title: 'Different kinds of names',
      text: 'Your topic, your place, your name, or what you do. If your words give only two good names, you get two.',
    },
    {
      title: 'A profile name with it',
      text: 'Up to 30 characters, with capitals and spaces, for the line above your handle. People search for that too.',
    },
    {
      title: 'No junk',
      text: 'No random digits, no underscores at the ends, no “official”, no rude word hiding in the middle.',
    },
  ],
  faq: [
    {
      question: 'Are these usernames available?',
      answer:
        'We can’t know: a name without a public profile may still belong to a private, banned or sleeping account. The app tells you when you save it.',
    },
    {
      question: 'What are TikTok’s username rules?',
      answer:
        'Letters, digits, underscores and dots, no dot at the end, says TikTok’s support page (November 2026). It gives no length; most sources say 2 to 24 characters.',
    },
    {
      question: 'How often can I change it?',
      answer: 'Every 30 days, says TikTok (November 2026). Your profile link changes too, so update it everywhere.',
    },
    {
      question: 'Username or nickname: what’s the difference?',
      answer:
        'The username is unique and part of your profile’s address. The nickname can have spaces and 30 characters, need not be unique, and can change every seven days.',
    },
    {
      question: 'Should my niche be in the name?',
      answer:
        'It tells strangers what they get. It also ties you down. If you may switch topics, put the niche in the nickname instead.',
    },
    {
      question: 'Why is the length set to 15?',
      answer: 'That’s X’s limit, so the name can be the same everywhere. If you don’t need X, go up to 24.',
    },
    {
      question: 'My topic isn’t in Latin letters. Does it work?',
      answer:
        'Mostly. TikTok usernames use a to z, so “café” becomes “cafe”, and most scripts are spelled by sound. Type Chinese, and scripts without vowels, in Latin letters yourself.',
    },
  ],
  sources: [
    {
      label: 'TikTok: changing your username',
      url: 'https://support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-username',
      checked: '2026-11',
    },
    {
      label: 'TikTok: changing your nickname',
      url: 'https://support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-nickname',
      checked: '2026-11',
    },
    {
      label: 'YouTube: handles',
      url: 'https://support.google.com/youtube/answer/11585688',
      checked: '2026-11',
    },
    {
      label: 'X: changing your handle',
      url: 'https://help.x.com/en/managing-your-account/change-x-handle',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
