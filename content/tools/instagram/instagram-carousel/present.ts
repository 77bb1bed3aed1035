import { countWords } from '@/lib/core/strings/count-words'
import { cutAtWord } from '@/lib/core/strings/cut'
import { wordLimit } from '@/lib/core/strings/word-range'
import { utf16Length } from '@/lib/platforms/counting/count'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import type { Card, Counted } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'
import { headlineWords, type Slide, slideWords } from './slide'

/** The card of one slide: its words, what is seen, and on the first the caption of the post. */
export function presentSlide(slide: Slide): Omit<Card, 'id' | 'item'> {
  const { n, of, headline, body, footer, visual, caption } = slide
  return {
    heading: headingOf(n, of),
    parts: [
      ...(headline ? [{ label: 'Headline', text: headline }] : []),
      ...(body ? [{ label: 'Body', text: body }] : []),
      ...(footer ? [{ label: 'Footer', text: footer }] : []),
      ...(visual ? [{ label: 'Picture', text: visual }] : []),
      ...(caption ? [{ label: 'Caption of the post', text: caption, rank: 'more' as const }] : []),
    ],
    meters: [
      ...(headline ? [wordMeter('Headline', headline, headlineWords(n), { line: 0 })] : []),
      ...(body ? [wordMeter('Body', body, slideWords.body, { part: 'Body' })] : []),
      ...(caption
        ? [
            {
              label: 'Caption',
              value: utf16Length(caption),
              limit: instagramCaption.max,
              unit: 'characters',
              of: { part: 'Caption of the post' },
            },
          ]
        : []),
    ],
    copy: [headline, body, footer].filter(Boolean).join('\n\n'),
    ...(caption && { caption }),
    carry: cutAtWord([headline, body].filter(Boolean).join('. '), MAX_CARRY),
  }
}

function wordMeter(label: string, text: string, max: number, of: Counted) {
  return { label, value: countWords(text), limit: wordLimit(text, max), unit: 'words', of }
}

function headingOf(n: number, total: number): string {
  if (n === 1) return `Slide 1 of ${total}: the cover`
  return n === total ? `Slide ${n} of ${total}: the last one` : `Slide ${n} of ${total}`
}
