import { shortenTitle } from '@/lib/kits/posts/shorten-title'
import type { TitleInput } from './fields'
import { fitTitle } from './fit'
import type { Title } from './title'

/** The title without what stands in brackets, or without one of its halves; each of a set's three. Null if none can. */
export function shorten(item: Title, input: TitleInput): Title | null {
  const title = shortenTitle(item.title)
  const alternatives = item.alternatives.map((text) => shortenTitle(text) ?? text)
  if (title === null && alternatives.every((text, i) => text === item.alternatives[i])) return null
  return fitTitle({ ...item, title: title ?? item.title, alternatives }, input)
}
