import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Username Generator',
  title: 'TikTok Username Generator: Names That Can Be Said',
  description:
    'Free TikTok username ideas from your own words: your noun with a second word that fits, your name, your place, each checked against TikTok’s spelling rules.',
  summary: 'Usernames from your own nouns, checked against the rules of TikTok, Instagram, YouTube and X.',
  card: 'Username ideas from your own words, valid on TikTok and checked for three more platforms.',
  keywords: [
    'handle',
    'username ideas',
    'account name',
    'tiktok names',
    'nickname',
    'aesthetic usernames',
    '@ name',
  ],
  steps: [
    {
      title: 'Say what the account is about',
      text: 'Two or three concrete words are enough: “sourdough bread”, “budget travel Japan”. From a sentence the names take its nouns and its place, never a verb or a number.',
    },
    {
      title: 'Choose how it should sound',
      text: 'Set the vibe, add your name if it should be part of it, and decide on length, numbers, full stops and underscores. “Starts with” and “ends with” keep a piece you already use elsewhere.',
    },
    {
      title: 'Read them aloud',
      text: 'Tell a favourite to somebody and ask them to type it. If they get it right at once, it will survive being mentioned in a video. “More like this” gives further ones built the same way.',
    },
    {
      title: 'Look it up before you fall in love',
      text: 'Search TikTok for the exact spelling, then enter it in Edit profile: only the app can tell you whether it is free.',
    },
  ],
  features: [
    {
      title: 'Valid as it stands',
      text: 'Every name is checked by code against TikTok’s rules: letters, digits, underscores and full stops, 2 to 24 characters, no full stop at the end.',
    },
    {
      title: 'One name on four platforms',
      text: 'A chip on each card says whether the spelling also passes on Instagram, YouTube and X, and the notes say which rule stands in the way.',
    },
    {
      title: 'Several ways to build a name',
      text: 'Your noun with a second word in the vibe you chose, a thing that belongs to it, the same first sound, your place, your own name. The built-in writer stops at a dozen, and rather gives eight good ones.',
    },
    {
      title: 'A profile name with it',
      text: 'Each handle comes with a name of up to 30 characters for the line above it. People find accounts by that line, too, so it is written with capitals and spaces.',
    },
    {
      title: 'No filler to make it unique',
      text: 'No random digits, no underscores at the ends, nothing with “official” in it, and no rude word hiding where two words meet.',
    },
  ],
  faq: [
    {
      question: 'Are these usernames available?',
      answer:
        'We do not know, and nobody outside TikTok can say for certain: a name without a visible profile may belong to a private, banned or sleeping account. The app tells you when you try to save it.',
    },
    {
      question: 'What are TikTok’s rules for usernames?',
      answer:
        'Letters, digits, underscores and full stops, and no full stop at the end, says TikTok’s support page (checked in November 2026). It does not state the length; 2 to 24 characters is what most sources agree on, so we stay within that.',
    },
    {
      question: 'How often can I change my username?',
      answer:
        'Once every 30 days, according to TikTok’s support page (checked in November 2026). Your profile link changes with it, so update the link wherever you have shared it.',
    },
    {
      question: 'What is the difference between username and nickname?',
      answer:
        'The username is unique and part of your profile’s address. The nickname stands above it, may have spaces and up to 30 characters, need not be unique and can be changed every seven days.',
    },
    {
      question: 'Should my niche be in the name?',
      answer:
        'It helps strangers to see at once what they get. It also ties you down: if you may post about something else next year, take a brand name or one with your own name in it and put the niche into the nickname.',
    },
    {
      question: 'Why is the length set to 15?',
      answer:
        'X allows 15 characters at most, so a name of that length can be the same everywhere. If X does not matter to you, go up to 24.',
    },
    {
      question: 'My topic is not written in Latin letters. Does it work?',
      answer:
        'Usernames on TikTok take the letters a to z. Accents are dropped, so “café” becomes “cafe”. Words in most other scripts are spelled out by sound; for Chinese characters, or where the vowels are not written, type them the way you would spell them in Latin letters.',
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
