import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { cutAtWord } from '@/lib/core/strings/cut'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { readLinks } from '@/lib/platforms/links'
import { kindsOf, type PitchInput } from './fields'
import type { Mail } from './mail'

const MAX_SUBJECT = 80
const MAX_BODY = 3_500
/** Of subjects that a reader can choose from. */
const MOST_SUBJECTS = 3

/** A mail that can be sent as it stands; null where it was not asked for, invents a figure or a link, or sounds like everybody’s. */
export function fitMail(item: Mail, input: PitchInput): Mail | null {
  const { prompt, parameters } = input
  if (!kindsOf(parameters).includes(item.kind)) return null
  const { brand, niche, followers, engagement, offer, sender } = parameters
  const given = [prompt, brand, niche, followers, engagement, offer, sender].join('\n')
  const body = cutAtWord(cleanText(item.body), MAX_BODY)
  const subjects = [
    ...new Set(
      item.subjects.map((subject) => cutAtWord(cleanText(subject).replace(/\n/g, ' '), MAX_SUBJECT)),
    ),
  ].filter(Boolean)
  if (body === '' || subjects.length === 0) return null
  const written = [...subjects, body].join('\n')
  const isBad =
    rejectionOf(written, given) !== null ||
    inventsNumber(written, given) ||
    usesAvoidedWord(written, parameters.avoid) ||
    readLinks(body).some(({ url }) => !given.includes(url))
  const most = item.kind === 'pitch' ? MOST_SUBJECTS : 1
  return isBad ? null : { kind: item.kind, subjects: subjects.slice(0, most), body }
}
