import { searchResult, titleWidth } from '@/lib/platforms/google/search-result'
import { hostIn } from '@/lib/text/seo/meta-tags'
import { metaText } from '@/lib/text/seo/meta-text'
import type { Card } from '@/lib/tool/card'
import type { MetaInput } from './fields'
import { titled } from './fit'
import type { MetaItem } from './meta'

export function presentMeta(item: MetaItem, { parameters }: MetaInput): Omit<Card, 'id' | 'item'> {
  const { keyword, brand, site } = parameters
  const title = titled(item.title, brand)
  const { description, slug } = item
  const text = metaText({ title, description, slug })
  const host = hostIn(site)
  return {
    parts: [
      { label: 'Title', text: title, rank: 'answer' },
      { label: 'Description', text: description, rank: 'answer' },
      { label: 'Slug', text: slug, rank: 'answer' },
    ],
    preview: { kind: 'serp', text, ...(host && { site: host }) },
    copy: text,
    carry: title,
    meters: [
      {
        label: 'Title',
        value: titleWidth(title),
        limit: searchResult.title.pixels,
        unit: 'pixels',
        of: { line: 0 },
      },
      {
        label: 'Description',
        value: description.length,
        limit: searchResult.description.characters,
        unit: 'characters',
        of: { line: 1 },
      },
    ],
    tags: [`title of ${title.length} characters`, ...keywordIn({ title, description }, keyword)],
    ...(brand.trim() !== '' &&
      title === item.title && { notes: ['Your site’s name had no room in this title.'] }),
  }
}

function keywordIn(texts: Readonly<Record<'title' | 'description', string>>, keyword: string): string[] {
  if (keyword === '') return []
  const holds = (text: string) => text.toLowerCase().includes(keyword.toLowerCase())
  const places = (['title', 'description'] as const).filter((place) => holds(texts[place]))
  return [places.length === 0 ? 'keyword missing' : `keyword in ${places.join(' and ')}`]
}
