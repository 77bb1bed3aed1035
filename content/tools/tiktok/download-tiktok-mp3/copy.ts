import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok MP3 Downloader',
  title: 'Free TikTok MP3 Downloader – Save the Sound of a Video',
  description:
    'Turn a public TikTok into an MP3 with title and artist, at 128 or 192 kbit/s, or save the sound untouched as M4A. Free, no sign-up.',
  summary: 'Paste a link, save the sound as MP3, or untouched as M4A.',
  card: 'Save the sound of a TikTok as MP3 or, untouched, as M4A.',
  keywords: ['mp3', 'm4a', 'audio', 'sound', 'music', 'song', 'convert', 'extract', 'ringtone', 'download'],
  steps: [
    {
      title: 'Paste a TikTok link',
      text: 'A video, or a photo post with music. You see whose post it is and how long it plays.',
    },
    { title: 'Pick the quality', text: '128 kbit/s is plenty for speech. 192 kbit/s is better for music.' },
    {
      title: 'Make the MP3',
      text: 'Your browser converts the sound and saves it with title and artist filled in. Stop whenever you like.',
    },
  ],
  features: [
    {
      title: 'Converted on your device',
      text: 'No queue on a server: your own browser makes the MP3. A minute of sound takes a few seconds.',
    },
    {
      title: 'M4A without any loss',
      text: 'TikTok’s sound is AAC. Saved as M4A it stays exactly as it is, and it plays on nearly every device.',
    },
    {
      title: 'Title and artist filled in',
      text: 'The MP3 gets the caption’s first line as its title and the creator as its artist.',
    },
    {
      title: 'The original sound too',
      text: 'If TikTok keeps the post’s music as its own file, you can save that as well.',
    },
    {
      title: 'A small download',
      text: 'Only the sound is sent to you. A minute is about a megabyte; the video may be twenty.',
    },
  ],
  faq: [
    {
      question: 'MP3 or M4A?',
      answer:
        'M4A if your player takes it: it is the untouched sound. MP3 for car radios, older editors and ringtone apps. Converting always loses a little, but at 192 kbit/s few people hear it.',
    },
    {
      question: 'Is there a 320 kbit/s version?',
      answer:
        'No, because it would not sound better. TikTok’s sound is already compressed, usually to less than that. You would get a bigger file with the same sound.',
    },
    {
      question: 'What’s the difference between video sound and original sound?',
      answer:
        'Video sound is what you hear in the post: music, voice and effects together. Original sound is the track alone, often a whole song, without the voice on top.',
    },
    {
      question: 'Why can’t my browser make the MP3?',
      answer:
        'It has to be able to read AAC. Chrome, Edge and Safari can; Firefox depends on your system, and then ten minutes is the limit. “Save as M4A” works everywhere.',
    },
    {
      question: 'Can I use the sound in my own videos?',
      answer:
        'Inside TikTok, tap “Use this sound”. Anywhere else a song needs the rights of its label and publisher, and a person’s voice needs that person’s OK.',
    },
    {
      question: 'What do you keep?',
      answer:
        'No sound. Title and file sizes wait ten minutes, encrypted, in case your connection drops. The file passes through our server’s memory while you download, and your browser converts it.',
    },
  ],
  sources: [
    {
      label: 'MDN: AudioDecoder, and which browsers have it',
      url: 'https://developer.mozilla.org/en-US/docs/Web/API/AudioDecoder',
      checked: '2026-11',
    },
    {
      label: 'Mediabunny: the MP3 encoder that runs in your browser',
      url: 'https://mediabunny.dev/guide/extensions/mp3-encoder',
      checked: '2026-11',
    },
    {
      label: 'TikTok: what its intellectual property rules ask of you',
      url: 'https://support.tiktok.com/en/safety-hc/account-and-user-safety/intellectual-property',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
