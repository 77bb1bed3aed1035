import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { oneLine } from '@/lib/core/strings/lines'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { withoutShouting } from '@/lib/core/strings/without-shouting'
import { utf16Length } from '@/lib/platforms/counting/count'
import { givenBy } from '@/lib/tool/given'
import type { HeadlineInput } from './fields'
import type { Headline } from './headline'
import { kinds } from './kinds'

const MAX_ANGLE = 24

/** Cleans a headline; null where it is too long for its kind or cannot be used: a headline that is cut says something else. */
export function fitHeadline(item: Headline, { prompt, parameters }: HeadlineInput): Headline | null {
  const { kind, keyword, avoid } = parameters
  const given = givenBy({ prompt, parameters }, keyword)
  const text = withoutShouting(oneLine(item.text), given)
  if (text === '' || utf16Length(text) > kinds[kind].max) return null
  const bad = rejectionOf(text, given) !== null || inventsNumber(text, given)
  if (bad || usesAvoidedWord(text, avoid)) return null
  const angle = oneLine(item.angle)
  return { text, angle: angle.length > MAX_ANGLE ? '' : angle }
}
