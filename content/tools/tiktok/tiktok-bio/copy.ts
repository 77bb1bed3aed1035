import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Bio Generator',
  title: 'Free TikTok Bio Generator – Bios Within 80 Characters',
  description:
    'Write a TikTok bio that says what you post and for whom, within 80 characters, with a nickname people can find in search. Free, no account.',
  summary: 'Bios within 80 characters, each with a nickname people can find in search.',
  card: 'Bios within 80 characters, each with a nickname people can find.',
  keywords: ['bio', 'tiktok bio', 'profile', 'nickname', 'about me', 'bio ideas', 'link in bio'],
  steps: [
    {
      title: 'Say what you post',
      text: 'One line: what it’s about and who it’s for. “Sourdough bread for beginners” beats “food”.',
    },
    {
      title: 'Add one fact about you',
      text: 'Years on the job, a place, something you make every week. It goes in word for word.',
    },
    {
      title: 'Say how many followers you have',
      text: 'Under 1,000 there is usually no link, so orders and bookings go by message.',
    },
    {
      title: 'Paste both in Edit profile',
      text: 'The bio goes into Bio, the nickname into Name. You can change the name every seven days.',
    },
  ],
  features: [
    {
      title: 'Always fits',
      text: 'A bio that’s too long loses its least important part. No sentence is ever cut in half.',
    },
    {
      title: 'A nickname people can find',
      text: 'Up to 30 characters with your topic in it, because people search for topics before they know you.',
    },
    {
      title: 'Your words, several ways',
      text: 'Line by line, in one line or with your fact first. A blank may ask for your city.',
    },
    {
      title: 'Nothing made up',
      text: 'No invented years, clients or results. Promises to cure something are left out, even if you typed them.',
    },
  ],
  faq: [
    {
      question: 'How long can a TikTok bio be?',
      answer:
        '80 characters, most sources agree; TikTok doesn’t say it on a page of its own. We count a line break as one and most emoji as two. Checked in November 2026.',
    },
    {
      question: 'When can I add a link to my TikTok profile?',
      answer:
        'From 1,000 followers on a personal account, guides say; business accounts may get it earlier. It differs by country, so look for “Website” in Edit profile.',
    },
    {
      question: 'What should my nickname be?',
      answer:
        'Your name and your topic: “Maya | Sourdough Bread”. It can have 30 characters, need not be unique, and you can change it every seven days, says TikTok’s support page (November 2026).',
    },
    {
      question: 'Can a TikTok bio have line breaks?',
      answer: 'Yes, and each counts as one character. Copy keeps them, so paste the bio in one go.',
    },
    {
      question: 'Should I use emoji?',
      answer: 'One that shows your topic helps. A row of them eats eight or more of your 80 characters.',
    },
    {
      question: 'Why no hashtags in the bio?',
      answer: 'There’s no room. Hashtags belong in captions; your topic belongs in the nickname.',
    },
  ],
  sources: [
    {
      label: 'TikTok: changing your nickname',
      url: 'https://support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-nickname',
      checked: '2026-11',
    },
    {
      label: 'TypeCount: TikTok bio length',
      url: 'https://typecount.com',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
