import { PublicError } from '@/lib/core/errors'
import { cleanText, toSingleLine } from '@/lib/core/strings/clean-text'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { isWithinWordRange, truncateAtWord } from '@/lib/core/strings/word-limits'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import { type CardDraft, measureCharacters, measureWords } from '@/lib/tool/build-card'
import { type FitContext, isUsable } from '@/lib/tool/item'
import type { DraftContext } from '@/lib/tool/prompt-tool'
import { toLetters } from '@/lib/writer/sentences'
import { buildSequence } from '@/lib/writer/sequence-parts'
import { writeHashtags } from '@/lib/writer/tags'
import {
  anyBreakPattern,
  type Excerpt,
  getArticleSlides,
  getMaxSlides,
  maxSlideWords,
  splitSentence,
} from './article-slides'
import type { CarouselInput, Slide } from './tool'

const MAX_HASHTAGS = 3

/** Null if the slide does not fit or its number is taken. Does not change excerpts from the visitor's text. */
export function fitSlide(slide: Slide, input: CarouselInput & FitContext): Slide | null {
  const { n } = slide
  const maxSlides = getMaxSlides(input)
  if (n < 1 || n > maxSlides) return null
  if (input.parameters.mode === 'text' && isExcerpt(slide, input.prompt)) return slide
  // Models number slides themselves, but the card already shows the number.
  const headline = toSingleLine(slide.headline).replace(/^(?:slide )?\d{1,2}(?:\/\d{1,2})?[.:)]\s+/i, '')
  const body = cleanText(slide.body)
  const fitsSlide =
    isWithinWordRange(headline, body === '' ? 1 : 0, getMaxHeadlineWords(n)) &&
    isWithinWordRange(body, 0, maxSlideWords.body)
  if (!fitsSlide || !isUsable(headline, input) || !isUsable(body, input)) return null
  const caption = n === 1 ? truncateAtWord(slide.caption, instagramCaption.max) : ''
  return { ...slide, of: Math.max(n, Math.min(slide.of, maxSlides)), headline, body, caption }
}

function isExcerpt({ headline, body }: Slide, prompt: string): boolean {
  const promptLetters = toLetters(prompt)
  return [headline, body].every((text) => promptLetters.includes(toLetters(text)))
}

/** Returns the maximum words of a slide's headline; higher for the cover, which has no body. */
function getMaxHeadlineWords(n: number): number {
  return n === 1 ? maxSlideWords.cover : maxSlideWords.headline
}

export function presentSlide({ n, of, headline, body, footer, visual, caption }: Slide): CardDraft {
  const place = n === 1 ? ', the cover' : n === of ? ', the last one' : ''
  return {
    heading: `Slide ${n} of ${of}${place}`,
    parts: [
      { label: 'Headline', text: headline },
      { label: 'Body', text: body },
      { label: 'Footer', text: footer },
      { label: 'Photo idea', text: visual },
      { label: 'Post caption', text: caption, rank: 'more' },
    ],
    meters: [
      measureWords('Headline', headline, getMaxHeadlineWords(n), { line: 0 }),
      measureWords('Body', body, maxSlideWords.body, { part: 'Body' }),
      measureCharacters('Caption', caption, instagramCaption.max, { part: 'Post caption' }),
    ],
    copy: [headline, body, footer].filter(Boolean).join('\n\n'),
    ...(caption && { caption }),
    carry: [headline, body].filter(Boolean).join('. '),
  }
}

/** Returns the visitor's own sentences as slides. Throws `unclear_topic` for emoji alone. */
export function pickSentences(input: CarouselInput): Slide[] {
  const excerpts = getArticleSlides(input)
  if (excerpts.length === 0) throw new PublicError('unclear_topic')
  return toSlides(excerpts, '')
}

export function writeSlides({ reading, parameters }: CarouselInput & DraftContext): Slide[] {
  const { openings, parts } = buildSequence(reading)
  const covers = openings.map(removeFullStop)
  const cover = covers.find((text) => isWithinWordRange(text, 1, maxSlideWords.cover))
  const first = cover ? { headline: cover, body: '' } : splitSentence(covers[0] ?? reading.text, anyBreakPattern)
  const excerpts = [first, ...parts.map(splitPart)].slice(0, Number(parameters.slides))
  const hashtags = writeHashtags(reading, 'instagram', MAX_HASHTAGS).join(' ')
  return toSlides(excerpts, [reading.text, reading.details.action, hashtags].filter(Boolean).join('\n\n'))
}

/** Splits a part into headline and body. "Step one: [the first step]" has its label as the headline. */
function splitPart(part: string): Excerpt {
  const [label = '', blank] = part.split(/: (?=\[)/)
  return blank === undefined ? splitSentence(part) : { headline: label, body: blank }
}

function toSlides(excerpts: readonly Excerpt[], caption: string): Slide[] {
  return excerpts.map((excerpt, index) => ({
    n: index + 1,
    of: excerpts.length,
    ...excerpt,
    footer: '',
    visual: '',
    caption: index === 0 ? caption : '',
  }))
}
