import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok MP3 Downloader',
  title: 'TikTok MP3 Downloader: Save a Video’s Sound',
  description:
    'Turn a public TikTok into an MP3 with title and artist, made in your own browser at 128 or 192 kbit/s, or save its sound unchanged as M4A. No sign-up.',
  summary: 'Paste a link and save the sound as MP3, made in your browser, or unchanged as M4A.',
  card: 'Save the sound of a TikTok as MP3 with tags, or unchanged as M4A.',
  keywords: ['mp3', 'm4a', 'audio', 'sound', 'music', 'song', 'convert', 'extract', 'ringtone', 'download'],
  steps: [
    {
      title: 'Paste a TikTok link',
      text: 'It may lead to a video or to a photo post with music. The page shows whose it is and how long it plays.',
    },
    {
      title: 'Pick the quality',
      text: '128 kbit/s is plenty for speech and small enough to send. 192 kbit/s keeps more of music.',
    },
    {
      title: 'Make the MP3',
      text: 'Your browser fetches the sound, converts it and saves it with title and artist filled in. You can stop at any point.',
    },
  ],
  features: [
    {
      title: 'Converted on your device',
      text: 'The MP3 encoder runs in your browser, apart from the page, so nothing waits in a server’s queue and a minute of sound takes a few seconds.',
    },
    {
      title: 'M4A without any loss',
      text: 'TikTok’s sound is AAC. Saved as M4A it is copied as it is, which sounds better than any conversion and plays on nearly every device.',
    },
    {
      title: 'Tagged for your library',
      text: 'The MP3 carries the caption’s first line as its title and the creator as its artist, so that players list it sensibly.',
    },
    {
      title: 'The original sound as well',
      text: 'Where TikTok keeps the music of a post as a file of its own, it is offered beside the video’s sound, with its own title.',
    },
    {
      title: 'Only the sound travels',
      text: 'The pictures are left out before anything is sent to you. A minute of sound is about a megabyte, where the video may be twenty.',
    },
  ],
  faq: [
    {
      question: 'MP3 or M4A: which one should I take?',
      answer:
        'M4A if your player takes it, because it is the untouched sound. MP3 if a car radio, an older editor or a ringtone app asks for it. Converting one lossy format into another always loses a little; at 192 kbit/s few people hear it.',
    },
    {
      question: 'Is there a 320 kbit/s version?',
      answer:
        'No, and it would help nobody. The sound that TikTok serves has been compressed once already, as a rule to less than that. A larger MP3 would hold the same sound in a bigger file.',
    },
    {
      question: 'What is the difference between video sound and original sound?',
      answer:
        'The video’s sound is what you hear in the post: music, voice and effects mixed. The original sound is the track that TikTok has on file for it, often a whole song or another creator’s recording, without what was spoken over it.',
    },
    {
      question: 'The MP3 cannot be made in my browser. Why?',
      answer:
        'The browser has to be able to decode AAC. Chrome, Edge and Safari can; Firefox uses what the operating system has. Without it, and for more than ten minutes on such a browser, the page says so. “Save as M4A” works in every browser.',
    },
    {
      question: 'May I use the sound in my own videos?',
      answer:
        'Music on TikTok is licensed for TikTok. Using a song elsewhere needs the rights of its label and publisher, and a person’s voice needs that person’s consent. Inside TikTok, “Use this sound” is the way that keeps you on safe ground.',
    },
    {
      question: 'What does the site keep of it?',
      answer:
        'Not the sound. What the link led to, title and sizes, waits ten minutes in encrypted form in case your connection drops. While you download, the file runs through the server’s memory; the conversion happens on your side, and closing the page ends it.',
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
