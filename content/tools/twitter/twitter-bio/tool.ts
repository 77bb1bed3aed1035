import { bioTool } from '@/lib/kits/bios/bio-tool'
import { xBio, xName } from '@/lib/platforms/networks/x'
import { writeBios } from '@/lib/writer/bios'

export default bioTool({
  path: '/social-media-tools/twitter/bio-writer',
  order: 40,
  searchWords: 'profile text',
  relatedToolTypes: ['twitter-thread', 'instagram-bio', 'tiktok-bio', 'tiktok-username-generator'],
  nextToolTypes: ['twitter-thread', 'tiktok-username-generator', 'instagram-bio'],
  form: {
    promptLabel: 'Who are you, and what do you post about?',
    placeholder: 'e.g. nurse who teaches other nurses to invest',
    hint: 'Say it like you would at a party.',
    buttonLabel: 'Write bios',
    examples: [
      {
        prompt: 'I am a nurse who teaches other nurses to invest',
        parameters: { goal: 'link', tone: 'educational', proof: 'debt-free since the pandemic' },
      },
      { prompt: 'software engineer, dad, amateur baker', parameters: { tone: 'funny', emoji: 'none', count: '3' } },
      { prompt: 'C++ tutorials', parameters: { name: 'Tomek', tone: 'bold', audience: 'game developers' } },
      { prompt: 'freelance illustrator for children’s books', parameters: { goal: 'clients', tone: 'professional' } },
    ],
  },
  maxOutputTokens: 2000,
  platform: {
    app: 'x',
    bio: xBio,
    name: xName,
    nameLabel: 'Display name',
    isMultiline: false,
    includesPlace: false,
    defaultActions: {
      sell: 'Order at the link below',
      clients: 'DMs open for bookings',
      link: 'More at the link below',
    },
  },
  brief: {
    role: 'You write bios on X for people who are worth following for what they think.',
    guidelines:
      'On X people meet somebody as a reply in a thread, hover over the name and decide from one line whether to follow. A first ' +
      'sentence says what this person knows or does; a second, where the request holds one, gives a reason to believe or to like ' +
      'them. Dry beats loud, and a fact beats a mission. Place and website have fields of their own and need no room here. The ' +
      'display name stands above every post: a subject behind the name helps strangers to place it.',
    sample: {
      prompt: 'Ines, structural engineer, I post about bridges that should have held',
      item: {
        formula: 'Job and subject',
        lead: 'Structural engineer',
        value: 'Mostly about bridges that should have held',
        detail: '',
        cta: '',
        name: 'Ines | Bridges and Failures',
      },
    },
    examples: [
      {
        prompt: 'translating old cookbooks from Portuguese, the spelling drives me mad',
        good: 'lead: “Translating old Portuguese cookbooks”, value: “At war with the spelling”',
        bad: 'lead: “Passionate about culinary heritage and culture”',
        why: 'The good one has a person at a desk in it.',
      },
      {
        prompt: 'tax lawyer by day, stand-up on thursdays',
        good: 'lead: “Tax lawyer by day”, value: “Stand-up on Thursdays”',
        bad: 'lead: “Lawyer | Comedian | Lifelong learner”',
        why: 'The contrast is the joke and needs nothing added.',
      },
    ],
  },
  getNotes: ({ cta }) => [
    /\bbelow\b/.test(cta)
      ? 'Put your link in Website. X shows it below your bio.'
      : 'X has separate fields for your location and website.',
  ],
  writeBios,
})
