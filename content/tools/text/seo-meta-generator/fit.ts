import { usesAvoidedWord } from '@/lib/fit/avoided-word'
import { cleanText } from '@/lib/fit/clean-text'
import { cutAtWord } from '@/lib/fit/cut'
import { limitEmoji } from '@/lib/fit/emoji'
import { givenBy } from '@/lib/fit/given'
import { joinLines, oneLine } from '@/lib/fit/lines'
import { inventsNumber } from '@/lib/fit/numbers'
import { rejectionOf } from '@/lib/fit/reject'
import { withoutShouting } from '@/lib/fit/without-shouting'
import { searchResult, titleWidth } from '@/lib/seo/search-result'
import { slugOf } from '@/lib/seo/slug'
import type { MetaInput } from './fields'
import type { MetaItem } from './meta'

const { title: titleLimit, description: descriptionLimit } = searchResult

/**
 * Cleans a pair: a title within 580 pixels without the site's name, a description of at most 155 characters that ends between words, a
 * slug of plain letters. Null where the title is too wide or one of them cannot be used.
 */
export function fitMeta(item: MetaItem, { prompt, parameters }: MetaInput): MetaItem | null {
  const { keyword, brand, cta, avoid } = parameters
  const given = givenBy({ prompt, parameters }, keyword, brand, cta)
  const title = withoutShouting(withoutBrand(oneLine(limitEmoji(item.title, 0)), brand), given)
  if (!/[\p{L}\p{N}]/u.test(title) || titleWidth(title) > titleLimit.pixels) return null
  const whole = joinLines(cleanText(limitEmoji(item.description, 0)))
  const description = cutAtWord(whole, descriptionLimit.characters)
  if (!/[\p{L}\p{N}]/u.test(description)) return null
  const texts = [title, description]
  const bad = texts.some((text) => rejectionOf(text, given) !== null || inventsNumber(text, given))
  if (bad || texts.some((text) => usesAvoidedWord(text, avoid))) return null
  return { title, description, slug: slugOf(item.slug.trim() || keyword || title) }
}

/** The site's name is put there by code. */
function withoutBrand(title: string, brand: string): string {
  if (brand === '' || !title.toLowerCase().endsWith(brand.toLowerCase())) return title
  const rest = title.slice(0, -brand.length).trimEnd()
  return /[|·:–—-]$/.test(rest) ? rest.slice(0, -1).trimEnd() : title
}

/** The title with the site's name behind it, where both fit into 580 pixels. */
export function titled(title: string, brand: string): string {
  const whole = `${title} | ${brand.trim()}`
  return brand.trim() !== '' && titleWidth(whole) <= titleLimit.pixels ? whole : title
}
