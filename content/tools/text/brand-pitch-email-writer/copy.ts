import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Brand Pitch Email Writer',
  title: 'Free Brand Pitch Email Writer for Creators',
  description:
    'Write a short email to a brand: three subject lines, the pitch and follow-ups, with your own numbers and no empty praise. Free, no sign-up.',
  summary: 'Write a brand a short email it can say yes to, with follow-ups ready.',
  card: 'A pitch of 120 words, three subject lines and the follow-ups.',
  keywords: [
    'brand pitch email',
    'brand deal email template',
    'sponsorship email',
    'collaboration email to brand',
    'influencer pitch',
    'ugc pitch email',
  ],
  steps: [
    {
      title: 'Say why this brand',
      text: 'One or two sentences that nobody else could write. The pitch is built on them.',
    },
    {
      title: 'Add your numbers',
      text: 'Followers, engagement rate, what you’d make. What you leave out becomes a blank.',
    },
    {
      title: 'Open it as an email',
      text: 'Fill the blanks, then copy it or open it in your mail program, subject and all.',
    },
  ],
  features: [
    {
      title: 'Short enough to be read',
      text: 'About 120 words, with a count. Who you are, what you’d make, who sees it, one question.',
    },
    {
      title: 'No invented figures',
      text: 'An email with a number that you didn’t type is thrown away. Praise is yours to write: a model is told to add none.',
    },
    {
      title: 'Follow-ups included',
      text: 'None, one or two, each shorter than the last, each making it easy to say no.',
    },
    {
      title: 'Three subject lines',
      text: 'Swap them with one tap. None is over 80 characters; a phone shows about the first 33 to 48.',
    },
    {
      title: 'Four things to ask for',
      text: 'A paid partnership, a product to try, an affiliate programme or a call, in three tones.',
    },
  ],
  faq: [
    {
      question: 'How many followers do I need to pitch a brand?',
      answer:
        'No number opens the door by itself. A brand of hiking boots may prefer 3,000 people who hike to 300,000 who don’t. Say who follows you, not only how many.',
    },
    {
      question: 'How do I work out my engagement rate?',
      answer:
        'Use our TikTok or Instagram engagement calculator: likes, comments and shares by followers. From there, “Pitch a brand with these numbers” brings both figures here.',
    },
    {
      question: 'Should I name my price in the first email?',
      answer:
        'The email asks whether there’s a budget and offers your rates. Our TikTok money calculator gives you a range to think about before they ask.',
    },
    {
      question: 'When do I send the follow-up?',
      answer:
        'After about a week, as a reply to your first email. The second one says it’s the last. After that, write to somebody else.',
    },
    {
      question: 'Whom do I write to?',
      answer:
        'Look for a name in partnerships, PR or social media on the brand’s site. The email is addressed to the team and asks to be passed on.',
    },
    {
      question: 'Does the tool send anything?',
      answer:
        'No. “Open as email” fills in your own mail program, without an address. You look it over and send it yourself.',
    },
    {
      question: 'Do I have to say that a post was gifted or paid?',
      answer:
        'Yes, in most countries. The FTC in the US wants it said clearly in the post itself; the product pitch promises just that.',
    },
  ],
  sources: [
    {
      label: 'FTC: Disclosures 101 for social media influencers',
      url: 'https://www.ftc.gov/tips-advice/business-center/guidance/disclosures-101-social-media-influencers',
      checked: '2026-11',
    },
    {
      label: 'EmailTooltester: how much of a subject five devices show',
      url: 'https://www.emailtooltester.com/en/blog/email-subject-lines-character-limit/',
      checked: '2026-11',
    },
    {
      label: 'RFC 6068: the mailto link',
      url: 'https://www.rfc-editor.org/rfc/rfc6068',
      checked: '2026-11',
    },
  ],
}
