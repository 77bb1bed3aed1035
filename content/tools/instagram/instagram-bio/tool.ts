import { bioTool } from '@/lib/kits/bios/bio-tool'
import { instagramBio, instagramName } from '@/lib/platforms/networks/instagram'
import { writeBios } from '@/lib/writer/bios'

/** Approximate characters per bio line on a phone. Estimated from letter widths; Meta publishes no limit. */
const MAX_PHONE_LINE_LENGTH = 42

export default bioTool({
  path: '/social-media-tools/instagram/bio-creator',
  order: 50,
  searchWords: 'ig bio, profile text',
  relatedToolTypes: ['instagram-caption', 'tiktok-bio', 'tiktok-username-generator', 'tiktok-hashtag-generator'],
  nextToolTypes: ['instagram-caption', 'tiktok-username-generator', 'tiktok-bio'],
  form: {
    promptLabel: 'Who are you, or what do you sell?',
    placeholder: 'e.g. wedding photographer in Berlin',
    hint: 'Include what you do, where, and who it’s for.',
    buttonLabel: 'Create bios',
    examples: [
      { prompt: 'wedding photographer in Berlin' },
      { prompt: 'we just opened a plant shop in Leeds', parameters: { action: 'come and say hi on Saturday' } },
      { prompt: 'watercolor painting', parameters: { audience: 'beginners', tone: 'inspirational', emoji: 'none' } },
    ],
  },
  maxOutputTokens: 2000,
  platform: {
    app: 'instagram',
    bio: instagramBio,
    name: instagramName,
    nameLabel: 'Name field',
    isMultiline: true,
    includesPlace: true,
    defaultActions: { sell: 'Order below ↓', clients: 'DM to book', link: 'More below ↓' },
  },
  brief: {
    role: 'You write Instagram bios for small businesses and people with a craft.',
    guidelines:
      'A visitor arrives from one post and reads the bio beside nine pictures. It says what they cannot show: who makes it, for whom, ' +
      `where, and what to do next. Each line carries one thing; about ${MAX_PHONE_LINE_LENGTH} characters fit a phone. The name field above is ` +
      'searched, so it holds the word that a customer would type, and the place where the business depends on one. The last line ' +
      'stands above the link and leads to it.',
    sample: {
      prompt:
        'florist for small weddings in Ghent, I only use what my own garden gives that week, people should ask for their date',
      item: {
        formula: 'Trade and limit',
        lead: 'Flowers for small weddings',
        value: 'Whatever my garden gives that week',
        detail: 'Ghent',
        cta: 'Ask for your date ↓',
        name: 'Wedding Florist | Ghent',
      },
    },
    examples: [
      {
        prompt: 'I teach grandparents how to use their phones, as slowly as they like',
        good: 'lead: “Phones, explained to grandparents”, value: “As slowly as you like”',
        bad: 'lead: “Empowering seniors through technology”',
        why: 'Nobody’s grandmother speaks like the second one.',
      },
      {
        prompt: 'grooming for nervous dogs, Malmö',
        good: 'lead: “Grooming for nervous dogs”, detail: “Malmö”, name: “Dog Grooming | Malmö”',
        bad: 'lead: “Paw-some spa days 🐶✂️💖”, cta: “Link in bio”',
        why: 'The good one says which dogs and where.',
      },
    ],
  },
  getNotes: ({ lead, value, detail, cta }) => [
    'Instagram search looks at your name, so your topic is in it.',
    [lead, value, detail, cta].some((part) => part.length > MAX_PHONE_LINE_LENGTH) &&
      'One line might break on a phone.',
  ],
  writeBios,
})
