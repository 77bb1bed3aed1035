import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { claimsCure } from '@/lib/kits/bios/cure-claims'
import { parseLinks } from '@/lib/platforms/links'
import { channels, formatListing, type Listing, type ProductInput } from './fields'

/**
 * Claims for which shops remove listings unless the seller can prove the claim, each with the reason. `channels` in
 * fields.ts lists the sources, including Amazon’s bullet rules.
 */
const riskyClaimPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bguarantee(?:d|s)?\b/i, 'a guarantee binds you, and marketplaces want it out of listings'],
  [/\b(?:best(?:[- ]?sell(?:er|ing))?|number one|no\. ?1)\b|#1/i, '“best” needs a proof that anybody can check'],
  [/\b(?:clinically|scientifically) (?:proven|tested)\b|\bdoctor[- ]recommended\b/i, 'name the study, or leave it out'],
  [
    /\bFDA[- ](?:approved|cleared|registered)\b/i,
    'only some products can be approved at all; say it only with the number',
  ],
  [/\b(?:miracle|magic(?:al)?) (?:cure|results?|solution|cream|pill)\b/i, 'no shop lets a miracle stand'],
  [
    /\b(?:detox(?:es|ifies|ifying)?|anti[- ]?aging|weight[- ]loss|fat[- ]burning|lose weight)\b/i,
    'claims about the body are checked first of all',
  ],
  [
    /\b(?:eco[- ]friendly|non[- ]toxic|chemical[- ]free|biodegradable)\b/i,
    'say what it is made of instead, or show the certificate',
  ],
  [/\b(?:risk[- ]free|100 ?% (?:safe|effective|satisfaction))\b/i, 'nobody can promise that of every buyer'],
  [
    /\b(?:free shipping|\d+ ?% off|on sale|limited time)\b/i,
    'offers belong in the offer’s own field, not in the listing',
  ],
]

/** Matches “cures fatigue”, but not “cures in ten minutes” as glue does. */
const curePattern = /\b(?:cures|heals)\s+(?!(?:at|by|in|to|under|with|within)\b)\p{L}+/iu

export function findRiskyClaims(text: string): string[] {
  const claims = riskyClaimPatterns.flatMap(([pattern, reason]) => {
    const matchedText = pattern.exec(text)?.[0]
    return matchedText === undefined ? [] : [`“${matchedText}”: ${reason}.`]
  })
  const [cureClaim] = curePattern.exec(text) ?? []
  if (claimsCure(text)) claims.unshift('“Cure”: no shop lets a product promise that an illness goes away. Take it out.')
  else if (cureClaim) claims.unshift(`“${cureClaim}”: claims about the body are checked first of all.`)
  return claims
}

export const MAX_KEYWORDS = 5
/** Returns distinct phrases of at most `maxLength` characters, without signs that a search box rejects. */
function fitKeywords(candidates: readonly string[], maxLength: number): string[] {
  const normalizedKeywords = candidates.map((keyword) =>
    keyword
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s'’-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set(normalizedKeywords)]
    .filter((keyword) => keyword !== '' && keyword.length <= maxLength)
    .slice(0, MAX_KEYWORDS)
}

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
