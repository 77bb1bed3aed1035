import { isWithinWordRange } from '@/lib/core/strings/word-limits'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { removeFullStop } from '@/lib/writer/sentences'
import { buildSequence } from '@/lib/writer/sequence-parts'
import { writeHashtags } from '@/lib/writer/tags'
import { anyBreakPattern, splitSentence } from './article-slides'
import type { CarouselInput } from './fields'
import { maxSlideWords, type Slide } from './fields'

const MAX_HASHTAGS = 3

type CarouselDraftInput = CarouselInput & { reading: PromptReading }

export const draft = {
  outputKind: 'sentences' as const,
  write({ reading, parameters }: CarouselDraftInput): Slide[] {
    const { openings, parts } = buildSequence(reading)
    const covers = openings.map(removeFullStop)
    const cover = covers.find((text) => isWithinWordRange(text, 1, maxSlideWords.cover))
    const first = cover ? { headline: cover, body: '' } : splitSentence(covers[0] ?? reading.text, anyBreakPattern)
    const slides = [first, ...parts.map((part) => splitPart(part))].slice(0, Number(parameters.slides))
    const caption = [
      reading.text,
      reading.details.action ?? '',
      writeHashtags(reading, 'instagram', MAX_HASHTAGS).join(' '),
    ]
    return slides.map(({ headline, body }, index) => ({
      n: index + 1,
      of: slides.length,
      headline,
      body,
      footer: '',
      visual: '',
      caption: index === 0 ? caption.filter(Boolean).join('\n\n') : '',
    }))
  },
}

/** Splits a part into headline and body. "Step one: [the first step]" has its label as the headline. */
function splitPart(part: string): { headline: string; body: string } {
  const [label, blank] = part.split(/: (?=\[)/)
  return blank === undefined ? splitSentence(part) : { headline: label ?? '', body: blank }
}
