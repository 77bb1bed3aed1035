import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { oneLine } from '@/lib/core/strings/lines'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { utf16Length } from '@/lib/platforms/counting/count'
import { givenBy } from '@/lib/tool/given'
import type { Call } from './call'
import { baitIn } from './engagement-bait'
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
