/** Stands before a text that came along from another tool, so that visitors, models and recipes can tell it apart. */
const mark = 'Use this: '
const gap = '\n\n'

/**
 * The prompt of the next tool in a chain: what the visitor asked for, and below it the text that they chose. What would
 * stand there twice stands once. `limit` in code points: the end of the old prompt gives way, never the chosen text.
 */
export function carriedPrompt(prompt: string, chosen: string, limit: number): string {
  const asked = prompt.trim()
  const text = chosen.replace(/\s+/g, ' ').trim()
  if (asked.includes(text)) return cut(asked, limit)
  const carried = `${mark}${text}`
  const kept = cut(asked, limit - [...carried].length - gap.length)
  return kept ? `${kept}${gap}${carried}` : cut(text, limit)
}

/** A prompt without what came along from other tools: what it is about, for those who cannot read the difference. */
export function ownWords(prompt: string): string {
  const paragraphs = prompt.split(/\n\s*\n/)
  const own = paragraphs.filter((paragraph) => !paragraph.trimStart().startsWith(mark.trim()))
  return own.length === 0 ? prompt.replaceAll(mark, '') : own.join(gap)
}

/** The text that came along last, from the tool before; null where none did. */
export function chosenText(prompt: string): string | null {
  const carried = prompt.split(/\n\s*\n/).findLast((paragraph) => paragraph.trimStart().startsWith(mark))
  return carried?.trim().slice(mark.length) ?? null
}

function cut(text: string, limit: number): string {
  return [...text].slice(0, Math.max(0, limit)).join('').trim()
}
