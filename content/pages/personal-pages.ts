export const savedPage = {
  path: '/saved',
  heading: 'Saved',
  title: 'Saved | Postsmith',
  description: 'The results you saved and your latest runs. They are kept in this browser only.',
  intro:
    'Everything you saved, and your latest runs. It’s only in this browser, so download a copy of anything important.',
} as const

export const offlinePage = {
  path: '/offline',
  heading: 'You are offline',
  title: 'Offline | Postsmith',
  description:
    'What works without a connection: text tools that count and convert, the calculators, and everything that you saved.',
  intro:
    'This page has not been opened in this browser before, so it needs a connection. Nothing that you typed is lost.',
  tools: 'These tools work without one',
  afterUse: 'once you have used it',
  saved: 'What you saved is here as well:',
} as const

export const sharePage = {
  path: '/share',
  heading: 'What shall we do with it?',
  title: 'Share to Postsmith | Postsmith',
  description: 'Share a TikTok link or a text to Postsmith and choose the tool that goes on with it.',
} as const

/** Tools for a shared TikTok link and for other shared text. Download entries are hidden without downloads. */
export const shareTools = {
  link: [
    { type: 'download-tiktok-video', label: 'Download the video', isDownload: true },
    { type: 'download-tiktok-mp3', label: 'Save the sound as MP3', isDownload: true },
    { type: 'tiktok-transcript-generator', label: 'Get the transcript' },
    { type: 'tiktok-thumbnail-download', label: 'Save the cover', isDownload: true },
  ],
  text: [
    { type: 'tiktok-hook-generator', label: 'Write TikTok hooks' },
    { type: 'tiktok-caption', label: 'Write a TikTok caption' },
    { type: 'instagram-caption', label: 'Write an Instagram caption' },
    { type: 'tiktok-hashtag-generator', label: 'Find hashtags' },
    { type: 'twitter-tweet', label: 'Write a tweet' },
  ],
} as const
