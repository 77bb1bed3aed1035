export const numberings = ['none', 'slash', 'brackets', 'emoji'] as const

/** How posts are numbered; `thread` has the reel before the number. */
export type Numbering = (typeof numberings)[number] | 'thread'

/** One post with its number, as it is posted. A thread of one post needs none. */
export function addPostNumber(text: string, postNumber: number, total: number, style: Numbering): string {
  if (total < 2) return text
  if (style === 'slash') return `${text}\n\n${postNumber}/${total}`
  if (style === 'thread') return `${text}\n\n🧵 ${postNumber}/${total}`
  if (style === 'brackets') return `${text} (${postNumber}/${total})`
  if (style === 'emoji') return `${toKeycaps(postNumber)} ${text}`
  return text
}

function toKeycaps(n: number): string {
  return n === 10 ? '🔟' : [...String(n)].map((digit) => `${digit}\u{FE0F}\u{20E3}`).join('')
}
