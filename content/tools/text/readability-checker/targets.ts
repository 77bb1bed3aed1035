/** Highest suggested grade by kind of text; our own judgment: the more casually a text is read, the lower. */
export const targets = [
  { value: 'short-video', label: 'TikTok, Reel or Short', grade: 5 },
  { value: 'post', label: 'Caption or post', grade: 6 },
  { value: 'web', label: 'Blog, newsletter or video description', grade: 8 },
  { value: 'linkedin', label: 'LinkedIn article', grade: 9 },
  { value: 'expert', label: 'Expert readers', grade: 12 },
] as const

export const getTarget = (value: string) => targets.find((target) => target.value === value) ?? targets[1]
