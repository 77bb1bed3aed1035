import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'TikTok Script Writer',
  title: 'Free TikTok Script Writer – Timed to Fit the Seconds',
  description:
    'Turn news, a story or notes into a TikTok script: what you say next to what you show, timed to fit 15 seconds to 3 minutes. Free, no sign-up.',
  summary: 'What you say next to what you show, timed so the words fit the seconds.',
  card: 'A timed script: what you say next to what you show.',
  keywords: [
    'tiktok script',
    'video script generator',
    'short video script',
    'voice over script',
    'teleprompter',
    'beat sheet',
  ],
  steps: [
    {
      title: 'Say what happens, or paste notes',
      text: 'Messy is fine: a typed-out voice note beats a polished headline. Your sentences go in as they are.',
    },
    {
      title: 'Set length and pace',
      text: 'Most creators say 160 to 180 words a minute; slow is 130. “Add details” takes how it ended and what people should do.',
    },
    {
      title: 'Fill the blanks and film',
      text: 'Say the left column, film the right one. Swap in another first line if it feels better.',
    },
  ],
  features: [
    {
      title: 'The words fit the time',
      text: 'The script never has more words than you can say at your pace. Too long? Whole sentences go before you see it.',
    },
    {
      title: 'Words next to pictures',
      text: 'Every beat has its seconds and its words, and a shot where your text names something to see.',
    },
    {
      title: 'A built-in teleprompter',
      text: 'Full screen, at your pace, mirrored if you use glass. Space pauses, arrow keys change the speed.',
    },
    {
      title: 'Other first lines',
      text: 'If there’s more than one, you’ll find the rest below the script. Film two, keep one.',
    },
    {
      title: 'To camera, voice-over or silent',
      text: 'Text-only scripts come with words to read. Voice-over scripts open without your face.',
    },
    {
      title: 'The right order for your story',
      text: 'News says what, when and where. A bare opinion leaves room for the best objection. A how-to goes step by step. Or pick a structure.',
    },
  ],
  faq: [
    {
      question: 'How many words fit into 30 seconds?',
      answer:
        'About 80 at a normal pace, 65 if you speak slowly, 90 if you are fast. The meter shows words and seconds.',
    },
    {
      question: 'Why are there blanks in the script?',
      answer:
        'Only you know what happened. Each blank says what goes there, such as [the mistake to avoid]. People notice a made-up story; yours takes ten seconds to type.',
    },
    {
      question: 'What do I get without an AI model?',
      answer:
        'Your sentences in your order, with seconds and a few shots. A bare topic gets you an outline. If there’s too little to go on, you get nothing, and it costs nothing.',
    },
    {
      question: 'Can I paste a blog post or a transcript?',
      answer:
        'Yes, up to 4,000 characters. Cut it down to one point first: what doesn’t fit the time is left out from the middle.',
    },
    {
      question: 'Do I have to say it word for word?',
      answer: 'No. Learn the first and last sentence. For the rest, remember what each beat is for.',
    },
    {
      question: 'How long should a TikTok be?',
      answer:
        'As long as there’s something new to see. For Creator Rewards only original videos of a minute or more count (creator academy, August 2026).',
    },
  ],
  sources: [
    {
      label: 'Teleprompter.works: speaking pace in TikTok scripts',
      url: 'https://teleprompter.works/blog/tiktok-script-guide',
      checked: '2026-11',
    },
    {
      label: 'TikTok creator academy: minimum length in Creator Rewards',
      url: 'https://www.tiktok.com/creator-academy/article/eligibility',
      checked: '2026-11',
    },
  ],
}
