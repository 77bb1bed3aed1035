export const savedPage = {
  path: '/saved',
  heading: 'Saved',
  title: 'Saved | Postsmith',
  description: 'Your saved results, brand kit and latest runs. They’re stored only in this browser.',
  intro:
    'Your saved results, brand kit and history. They’re stored only in this browser, so download copies of anything important.',
} as const

export const offlinePage = {
  path: '/offline',
  heading: 'You’re offline',
  title: 'Offline | Postsmith',
  description:
    'What works without a connection: text tools that count and convert, the calculators, and everything you saved.',
  intro: 'You haven’t opened this page in this browser before, so it needs a connection. Nothing you typed is lost.',
  tools: 'These tools work offline',
  afterUse: 'once you’ve used it',
  saved: 'What you saved works offline, too:',
} as const

export const sharePage = {
  path: '/share',
  heading: 'What do you want to do with it?',
  title: 'Share to Postsmith | Postsmith',
  description: 'Share a TikTok link or some text to Postsmith and pick the tool to use it in.',
} as const

/** Tools for a shared TikTok link and for other shared text. Download entries are hidden without downloads. */
export const shareTools = {
  link: [
    { type: 'download-tiktok-video', label: 'Download the video', isDownload: true },
    { type: 'download-tiktok-mp3', label: 'Download the audio as MP3', isDownload: true },
    { type: 'tiktok-transcript-generator', label: 'Get the transcript' },
    { type: 'tiktok-thumbnail-download', label: 'Download the thumbnail', isDownload: true },
  ],
  text: [
    { type: 'tiktok-hook-generator', label: 'Write TikTok hooks' },
    { type: 'tiktok-caption', label: 'Write a TikTok caption' },
    { type: 'instagram-caption', label: 'Write an Instagram caption' },
    { type: 'tiktok-hashtag-generator', label: 'Find hashtags' },
    { type: 'twitter-tweet', label: 'Write a tweet' },
  ],
} as const
