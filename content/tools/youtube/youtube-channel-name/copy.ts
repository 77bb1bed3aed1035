import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'YouTube Channel Name Generator',
  title: 'Free YouTube Channel Name Generator – With Handles',
  description:
    'YouTube channel names that are easy to say, each with a valid handle, a tagline and the reason behind it. Free, no sign-up.',
  summary: 'Channel names, each with a valid handle, a tagline and the reason behind it.',
  card: 'Channel names with a valid handle, a tagline and the reason behind each.',
  keywords: ['channel name', 'youtube name', 'handle', 'youtube handle', 'channel ideas', 'brand name', 'new channel'],
  steps: [
    {
      title: 'Name your topic, not your first video',
      text: '“Old bicycles” lasts ten years, “fixing my Peugeot” three uploads.',
    },
    {
      title: 'Pick a length',
      text: 'Short names fit everywhere, long ones say more. Add your own name if you like. “Vibe” only steers an AI.',
    },
    { title: 'Say it in a sentence', text: '“I saw it on …” Does it sound odd? Take the next one.' },
    {
      title: 'Claim the handle first',
      text: 'Names can exist twice, handles can’t. Check it on YouTube before you design a banner.',
    },
  ],
  features: [
    {
      title: 'Name and handle together',
      text: 'People read the name; the handle is your address. We check it against YouTube’s rules.',
    },
    { title: 'A tagline for your banner', text: 'One line about what you show, close to how you said it.' },
    {
      title: 'Plain or personal',
      text: 'Your topic as it stands, two of your words joined, your place or your name. For playful ones, ask an AI.',
    },
    {
      title: 'The same name elsewhere',
      text: 'See if the handle would also work on TikTok, Instagram and X.',
    },
    {
      title: 'Honest about what’s free',
      text: 'Only YouTube knows which handles are taken. We tell you where to look.',
    },
  ],
  faq: [
    {
      question: 'Channel name or handle: what’s the difference?',
      answer:
        'The name stands on your page and below your videos, can have spaces and need not be unique. The handle starts with @, is unique and is in your channel’s address.',
    },
    {
      question: 'What can a YouTube handle contain?',
      answer:
        'Letters, digits, _ - . and ·, 3 to 30 characters in most scripts, no mark at the start or end, nothing that looks like a web address or phone number, says YouTube’s help page (November 2026).',
    },
    {
      question: 'How long can a channel name be?',
      answer:
        'Sources say 50 or 100 characters; YouTube’s help doesn’t say. Long names are cut on phones, so ours have 30 at most.',
    },
    {
      question: 'Can I change the name later?',
      answer:
        'Yes, and the handle too, a limited number of times in two weeks. Old handle links work only for a while, so change early.',
    },
    {
      question: 'Should my topic be in the name?',
      answer:
        'It helps while nobody knows you, and gets in the way when you switch topics. Or take a brand name and put the topic in the tagline.',
    },
    { question: 'Do capitals matter in a handle?', answer: 'No. Use them to show where the words end.' },
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
