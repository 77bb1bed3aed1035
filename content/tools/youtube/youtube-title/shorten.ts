import type { TitleInput } from './fields'
import { fitTitle } from './fit'
import type { Title } from './title'

const MIN_WORDS = 3

/** The title without what stands in brackets, or without one of its halves; each of a set's three. Null if none can. */
export function shorten(item: Title, input: TitleInput): Title | null {
  const title = shorter(item.title)
  const alternatives = item.alternatives.map((text) => shorter(text) ?? text)
  if (title === null && alternatives.every((text, i) => text === item.alternatives[i])) return null
  return fitTitle({ ...item, title: title ?? item.title, alternatives }, input)
}

function shorter(title: string): string | null {
  const candidates = [
    title.replace(/(?:(?<!\s)\s+)?[([][^()[\]]*[)\]]\s*/g, ' ').trim(),
    title.split(/(?<=[?])\s+|[.|]\s+/)[0],
    title.split(/, (?=\p{L})/u)[0],
    title.replace(/\b(?:really|actually|just|finally|still)\b ?/gi, '').trim(),
  ]
  return (
    candidates.find(
      (text) => text !== undefined && text.length < title.length && text.split(/\s+/).length >= MIN_WORDS,
    ) ?? null
  )
}
