import { usesAvoidedWord } from '@/lib/fit/avoided-word'
import { givenBy } from '@/lib/fit/given'
import { oneLine } from '@/lib/fit/lines'
import { inventsNumber } from '@/lib/fit/numbers'
import { rejectionOf } from '@/lib/fit/reject'
import { utf16Length } from '@/lib/platforms/count'
import { baitIn } from '@/lib/posts/engagement-bait'
import type { Call } from './call'
import type { CallInput } from './fields'

/** Cleans a call to action; null where it is too long, begs, even in the visitor's own words, or cannot be used. */
export function fitCall(item: Call, { prompt, parameters }: CallInput): Call | null {
  const given = givenBy({ prompt, parameters })
  const text = oneLine(item.text)
  if (!/\p{L}/u.test(text) || utf16Length(text) > parameters.maxChars) return null
  if (baitIn(text) !== null || rejectionOf(text) === 'bait') return null
  const bad = rejectionOf(text, given) !== null || inventsNumber(text, given)
  return bad || usesAvoidedWord(text, parameters.avoid) ? null : { ...item, text }
}
