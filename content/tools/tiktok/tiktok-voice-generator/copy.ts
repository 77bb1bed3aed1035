import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Voice Generator',
  title: 'Free TikTok Voice Generator – Text to Speech, Captions',
  description:
    'Turn up to 1,000 characters into a voice-over: 46 languages, speed control, MP3 and WAV, and captions timed by sentence. Free, no sign-up.',
  summary: 'Type your text, hear it, and save the voice-over with matching captions.',
  card: 'Hear your text, save it as MP3 or WAV, with captions timed by sentence.',
  keywords: ['text to speech', 'tts', 'voice over', 'voiceover', 'narration', 'read aloud', 'speech', 'srt'],
  steps: [
    {
      title: 'Paste your text',
      text: 'Up to 1,000 characters, about a minute. Write numbers the way you want to hear them.',
    },
    {
      title: 'Choose a voice and a speed',
      text: 'Pick a voice in the language of your text. 75% is slow and clear, 150% is fast.',
    },
    {
      title: 'Generate and listen',
      text: 'See the waveform, the length and each sentence with its time. Change a word and try again.',
    },
    {
      title: 'Take it to your editor',
      text: 'Put the MP3 or WAV under your clips and import the SRT: the captions fit.',
    },
  ],
  features: [
    {
      title: 'Captions included',
      text: 'Each sentence has its start and end, saved as SRT. The robotic voice is measured; a model’s times are estimates, and the page says so.',
    },
    {
      title: 'MP3 to post, WAV to edit',
      text: 'WAV loses nothing when you stretch or filter it. MP3 is small enough to send.',
    },
    {
      title: 'Nobody’s voice is copied',
      text: 'No imitations of real people, none of TikTok’s own voices. Each one says what it is: robotic, or a speech model’s.',
    },
    { title: 'Free preview', text: 'Check the wording with your device’s own voice first. It costs no use.' },
    {
      title: '46 languages',
      text: 'Arabic, Hindi, Korean, Mandarin, Tamil and more, each with a lower and a higher robotic voice. Japanese reads kana only.',
    },
  ],
  faq: [
    {
      question: 'Can I get Jessie or another TikTok voice?',
      answer:
        'No, those are only in TikTok’s editor: add a text, tap it and choose Text-to-speech. Here you get other voices.',
    },
    {
      question: 'Why does it sound like a robot?',
      answer:
        'Without a speech model we use eSpeak NG, an open-source program that builds every sound by formula: clear, many languages, not human. If this site has a speech model, you choose from its natural voices instead.',
    },
    {
      question: 'Do I have to say that the voice is AI?',
      answer:
        'For a realistic voice, yes: TikTok requires a label on realistic AI audio (AP, May 2024). Turn on “AI-generated content” when you post. A robotic voice isn’t realistic, but the label does no harm.',
    },
    {
      question: 'Is the preview the same voice as the file?',
      answer:
        'No. The preview is your device’s voice, and browsers don’t let a page record it. The file is made on our server.',
    },
    {
      question: 'How long can the text be?',
      answer: '1,000 characters at a time. For longer scripts make several parts and join them; each has its own SRT.',
    },
    {
      question: 'Can I earn money with it?',
      answer:
        'The robotic voice is free to use: eSpeak NG’s licence doesn’t cover its sound. A model’s voices follow its provider’s terms.',
    },
    {
      question: 'Do you keep my text?',
      answer:
        'No. A short recording waits ten minutes, encrypted, in case your connection drops. With a speech model your text goes to its provider, as the privacy page says.',
    },
  ],
  sources: [
    {
      label: 'AP: TikTok’s rule on labelling realistic AI-generated content',
      url: 'https://localnews8.com/news/ap-national/2024/05/09/tiktok-to-start-labeling-ai-generated-content-as-technology-becomes-more-universal/',
      checked: '2026-11',
    },
    {
      label: 'eSpeak NG: how it makes speech, and its licence',
      url: 'https://github.com/espeak-ng/espeak-ng',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
