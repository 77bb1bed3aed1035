import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Video Transcript Generator',
  title: 'Free TikTok Transcript Generator – Text, SRT and VTT',
  description:
    'Paste a TikTok link and get the words as text with timestamps, in every language TikTok has captions for. TXT, SRT, VTT or JSON. Free, no sign-up.',
  summary: 'Paste a TikTok link, or pick your own file, and read what is said.',
  card: 'What is said in a TikTok, as text with timestamps: TXT, SRT, VTT, JSON.',
  keywords: ['transcript', 'transcribe', 'subtitles', 'captions', 'srt', 'vtt', 'speech to text', 'video to text'],
  sections: {
    steps: 'How Our TikTok Transcript Generator Works',
    stepsLead: 'From a link to the text in 3 simple steps.',
    features: 'Why Choose Our TikTok Transcript Generator?',
  },
  steps: [
    {
      title: 'Paste the link',
      text: 'Tap Share, then Copy link in the app, or take the address from your browser. Short links and whole messages work too.',
    },
    {
      title: 'Get the words',
      text: 'TikTok’s captions arrive in seconds. If there are none, a speech model listens instead, if this site has one.',
    },
    {
      title: 'Copy, save or keep going',
      text: 'With or without timestamps, in another language, as a file, or on to a caption, a hook or a thread.',
    },
  ],
  features: [
    {
      title: 'You see where the words come from',
      text: 'The creator’s captions, TikTok’s automatic ones, a translation or a speech model: the label tells you how far to trust it.',
    },
    {
      title: 'Whole sentences',
      text: 'TikTok cuts captions every few words and repeats lines. We put them back together.',
    },
    {
      title: 'Four formats',
      text: 'Plain text to read, SRT for video editors, VTT for web players, JSON for your own programs.',
    },
    {
      title: 'Every language TikTok has',
      text: 'The original comes first. TikTok’s translations are marked as such and cost no extra use.',
    },
    {
      title: 'Your own files too',
      text: 'With a speech model connected, your browser sends only the sound of your file. The picture never leaves your device.',
    },
    {
      title: 'Gone after ten minutes',
      text: 'The transcript waits on our server, encrypted, in case your connection drops. The sound doesn’t. Nothing is logged.',
    },
  ],
  faq: [
    {
      question: 'How accurate is a TikTok transcript?',
      answer:
        '95%+ of the words for clear audio: one person, close to the microphone, a widely spoken language. OpenAI’s Whisper paper reports under five wrong words in a hundred for clear English, and several times that with noise, music or strong accents. Captions are as good as whoever made them.',
    },
    {
      question: 'How long can the video be?',
      answer:
        'Free users can transcribe videos up to 10 minutes long, and there is no paid plan. A longer video is refused and costs no use. Cut longer recordings of your own into pieces.',
    },
    {
      question: 'Which TikTok links work?',
      answer:
        'www.tiktok.com/@username/video/…, short links (vm.tiktok.com/… and vt.tiktok.com/…), m.tiktok.com/v/… and TikTok Lite. The video must be public: not private, deleted or age-restricted.',
    },
    {
      question: 'Why does my video have no transcript?',
      answer:
        'Usually nobody speaks in it: songs and text on screen don’t count. Some creators turn captions off; then only a speech model can help. And sometimes TikTok turns servers away. Try again later, or use your own file.',
    },
    {
      question: 'SRT, VTT or JSON?',
      answer:
        'SRT for CapCut, Premiere Pro, DaVinci Resolve and YouTube. VTT for players on web pages. JSON for programs: every line with start and end, plus address, language and source. In SRT an arrow inside a line is shortened.',
    },
    {
      question: 'Can I use someone else’s transcript?',
      answer:
        'Quote a line and link to the video: that’s common practice. Posting a whole script as yours is not, and may be illegal where you live.',
    },
    {
      question: 'What happens to my file?',
      answer:
        'Your browser takes the sound out, shrinks it if it’s large, and sends it through our server to the speech model. We keep nothing; the model’s provider has its own terms. Without a model nothing is sent.',
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
