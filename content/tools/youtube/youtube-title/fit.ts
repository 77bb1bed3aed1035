import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { limitEmoji } from '@/lib/core/strings/emoji'
import { firstWord } from '@/lib/core/strings/first-word'
import { joinLines } from '@/lib/core/strings/lines'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { isRejected, rejectionOf } from '@/lib/core/strings/reject'
import { withoutShouting } from '@/lib/core/strings/without-shouting'
import { utf16Length } from '@/lib/platforms/counting/count'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { givenBy } from '@/lib/tool/given'
import type { TitleInput } from './fields'
import type { Title } from './title'

const testedTitles = 3

/** Cleans a title and its alternatives; null where the title is too long, shouts a figure or cannot be used. */
export function fitTitle(item: Title, input: TitleInput): Title | null {
  const title = usable(item.title, input)
  if (title === null) return null
  const shot = cleanText(item.thumbnail)
  const thumbnail = isRejected(shot) ? '' : shot
  return { title, formula: item.formula, thumbnail, alternatives: alternativesTo(title, item, input) }
}

/** A set holds exactly three titles with three first words; anything else is no set. */
function alternativesTo(title: string, item: Title, input: TitleInput): string[] {
  if (input.parameters.intent === 'shorts') return []
  const openings = new Set([firstWord(title)])
  const others: string[] = []
  for (const alternative of item.alternatives) {
    const text = usable(alternative, input)
    if (text === null || openings.has(firstWord(text))) continue
    openings.add(firstWord(text))
    others.push(text)
  }
  return others.length >= testedTitles - 1 ? others.slice(0, testedTitles - 1) : []
}

function usable(text: string, input: TitleInput): string | null {
  const given = givenBy(input, input.parameters.keyword)
  const oneLine = joinLines(cleanText(text))
  const title = limitEmoji(withoutShouting(withoutBrackets(oneLine), given), 1).replace(/(?<![.!?])\.$/, '')
  if (title === '' || utf16Length(title) > youtubeTitle.max) return null
  const bad = rejectionOf(title, given) !== null || inventsNumber(title, given)
  return bad || usesAvoidedWord(title, input.parameters.avoid) ? null : title
}

/** YouTube refuses < and > in titles. */
function withoutBrackets(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?[<>]+\s*/g, ' ').trim()
}
