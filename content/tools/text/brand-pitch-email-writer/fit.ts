import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { parseLinks } from '@/lib/platforms/links'
import { getMailKinds, type Mail, type PitchInput } from './fields'

export const MAX_SUBJECT_LENGTH = 80
const MAX_BODY_LENGTH = 3_500
export const MAX_SUBJECTS = 3

/** Fits a mail that is ready to send; null if it was not requested, invents a figure or a link, or sounds generic. */
export function fitMail(item: Mail, input: PitchInput): Mail | null {
  const { prompt, parameters } = input
  if (!getMailKinds(parameters).includes(item.kind)) return null
  const { brand, niche, followers, engagement, offer, sender } = parameters
  const visitorText = [prompt, brand, niche, followers, engagement, offer, sender].join('\n')
  const body = truncateAtWord(cleanText(item.body), MAX_BODY_LENGTH)
  const subjects = [
    ...new Set(
      item.subjects.map((subject) => truncateAtWord(cleanText(subject).replace(/\n/g, ' '), MAX_SUBJECT_LENGTH)),
    ),
  ].filter(Boolean)
  if (body === '' || subjects.length === 0) return null
  const fullText = [...subjects, body].join('\n')
  const isRejected =
    getRejectionReason(fullText, visitorText) !== null ||
    hasInventedNumber(fullText, visitorText) ||
    usesAvoidedWord(fullText, parameters.avoid) ||
    parseLinks(body).some(({ url }) => !visitorText.includes(url))
  const maxSubjects = item.kind === 'pitch' ? MAX_SUBJECTS : 1
  return isRejected ? null : { kind: item.kind, subjects: subjects.slice(0, maxSubjects), body }
}
