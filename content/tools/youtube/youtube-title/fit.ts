import { cleanText, joinLines, limitEmoji, lowercaseAllCaps } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason, isRejected } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { getFirstWord } from '@/lib/core/strings/word-limits'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { removeAngleBrackets } from '@/lib/platforms/youtube/uploads'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import type { Title, TitleInput } from './fields'

export const TEST_SET_SIZE = 3

export function fitTitle(item: Title, input: TitleInput): Title | null {
  const title = cleanTitle(item.title, input)
  if (title === null) return null
  const shot = cleanText(item.thumbnail)
  const thumbnail = isRejected(shot) ? '' : shot
  return { title, formula: item.formula, thumbnail, alternatives: fitAlternatives(title, item, input) }
}

/** A set has exactly three titles with three different first words; otherwise returns none. */
function fitAlternatives(title: string, item: Title, input: TitleInput): string[] {
  if (input.parameters.intent === 'shorts') return []
  const firstWords = new Set([getFirstWord(title)])
  const otherTitles: string[] = []
  for (const alternative of item.alternatives) {
    const text = cleanTitle(alternative, input)
    if (text === null || firstWords.has(getFirstWord(text))) continue
    firstWords.add(getFirstWord(text))
    otherTitles.push(text)
  }
  return otherTitles.length >= TEST_SET_SIZE - 1 ? otherTitles.slice(0, TEST_SET_SIZE - 1) : []
}

function cleanTitle(text: string, input: TitleInput): string | null {
  const visitorText = collectVisitorText(input, input.parameters.keyword)
  const singleLineText = joinLines(cleanText(text))
  const title = limitEmoji(lowercaseAllCaps(removeAngleBrackets(singleLineText), visitorText), 1).replace(
    /(?<![.!?])\.$/,
    '',
  )
  if (title === '' || measureUtf16Length(title) > youtubeTitle.max) return null
  const isRejected = getRejectionReason(title, visitorText) !== null || hasInventedNumber(title, visitorText)
  return isRejected || usesAvoidedWord(title, input.parameters.avoid) ? null : title
}
