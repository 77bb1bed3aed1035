import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { cutAtWord } from '@/lib/core/strings/cut'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { readLinks } from '@/lib/platforms/links'
import { channels } from './channels'
import { riskyClaims } from './claims'
import type { ProductInput } from './fields'
import { fitKeywords } from './keywords'
import { type Listing, listingText } from './listing'

/** A listing within its shop’s limits; null where it invents a figure, a claim or a link, or sounds like every other. */
export function fitListing(item: Listing, input: ProductInput): Listing | null {
  const { prompt, parameters } = input
  const { title, bullets, description, keyword } = channels[parameters.channel]
  const given = [prompt, parameters.name, parameters.audience].join('\n')
  const fitted = {
    title: cutAtWord(oneLine(item.title), title.max),
    bullets: parameters.bullets
      ? item.bullets
          .map((text) => cutAtWord(oneLine(text), bullets.max))
          .filter(Boolean)
          .slice(0, bullets.most)
      : [],
    description: cutAtWord(cleanText(item.description), description.max),
    keywords: fitKeywords(item.keywords, keyword),
  }
  if (fitted.title === '' || fitted.description === '') return null
  const written = [...fitted.bullets, fitted.title, fitted.description].join('\n')
  const isBad =
    rejectionOf(written, given) !== null ||
    inventsNumber(written, given) ||
    usesAvoidedWord(written, parameters.avoid) ||
    readLinks(listingText(fitted)).some(({ url }) => !given.includes(url)) ||
    riskyClaims(written).length > riskyClaims(given).length
  return isBad ? null : fitted
}

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')
