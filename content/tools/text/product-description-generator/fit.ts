import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/numbers'
import { getRejectionReason } from '@/lib/core/strings/reject'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { readLinks } from '@/lib/platforms/links'
import { channels } from './channels'
import type { ProductInput } from './fields'
import { fitKeywords } from './keywords'
import { formatListing, type Listing } from './listing'
import { findRiskyClaims } from './risky-claims'

/** A listing within its shop’s limits; null where it invents a figure, a claim or a link, or sounds like every other. */
export function fitListing(item: Listing, input: ProductInput): Listing | null {
  const { prompt, parameters } = input
  const { title, bullets, description, maxKeywordLength } = channels[parameters.channel]
  const visitorText = [prompt, parameters.name, parameters.audience].join('\n')
  const fitted = {
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
  if (fitted.title === '' || fitted.description === '') return null
  const written = [...fitted.bullets, fitted.title, fitted.description].join('\n')
  const isBad =
    getRejectionReason(written, visitorText) !== null ||
    hasInventedNumber(written, visitorText) ||
    usesAvoidedWord(written, parameters.avoid) ||
    readLinks(formatListing(fitted)).some(({ url }) => !visitorText.includes(url)) ||
    findRiskyClaims(written).length > findRiskyClaims(visitorText).length
  return isBad ? null : fitted
}

const toSingleLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')
