import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { Card } from '@/lib/tool/card'
import { type Headline, type HeadlineInput, headlineKinds } from './fields'

export function presentHeadline({ text, angle }: Headline, { parameters }: HeadlineInput): Omit<Card, 'id' | 'item'> {
  const { kind, keyword } = parameters
  const { label, max, phone: maxPhoneLength, score } = headlineKinds[kind]
  const length = measureUtf16Length(text)
  return {
    ...(angle && { heading: angle }),
    parts: [{ label, text }],
    preview: kind === 'youtube' ? { kind: 'youtube-title', text } : { kind: 'phone-line', place: kind, text },
    ...(score && angle !== quietAngle && { score }),
    copy: text,
    carry: text,
    meters: [{ label, value: length, limit: max, unit: 'characters', of: 'copy' }],
    tags: buildTags(text, keyword),
    ...(length > maxPhoneLength && {
      notes: [`A phone shows about this much: “${truncateAtWord(text, maxPhoneLength)} …”`],
    }),
  }
}

/** Label of the built-in writer's lines for hard days, which are not scored. */
export const quietAngle = 'Quietly'

/** Measurable properties only, without a rating. */
function buildTags(text: string, keyword: string): string[] {
  const wordCount = countWords(text)
  const offset = keyword === '' ? -1 : text.toLowerCase().indexOf(keyword.toLowerCase())
  return [
    `${wordCount} ${wordCount === 1 ? 'word' : 'words'}`,
    ...(/[?？؟]/.test(text) ? ['asks a question'] : []),
    ...(/\p{Nd}/u.test(text) ? ['has a number'] : []),
    ...(keyword === '' ? [] : [describeKeywordPosition(offset)]),
  ]
}

function describeKeywordPosition(offset: number): string {
  if (offset < 0) return 'keyword missing'
  return offset === 0 ? 'keyword first' : `keyword at character ${offset + 1}`
}
