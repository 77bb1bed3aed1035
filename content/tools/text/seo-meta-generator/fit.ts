import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { cutAtWord } from '@/lib/core/strings/cut'
import { limitEmoji } from '@/lib/core/strings/emoji'
import { joinLines, oneLine } from '@/lib/core/strings/lines'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { withoutShouting } from '@/lib/core/strings/without-shouting'
import { searchResult, titleWidth } from '@/lib/platforms/google/search-result'
import { slugOf } from '@/lib/text/seo/slug'
import { givenBy } from '@/lib/tool/given'
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
