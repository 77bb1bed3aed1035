import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Video Transcript Generator',
  title: 'TikTok Transcript Generator: Text, SRT and VTT, Free',
  description:
    'Paste a TikTok link and get what is said as text, with timestamps, in the languages TikTok has captions for. Saved as TXT, SRT, VTT or JSON. No sign-up.',
  summary: 'Paste a TikTok link, or choose a file of your own, and read what is said in it.',
  card: 'What is said in a TikTok, as text with timestamps: TXT, SRT, VTT and JSON.',
  keywords: [
    'transcript',
    'transcribe',
    'subtitles',
    'captions',
    'srt',
    'vtt',
    'speech to text',
    'video to text',
  ],
  sections: {
    steps: 'How Our TikTok Transcript Generator Works',
    features: 'Why Choose Our TikTok Transcript Generator?',
    faq: 'Frequently Asked Questions',
    related: 'Related TikTok Tools',
  },
  steps: [
    {
      title: 'Paste the link',
      text: 'Use “Share” and “Copy link” in the app, or the address from your browser. Short vm.tiktok.com links and whole share messages are understood.',
    },
    {
      title: 'The words are fetched',
      text: 'If TikTok has captions for the video, they arrive within seconds. If it has none and this site has a speech model connected, the model listens to the sound instead.',
    },
    {
      title: 'Copy, save or go on',
      text: 'Read it with or without timestamps, switch the language where there are several, save it in the format you need, or turn it into a caption, a hook or a thread.',
    },
  ],
  features: [
    {
      title: 'It says where the words come from',
      text: 'The creator’s captions, TikTok’s automatic captions, a machine translation or a speech recognition model: the label above the transcript tells you how far to trust it.',
    },
    {
      title: 'Sentences instead of fragments',
      text: 'TikTok cuts its captions every few words and sometimes shows a line twice. Here they are put back together, and the repeats are gone.',
    },
    {
      title: 'Four formats',
      text: 'Plain text for reading, SRT for video editors, VTT for players on the web, JSON with the start and end of every line for your own programs.',
    },
    {
      title: 'Every language that TikTok offers',
      text: 'What was said comes first; TikTok’s own translations stand beside it, marked as such, and cost you no further use.',
    },
    {
      title: 'Your own files too',
      text: 'For a video that is not online, or that TikTok does not hand out: your browser takes the sound out of the file and sends only that. Pictures never leave your device.',
    },
    {
      title: 'Gone after ten minutes',
      text: 'A transcript waits on the server, encrypted for your page alone, in case your connection drops before it arrives; the sound does not, and neither is logged. Save what you need before you close the page.',
    },
  ],
  faq: [
    {
      question: 'How accurate is a TikTok transcript?',
      answer:
        'For clear audio, 95%+ of the words: one person, close to the microphone, in a widely spoken language. That is what current speech recognition reaches on clean recordings; OpenAI’s paper on Whisper reports fewer than five wrong words in a hundred for clearly read English, and several times that for noise, music and strong accents. Where the words are TikTok’s captions, they are as good as TikTok’s own recognition or the person who wrote them. We change no words. Check names and figures before you quote them.',
    },
    {
      question: 'How long may the video be?',
      answer:
        'Free users can transcribe videos up to 10 minutes long, and there is no paid plan that allows more. A longer video is refused before anything is downloaded and costs no use. For a longer recording of your own, cut it into pieces of ten minutes.',
    },
    {
      question: 'Which TikTok links work?',
      answer:
        'Addresses such as www.tiktok.com/@username/video/…, the short ones from the share button (vm.tiktok.com/… and vt.tiktok.com/…), m.tiktok.com/v/… and TikTok Lite’s. The video must be public: private, deleted and age-restricted videos cannot be read without an account, and this site uses none.',
    },
    {
      question: 'Why does a video have no transcript?',
      answer:
        'Most often because nobody speaks in it: captions are made of speech, not of songs or of text on the screen. Photo posts have no speech at all. Some creators switch captions off; then only a speech model can help, and the page says so when this site has none connected. And at times TikTok turns servers away for a while. In that case try again later, or use a file of your own.',
    },
    {
      question: 'What is the difference between SRT, VTT and JSON?',
      answer:
        'SRT is what CapCut, Premiere Pro, DaVinci Resolve and YouTube take as subtitles. VTT is the same for players on web pages. JSON lists each line with its start and end in seconds, the video’s address, the language and the source of the words. In SRT an arrow inside a line is shortened, because the format cannot escape it.',
    },
    {
      question: 'May I use someone else’s transcript?',
      answer:
        'What somebody says in a video is theirs. Quoting a line with a link to the video is common practice; posting a whole script as your own is not, and may be an infringement where you live. The result links to the original so that you can credit it.',
    },
    {
      question: 'What happens to the file I choose?',
      answer:
        'Your browser copies the sound out of it, or shrinks it to a small mono track when it is large, and sends that sound to this site’s server, which passes it to the connected speech model and keeps nothing. That model’s provider handles it under its own terms. Without a model connected the file is not sent at all.',
    },
  ],
  sources: [
    {
      label: 'OpenAI: Robust Speech Recognition via Large-Scale Weak Supervision (Whisper)',
      url: 'https://arxiv.org/abs/2212.04356',
      checked: '2026-11',
    },
    {
      label: 'iDownloadBlog: TikTok’s automatic captions, for speech only',
      url: 'https://www.idownloadblog.com/2021/07/27/how-to-toggle-automatic-video-captions-on-tiktok-and-edit-them-fix-any-misspellings/',
      checked: '2026-11',
    },
    {
      label: 'W3C: WebVTT, the format of web captions',
      url: 'https://www.w3.org/TR/webvtt1/',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
