export const numberingStyles = ['none', 'slash', 'brackets', 'emoji'] as const

/** `thread` puts the thread emoji before the number. */
export type NumberingStyle = (typeof numberingStyles)[number] | 'thread'

export function addPostNumber(text: string, postNumber: number, total: number, numbering: NumberingStyle): string {
  if (total < 2) return text
  if (numbering === 'slash') return `${text}\n\n${postNumber}/${total}`
  if (numbering === 'thread') return `${text}\n\n🧵 ${postNumber}/${total}`
  if (numbering === 'brackets') return `${text} (${postNumber}/${total})`
  if (numbering !== 'emoji') return text
  const keycaps = postNumber === 10 ? '🔟' : String(postNumber).replace(/\d/g, '$&\u{FE0F}\u{20E3}')
  return `${keycaps} ${text}`
}
