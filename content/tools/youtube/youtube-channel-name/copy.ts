import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'YouTube Channel Name Generator',
  title: 'YouTube Channel Name and Handle Generator',
  description:
    'Channel names that can be said and read below a thumbnail, each with a valid YouTube handle, a tagline and the reason behind it. Free, without sign-up.',
  summary: 'Channel names, each with a valid handle, a tagline and the reason behind it.',
  card: 'Channel names with a valid handle, a tagline and the reason behind each.',
  keywords: [
    'channel name',
    'youtube name',
    'handle',
    'youtube handle',
    'channel ideas',
    'brand name',
    'new channel',
  ],
  steps: [
    {
      title: 'Name the field, not the first video',
      text: '“Old bicycles” leaves room for ten years, “fixing my Peugeot” for three uploads. The names take your nouns, your place and your name, so concrete words give concrete names.',
    },
    {
      title: 'Pick an impression and a length',
      text: 'Short names survive the sidebar, long ones can be funnier. Add your own name if people should come for you rather than for the subject.',
    },
    {
      title: 'Say it in a sentence',
      text: '“I saw it on …”: if that sounds odd, or if you would have to spell it, take the next one. “More like this” builds further ones in the same way.',
    },
    {
      title: 'Claim the handle first',
      text: 'Names may exist twice, handles may not. Enter the handle on YouTube and see whether it is free before you design a banner.',
    },
  ],
  features: [
    {
      title: 'Name and handle together',
      text: 'The name is what people read, the handle is your address. Every card has both, and code checks the handle against YouTube’s rules.',
    },
    {
      title: 'A tagline for the banner',
      text: 'One line that tells what the channel shows, close to how you said it, so that the name itself may be short.',
    },
    {
      title: 'Built in several ways',
      text: 'Plain with a second word, from a thing that belongs to your subject, alliterating, with your place or your name. A second word comes once in a list.',
    },
    {
      title: 'The same elsewhere',
      text: 'Chips on the card say where else the spelling of the handle would pass: TikTok, Instagram and X, each with its own rules.',
    },
    {
      title: 'Honest about what is free',
      text: 'Nobody but YouTube knows which handles are taken, so no card claims it. The note says where to look.',
    },
  ],
  faq: [
    {
      question: 'What is the difference between a channel name and a handle?',
      answer:
        'The name stands on your page and below your videos, may contain spaces and need not be unique. The handle begins with @, is unique and is part of your channel’s address.',
    },
    {
      question: 'What may a YouTube handle contain?',
      answer:
        'Letters, digits, underscores, hyphens, full stops and middle dots, 3 to 30 characters in most scripts, no mark at the start or end, and nothing that looks like an address or a phone number, says YouTube’s help page (checked in November 2026).',
    },
    {
      question: 'How long can a channel name be?',
      answer:
        'YouTube’s help does not say, and sources name 50 or 100 characters. It hardly matters: below a thumbnail on a phone a long name is cut, so we offer 30 at most.',
    },
    {
      question: 'Can I change the name later?',
      answer:
        'Yes, and the handle as well; YouTube limits how often within two weeks. Old links to the previous handle keep working for a while only, so change early rather than late.',
    },
    {
      question: 'Should the name contain my topic?',
      answer:
        'It helps while nobody knows you and hinders once you want to film something else. A middle way is a branded name with the topic in the tagline.',
    },
    {
      question: 'Are capitals in a handle important?',
      answer:
        'No, handles do not tell capital letters from small ones. You may write them with capitals so that people see where the words end.',
    },
  ],
  sources: [
    {
      label: 'YouTube: handles',
      url: 'https://support.google.com/youtube/answer/11585688',
      checked: '2026-11',
    },
    {
      label: 'FastTools: handle or channel name',
      url: 'https://fasttools.store/blog/youtube-handle-vs-channel-name-difference-2026',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
