import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Instagram Bio Creator',
  title: 'Instagram Bio Creator: Four Lines, 150 Characters',
  description:
    'Create an Instagram bio in up to four short lines and 150 characters, with a name field that holds the word people search for. Free, no account needed.',
  summary: 'Bios in up to four lines and 150 characters, each with a name field that search can find.',
  card: 'Bios in short lines within 150 characters, with a searchable name field.',
  keywords: [
    'bio',
    'instagram bio',
    'insta bio',
    'profile',
    'name field',
    'link in bio',
    'business bio',
    'about',
  ],
  steps: [
    {
      title: 'Write down trade, place and people',
      text: '“Wedding photographer in Berlin” is already most of a bio. What you do decides the first line, where you do it the name field.',
    },
    {
      title: 'Say what the profile is for',
      text: 'Orders, bookings, visits to a page or simply followers: the last line, right above your link, asks for that one thing.',
    },
    {
      title: 'Look at the lines on a phone',
      text: 'Each part stands on a line of its own. If one is so long that a phone may break it, the card says so, and “Shorter” takes a line away.',
    },
    {
      title: 'Fill in two fields',
      text: 'Paste the bio under Edit profile, Bio, and the name into Name. The copy button keeps the line breaks.',
    },
  ],
  features: [
    {
      title: 'Lines, not a block',
      text: 'Who you are, for whom, one detail, the next step: four lines at most, in that order, since nobody reads a paragraph beside nine pictures.',
    },
    {
      title: 'A name field that works',
      text: 'The bold name is what Instagram search looks at. It holds your trade or subject and, for shops and services, the place.',
    },
    {
      title: 'A line for the next step',
      text: 'What people should do, and by when, stands in the details and becomes the last line. With orders or bookings as the goal and nothing typed there, a short one such as “DM to book” takes its place.',
    },
    {
      title: 'Your fact stays word for word',
      text: 'What you enter as a fact becomes a line of its own. No year, prize or city appears that you did not write.',
    },
  ],
  faq: [
    {
      question: 'How long may an Instagram bio be?',
      answer:
        '150 characters, according to Instagram’s help centre (checked in November 2026). Line breaks count as one each and most emoji as two, and the meter counts them like that.',
    },
    {
      question: 'How many links can a profile have?',
      answer:
        'Up to five, in fields of their own below the bio (checked in November 2026). An address typed into the bio cannot be tapped, so we leave addresses out of it.',
    },
    {
      question: 'What is the name field, and how is it different from the username?',
      answer:
        'The username is your address, the name field is the bold line above the bio. Guides disagree on how long it may be, from 30 characters to 64, so we stay within 30.',
    },
    {
      question: 'Why is there no “link in bio” in the bio?',
      answer:
        'Because the reader is already there. An arrow and two words about what waits behind the link do more than telling people where they are.',
    },
    {
      question: 'Should a bio list my interests?',
      answer:
        'Only where they are what you post about. A coffee addiction helps nobody to decide; “flowers for small weddings” does.',
    },
    {
      question: 'Can I use special fonts from a generator?',
      answer:
        'You can, but screen readers spell such letters one by one or skip them, and search does not match them. We write in plain letters.',
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
