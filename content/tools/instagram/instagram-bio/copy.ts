import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Instagram Bio Creator',
  title: 'Free Instagram Bio Creator – Four Lines, 150 Characters',
  description:
    'Create an Instagram bio in up to four short lines and 150 characters, with a name field people can find in search. Free, no account needed.',
  summary: 'Bios in up to four lines and 150 characters, with a name people can find in search.',
  card: 'Bios in short lines within 150 characters, with a name people can find.',
  keywords: ['bio', 'instagram bio', 'insta bio', 'profile', 'name field', 'link in bio', 'business bio', 'about'],
  steps: [
    {
      title: 'Say what you do, where and for whom',
      text: '“Wedding photographer in Berlin” is already most of a bio.',
    },
    {
      title: 'Pick your goal',
      text: 'For orders, bookings or link clicks, the last line, right above your link, asks for them. For followers, it’s left out.',
    },
    {
      title: 'Check the lines',
      text: 'If a line may break on a phone, the card says so. Edit it there.',
    },
    {
      title: 'Paste it in Edit profile',
      text: 'The bio goes into Bio, the name into Name. Copy keeps the line breaks.',
    },
  ],
  features: [
    {
      title: 'Lines, not a block',
      text: 'Who you are, for whom, one detail, the next step. Four lines at most.',
    },
    {
      title: 'A name that gets found',
      text: 'Instagram search looks at the bold name. Yours says what you do and, for shops and services, where.',
    },
    {
      title: 'A clear next step',
      text: 'Tell us what people should do and by when. If you don’t, bookings get “DM to book” and orders point to your link.',
    },
    { title: 'Your fact, word for word', text: 'No year, prize or city appears that you didn’t write.' },
  ],
  faq: [
    {
      question: 'How long can an Instagram bio be?',
      answer:
        '150 characters, says Instagram’s help centre (November 2026). A line break counts as one, most emoji as two.',
    },
    {
      question: 'How many links can a profile have?',
      answer:
        'Up to five, in their own fields below the bio (November 2026). Links inside the bio can’t be tapped, so we leave them out.',
    },
    {
      question: 'Name field or username?',
      answer:
        'The username is your address; the name is the bold line above the bio. Guides say 30 to 64 characters, so we stay within 30.',
    },
    {
      question: 'Why is there no “link in bio”?',
      answer: 'People are already there. An arrow and two words about the link do more.',
    },
    {
      question: 'Should I list my interests?',
      answer:
        'Only if you post about them. Coffee addiction doesn’t help anyone decide; “flowers for small weddings” does.',
    },
    {
      question: 'Can I use fancy fonts?',
      answer:
        'You can, but screen readers spell them out or skip them, and search doesn’t match them. We use plain letters.',
    },
  ],
  sources: [
    {
      label: 'Instagram: edit your profile',
      url: 'https://help.instagram.com/728994388226960',
      checked: '2026-11',
    },
    {
      label: 'Creatorflow: Instagram bios and links',
      url: 'https://creatorflow.so/blog/how-to-write-instagram-bio',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
