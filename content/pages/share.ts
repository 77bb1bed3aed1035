export const sharePage = {
  path: '/share',
  heading: 'What shall we do with it?',
  title: 'Share to Postsmith | Postsmith',
  description: 'Share a TikTok link or a text to Postsmith and choose the tool that goes on with it.',
} as const

/**
 * Tools offered for a shared TikTok link and for any other text, by type. Download entries are hidden when downloads
 * are off.
 */
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
