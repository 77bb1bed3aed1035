/** Highest suggested grade by kind of text; our own judgment: the more casually a text is read, the lower. */
export const targets = {
  'short-video': { label: 'TikTok, Reel or Short', grade: 5 },
  post: { label: 'Caption or post', grade: 6 },
  web: { label: 'Blog, newsletter or video description', grade: 8 },
  linkedin: { label: 'LinkedIn article', grade: 9 },
  expert: { label: 'Expert readers', grade: 12 },
} as const
