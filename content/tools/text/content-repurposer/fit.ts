import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { cutAtWord } from '@/lib/core/strings/cut'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { wholeSentences } from '@/lib/core/strings/whole-sentences'
import { weightedLength } from '@/lib/platforms/counting/count'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { readLinks } from '@/lib/platforms/links'
import { xPost } from '@/lib/platforms/networks/x'
import { numberWeight } from '@/lib/platforms/x/thread/number-weight'
import { piecesWithin } from '@/lib/platforms/x/thread/split'
import { type RepurposeInput, targetsOf } from './fields'
import { limits, mostPosts, mostTags, subjectLimit } from './limits'
import type { Output } from './output'
import { textOf } from './text-of'

/** A version within its network’s limits; the visitor’s own sentences stay as they are. Null where it was not asked for or cannot be used. */
export function fitOutput(item: Output, input: RepurposeInput): Output | null {
  const { prompt, parameters } = input
  const given = `${prompt}\n${parameters.action}`
  if (!targetsOf(parameters).includes(item.kind)) return null
  const parts = item.parts
    .map((part) => (isOwn(part, given) ? part : cleanText(part)))
    .filter((part) => part !== '' && linksIn(part).every((link) => given.includes(link)))
  const max = Math.min(parameters.hashtags, mostTags[item.kind])
  const fitted = within(
    {
      kind: item.kind,
      title: item.kind === 'newsletter' ? cutAtWord(cleanText(item.title), subjectLimit) : '',
      parts,
      hashtags: fitHashtags(item.hashtags, { max, drop: parameters.avoid.split(',') }),
    },
    parameters.numbering,
  )
  if (fitted.parts.length === 0) return null
  const written = [fitted.title, ...fitted.parts].filter((text) => !isOwn(text, given)).join('\n')
  const isBad =
    rejectionOf(written, given) !== null ||
    inventsNumber(written, given, { allow: [parts.length] }) ||
    usesAvoidedWord(written, parameters.avoid)
  return isBad ? null : fitted
}

const linksIn = (text: string) => readLinks(text).map(({ url }) => url)

/** Whether each of its sentences is one of the visitor’s. */
function isOwn(text: string, given: string): boolean {
  return wholeSentences(text).every((sentence) => given.includes(sentence.trim()))
}

function within(output: Output, numbering: RepurposeInput['parameters']['numbering']): Output {
  const { kind, parts } = output
  if (kind === 'x-thread') {
    const room = xPost.max - numberWeight(mostPosts, numbering)
    const posts = parts.flatMap((part) => piecesWithin(part, room).map((piece) => piece.trim()))
    const kept = posts.length > mostPosts ? [...posts.slice(0, mostPosts - 1), ...posts.slice(-1)] : posts
    const last = [kept.at(-1), ...output.hashtags].join(' ')
    return { ...output, parts: kept, hashtags: weightedLength(last) > room ? [] : output.hashtags }
  }
  const { max, measure } = limits[kind]
  let shorter = output
  const length = () => measure(textOf(shorter, numbering))
  // The beginning and the end stay: what is said last is what the reader should do.
  while (length() > max && shorter.parts.length > 2)
    shorter = { ...shorter, parts: shorter.parts.toSpliced(-2, 1) }
  if (length() > max) shorter = { ...shorter, parts: shorter.parts.slice(0, 1) }
  const [only = ''] = shorter.parts
  const over = length() - max
  return over > 0 ? { ...shorter, parts: [cutAtWord(only, measure(only) - over, measure)] } : shorter
}
