import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Voice Generator',
  title: 'TikTok Voice Generator: Text to Speech with Captions',
  description:
    'Turn up to 1,000 characters into a voice-over: 50 languages, speed control, MP3 and WAV downloads, and an SRT file timed by sentence. No sign-up.',
  summary: 'Type a text, hear it read, and save the voice-over with captions that match.',
  card: 'Read a text aloud, save it as MP3 or WAV, with captions timed by sentence.',
  keywords: ['text to speech', 'tts', 'voice over', 'voiceover', 'narration', 'read aloud', 'speech', 'srt'],
  steps: [
    {
      title: 'Paste what should be said',
      text: 'Up to 1,000 characters, which is about a minute of speech. Write numbers and abbreviations the way you want to hear them.',
    },
    {
      title: 'Choose a voice and a speed',
      text: 'Pick a voice of the language that you wrote in: a wrong one reads the letters as its own language would. Speed goes from 75% for instructions to 150% for a quick list.',
    },
    {
      title: 'Generate and listen',
      text: 'The player shows the waveform, the length and each sentence with its time. Change a word and generate again until it sounds right.',
    },
    {
      title: 'Take the files to your editor',
      text: 'Put the MP3 or WAV under your clips and import the SRT beside it: every caption starts with its sentence.',
    },
  ],
  features: [
    {
      title: 'Captions come with the sound',
      text: 'Each sentence has its start and end, saved as SRT. With the robotic voice the times are measured while it speaks; with a model they are estimated and moved to the pauses in the sound, and the page says which it is.',
    },
    {
      title: 'MP3 to post, WAV to edit',
      text: 'The WAV is uncompressed, so nothing is lost when an editor stretches or filters it. The MP3 is small enough to send from a phone.',
    },
    {
      title: 'Voices that belong to nobody',
      text: 'No imitation of a real person and none of TikTok’s in-app voices. Each voice says what it is: a robotic one built by rules, or one of a speech model’s stock voices.',
    },
    {
      title: 'A preview that costs no use',
      text: 'Your browser has voices of its own. Preview plays your text with one of them at once, to check the wording before you generate the file.',
    },
    {
      title: 'Right-to-left and non-Latin scripts',
      text: 'Arabic, Persian, Hebrew, Hindi, Korean, Mandarin and Tamil are among the 50 languages of the robotic voice, each in a lower and a higher form.',
    },
  ],
  faq: [
    {
      question: 'Can I get Jessie or another voice from the TikTok app?',
      answer:
        'No. Those voices belong to the people who recorded them, and to TikTok, which offers them inside its own editor: add a text, tap it and choose Text-to-speech. This page has other voices, under names of its own.',
    },
    {
      question: 'Why does the voice sound like a robot?',
      answer:
        'Without a speech model this site uses eSpeak NG, an open-source program that builds every sound by formula. It is clear and knows many languages, and nobody takes it for a person. Where the operator has set up a model, its voices appear in the list instead and sound natural.',
    },
    {
      question: 'Do I have to tell viewers that the voice is synthetic?',
      answer:
        'They should know, so say it in the caption or on screen. TikTok requires a label on AI-generated content with realistic images, audio or video (reported by AP in May 2024). A model’s voice is realistic audio: switch on “AI-generated content” in the post’s settings. A plainly robotic voice is not, but the label does no harm.',
    },
    {
      question: 'Is the preview the same voice as the file?',
      answer:
        'No. The preview uses the voices of your device, in your browser, and no browser lets a page record them. The file is made on our server with the voice in the list.',
    },
    {
      question: 'How long may the text be?',
      answer:
        '1,000 characters at a time, counted as characters and not as bytes, so an Arabic letter counts as one. For a longer script generate it in parts and lay them end to end; each part brings its own SRT.',
    },
    {
      question: 'May I use the sound in a video that earns money?',
      answer:
        'eSpeak NG’s licence covers the program, not the sound that it makes, so the robotic voice is free to use. For a model’s voices the terms of its provider apply. The words are yours to answer for either way.',
    },
    {
      question: 'Is my text kept?',
      answer:
        'No, it is read, spoken and forgotten. A short recording waits ten minutes, encrypted, so that a dropped connection does not cost you a second use; a longer one is gone once it is sent. With a model the text goes to the model’s provider, as the privacy page says.',
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
