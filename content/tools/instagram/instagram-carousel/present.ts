import { getWordLimit, truncateAtWord } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import type { Card, MeterSource } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { getMaxHeadlineWords, maxSlideWords, type Slide } from './fields'

export function presentSlide(slide: Slide): Omit<Card, 'id' | 'item'> {
  const { n, of: total, headline, body, footer, visual, caption } = slide
  return {
    heading: formatHeading(n, total),
    parts: [
      ...(headline ? [{ label: 'Headline', text: headline }] : []),
      ...(body ? [{ label: 'Body', text: body }] : []),
      ...(footer ? [{ label: 'Footer', text: footer }] : []),
      ...(visual ? [{ label: 'Picture', text: visual }] : []),
      ...(caption ? [{ label: 'Caption of the post', text: caption, rank: 'more' as const }] : []),
    ],
    meters: [
      ...(headline ? [buildWordMeter('Headline', headline, getMaxHeadlineWords(n), { line: 0 })] : []),
      ...(body ? [buildWordMeter('Body', body, maxSlideWords.body, { part: 'Body' })] : []),
      ...(caption
        ? [
            {
              label: 'Caption',
              value: measureUtf16Length(caption),
              limit: instagramCaption.max,
              unit: 'characters',
              of: { part: 'Caption of the post' },
            },
          ]
        : []),
    ],
    copy: [headline, body, footer].filter(Boolean).join('\n\n'),
    ...(caption && { caption }),
    carry: truncateAtWord([headline, body].filter(Boolean).join('. '), MAX_CARRY_LENGTH),
  }
}

function buildWordMeter(label: string, text: string, max: number, source: MeterSource) {
  return { label, value: countWords(text), limit: getWordLimit(text, max), unit: 'words', of: source }
}

function formatHeading(n: number, total: number): string {
  if (n === 1) return `Slide 1 of ${total}: the cover`
  return n === total ? `Slide ${n} of ${total}: the last one` : `Slide ${n} of ${total}`
}
