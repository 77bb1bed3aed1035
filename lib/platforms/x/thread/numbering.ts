export const numberings = ['none', 'slash', 'brackets', 'emoji'] as const

/** How posts are numbered; `thread` has the reel before the number. */
export type Numbering = (typeof numberings)[number] | 'thread'

/** One post with its number, as it is posted. A thread of one post needs none. */
export function addPostNumber(text: string, n: number, total: number, style: Numbering): string {
  if (total < 2) return text
  if (style === 'slash') return `${text}\n\n${n}/${total}`
  if (style === 'thread') return `${text}\n\n🧵 ${n}/${total}`
  if (style === 'brackets') return `${text} (${n}/${total})`
  if (style === 'emoji') return `${keycaps(n)} ${text}`
  return text
}

function keycaps(n: number): string {
  return n === 10 ? '🔟' : [...String(n)].map((digit) => `${digit}\u{FE0F}\u{20E3}`).join('')
}
