import { bioTool } from '@/lib/kits/bios/bio-tool'
import { tiktokBio, tiktokNickname } from '@/lib/platforms/networks/tiktok'
import { writeBios } from '@/lib/writer/bios'

export default bioTool({
  path: '/social-media-tools/tiktok/bio-generator',
  order: 100,
  searchWords: 'bios, profile text, profile description',
  relatedToolTypes: ['tiktok-username-generator', 'tiktok-video-ideas', 'tiktok-hook-generator', 'tiktok-caption'],
  nextToolTypes: ['tiktok-username-generator', 'tiktok-video-ideas', 'tiktok-hook-generator'],
  form: {
    promptLabel: 'What do you post?',
    placeholder: 'e.g. sourdough bread for beginners',
    hint: 'We build the bio from this line, so be specific.',
    buttonLabel: 'Generate bios',
    examples: [
      { prompt: 'I run a small candle shop in Austin. Poured every Monday' },
      { prompt: 'sourdough bread for beginners', parameters: { name: 'Maya' } },
      { prompt: 'my dog hates baths', parameters: { tone: 'funny', emoji: 'expressive', count: '3' } },
    ],
  },
  maxOutputTokens: 1500,
  platform: {
    app: 'tiktok',
    bio: tiktokBio,
    name: tiktokNickname,
    nameLabel: 'Nickname',
    isMultiline: true,
    includesPlace: true,
    defaultActions: { sell: 'Order below ↓', clients: 'Book below ↓', link: 'More below ↓' },
    actionsWithoutLink: { sell: 'DM to order', clients: 'DM to book' },
  },
  brief: {
    role: 'You write TikTok bios for people whose videos are better than their profiles.',
    guidelines:
      'Somebody lands on the profile after one video and decides in a glance whether the next ones are for them. The bio answers ' +
      'two questions: what is here, and is it for me. One specific of the request beats three adjectives: an object, a number, a ' +
      'person it is for. There is room for a lead and one more thing, rarely two. The nickname is found by search and the bio ' +
      'hardly is, so the subject belongs into the nickname.',
    sample: {
      prompt: 'I restore old radios at my kitchen table in Porto',
      item: {
        formula: 'Thing and place',
        lead: 'Old radios, working again',
        value: 'Fixed at a kitchen table',
        detail: 'Porto',
        cta: '',
        name: 'Old Radio Repair',
      },
    },
    examples: [
      {
        prompt: 'Spanish for people who failed it at school',
        good: 'lead: “Spanish for people who failed it at school”, name: “Spanish after School”',
        bad: 'lead: “Unlock your fluency journey today!”',
        why: 'The good one says for whom it is; the bad one could sell anything.',
      },
      {
        prompt: 'my two ferrets and what they stole this week',
        good: 'lead: “Two ferrets and what they stole this week”, name: “Two Ferrets”',
        bad: 'lead: “Pet parent ✨ Animal lover ✨ Good vibes”',
        why: 'The good one has the visitor’s own joke; the bad one fits every pet account.',
      },
    ],
  },
  getNotes: (_, { followers, goal }) => [
    'TikTok search looks at nicknames, so your topic is in it.',
    followers === 'under' &&
      goal !== 'grow' &&
      'With fewer than 1,000 followers, you usually can’t add a link, so this bio doesn’t mention one.',
  ],
  writeBios,
})
