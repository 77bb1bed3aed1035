import { shortenTitle } from '@/lib/kits/posts/shorten-title'
import type { HeadlineInput } from './fields'
import { fitHeadline } from './fit'
import type { Headline } from './headline'

/** The headline without what stands in brackets, one of its halves or its padding. Null where nothing can go. */
export function shorten(item: Headline, input: HeadlineInput): Headline | null {
  const text = shortenTitle(item.text)
  return text === null ? null : fitHeadline({ ...item, text }, input)
}
