import { cleanText, joinLines, limitEmoji, lowercaseAllCaps, toSingleLine } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureTitleWidth, searchResultLimits } from '@/lib/platforms/search-result'
import { slugify } from '@/lib/text/seo/slug'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import type { MetaInput, MetaItem } from './fields'

const { title: titleLimit, description: descriptionLimit } = searchResultLimits

/**
 * Cleans a title, a description and a slug, and cuts the description to 155 characters. Returns null if the title is
 * wider than 580 pixels or if the title or description is unusable.
 */
export function fitMeta(item: MetaItem, { prompt, parameters }: MetaInput): MetaItem | null {
  const { keyword, brand, cta, avoid } = parameters
  const visitorText = collectVisitorText({ prompt, parameters }, keyword, brand, cta)
  const title = lowercaseAllCaps(removeBrand(toSingleLine(limitEmoji(item.title, 0)), brand), visitorText)
  if (!/[\p{L}\p{N}]/u.test(title) || measureTitleWidth(title) > titleLimit.pixels) return null
  const fullDescription = joinLines(cleanText(limitEmoji(item.description, 0)))
  const description = truncateAtWord(fullDescription, descriptionLimit.characters)
  if (!/[\p{L}\p{N}]/u.test(description)) return null
  const texts = [title, description]
  const isRejected = texts.some(
    (text) => getRejectionReason(text, visitorText) !== null || hasInventedNumber(text, visitorText),
  )
  if (isRejected || texts.some((text) => usesAvoidedWord(text, avoid))) return null
  return { title, description, slug: slugify(item.slug.trim() || keyword || title) }
}

/** `appendBrand` adds the site's name. */
function removeBrand(title: string, brand: string): string {
  if (brand === '' || !title.toLowerCase().endsWith(brand.toLowerCase())) return title
  const titleWithoutBrand = title.slice(0, -brand.length).trimEnd()
  return /[|·:–—-]$/.test(titleWithoutBrand) ? titleWithoutBrand.slice(0, -1).trimEnd() : title
}

export function appendBrand(title: string, brand: string): string {
  const fullTitle = `${title} | ${brand.trim()}`
  return brand.trim() !== '' && measureTitleWidth(fullTitle) <= titleLimit.pixels ? fullTitle : title
}
