import { measureTitleWidth, searchResultLimits } from '@/lib/platforms/search-result'
import { formatMetaText, parseHost } from '@/lib/text/seo/meta-tags'
import type { Card } from '@/lib/tool/card'
import type { MetaInput, MetaItem } from './fields'
import { appendBrand } from './fit'

export function presentMeta(item: MetaItem, { parameters }: MetaInput): Omit<Card, 'id' | 'item'> {
  const { keyword, brand, site } = parameters
  const title = appendBrand(item.title, brand)
  const { description, slug } = item
  const text = formatMetaText({ title, description, slug })
  const host = parseHost(site)
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
        value: measureTitleWidth(title),
        limit: searchResultLimits.title.pixels,
        unit: 'pixels',
        of: { line: 0 },
      },
      {
        label: 'Description',
        value: description.length,
        limit: searchResultLimits.description.characters,
        unit: 'characters',
        of: { line: 1 },
      },
    ],
    tags: [`title of ${title.length} characters`, ...describeKeyword({ title, description }, keyword)],
    ...(brand.trim() !== '' && title === item.title && { notes: ['Your site’s name had no room in this title.'] }),
  }
}

function describeKeyword(texts: Readonly<Record<'title' | 'description', string>>, keyword: string): string[] {
  if (keyword === '') return []
  const containsKeyword = (text: string) => text.toLowerCase().includes(keyword.toLowerCase())
  const places = (['title', 'description'] as const).filter((place) => containsKeyword(texts[place]))
  return [places.length === 0 ? 'keyword missing' : `keyword in ${places.join(' and ')}`]
}
