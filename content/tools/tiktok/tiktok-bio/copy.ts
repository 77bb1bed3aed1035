import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Bio Generator',
  title: 'TikTok Bio Generator: Within 80 Characters',
  description:
    'Write a TikTok bio that says what you post and for whom, within 80 characters, with a nickname that search can find. Free, no account, counted in code.',
  summary: 'Bios of up to 80 characters with a searchable nickname, and no link where you have none yet.',
  card: 'Profile bios within 80 characters, each with a nickname that search can find.',
  keywords: ['bio', 'tiktok bio', 'profile', 'nickname', 'about me', 'bio ideas', 'link in bio'],
  steps: [
    {
      title: 'Say what is on your profile',
      text: 'One line will do: the subject and the people it is for, or simply who you are. “Sourdough bread for beginners” gives more than “food”.',
    },
    {
      title: 'Add the one fact that nobody else has',
      text: 'Years at a job, a place, something you make every week. It goes into the bio word for word; leave it empty and nothing is made up instead.',
    },
    {
      title: 'Tell us how many followers you have',
      text: 'Below 1,000 TikTok shows no link on your profile. The last line then sends people to a pinned video or a message, not to a link that is not there.',
    },
    {
      title: 'Paste bio and nickname separately',
      text: 'Open Edit profile: the bio goes into Bio, the line beneath it on the card into Name. TikTok lets you change the name every seven days.',
    },
  ],
  features: [
    {
      title: 'Cut to 80 without losing the point',
      text: 'When a bio is too long, the least needed part goes, then the next. What stays is always a whole line and never a sentence broken off in the middle.',
    },
    {
      title: 'Nickname included',
      text: 'Each bio comes with a nickname of up to 30 characters that holds your subject, because people search for subjects before they know your name.',
    },
    {
      title: 'Your line, laid out anew',
      text: 'The built-in writer sets your own words in another way on each card: with your fact, with the next step, with who is behind it. Where one thing is missing, a blank in brackets says what belongs there.',
    },
    {
      title: 'Nothing you would have to prove',
      text: 'No invented years, clients or results, and a promise to cure something is left out even if it stood in your own line.',
    },
  ],
  faq: [
    {
      question: 'How long can a TikTok bio be?',
      answer:
        'Most sources agree on 80 characters; TikTok does not state it on a page of its own. We count carefully: a line break is one, most emoji are two. Checked in November 2026.',
    },
    {
      question: 'When can I put a link into my TikTok profile?',
      answer:
        'From 1,000 followers on a personal account, as guides agree; business accounts may get it earlier. TikTok changes this by country, so look for “Website” under Edit profile.',
    },
    {
      question: 'What should stand in the nickname?',
      answer:
        'Your name and the subject: “Maya | Sourdough Bread”. The nickname has up to 30 characters, need not be unique and may be changed every seven days, says TikTok’s support page (checked in November 2026).',
    },
    {
      question: 'Are line breaks possible in a TikTok bio?',
      answer:
        'Yes, and each counts as one character. The copy button keeps them, so paste the bio as a whole instead of typing it line by line.',
    },
    {
      question: 'Should I use emoji in my bio?',
      answer:
        'One that shows your subject helps the eye. A row of them costs eight or more of your 80 characters and says little. Choose “None” and the words do the work.',
    },
    {
      question: 'Why do you not add hashtags to the bio?',
      answer:
        'They take up room that a bio does not have. Hashtags belong into captions, where they sort a video; the subject belongs into the nickname.',
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
