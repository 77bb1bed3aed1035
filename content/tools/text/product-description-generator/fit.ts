import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { usesAvoidedWord } from '@/lib/core/strings/uses-avoided-word'
import { parseLinks } from '@/lib/platforms/links'
import { channels } from './channels'
import type { ProductInput } from './fields'
import { fitKeywords } from './keywords'
import { formatListing, type Listing } from './listing'
import { findRiskyClaims } from './risky-claims'

/** Fits a listing to its shop’s limits; null if it invents a figure, a claim or a link, or is generic. */
export function fitListing(item: Listing, input: ProductInput): Listing | null {
  const { prompt, parameters } = input
  const { title, bullets, description, maxKeywordLength } = channels[parameters.channel]
  const visitorText = [prompt, parameters.name, parameters.audience].join('\n')
  const listing = {
    title: truncateAtWord(toSingleLine(item.title), title.max),
    bullets: parameters.bullets
      ? item.bullets
          .map((text) => truncateAtWord(toSingleLine(text), bullets.max))
          .filter(Boolean)
          .slice(0, bullets.maxCount)
      : [],
    description: truncateAtWord(cleanText(item.description), description.max),
    keywords: fitKeywords(item.keywords, maxKeywordLength),
  }
  if (listing.title === '' || listing.description === '') return null
  const fullText = [...listing.bullets, listing.title, listing.description].join('\n')
  const isRejected =
    getRejectionReason(fullText, visitorText) !== null ||
    hasInventedNumber(fullText, visitorText) ||
    usesAvoidedWord(fullText, parameters.avoid) ||
    parseLinks(formatListing(listing)).some(({ url }) => !visitorText.includes(url)) ||
    findRiskyClaims(fullText).length > findRiskyClaims(visitorText).length
  return isRejected ? null : listing
}

const toSingleLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')
