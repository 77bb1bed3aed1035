import { cleanText, toSingleLine } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { isWithinWordRange, truncateAtWord } from '@/lib/core/strings/word-limits'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import { getDetails } from '@/lib/tool/prompt-reading'
import { getMaxSlides } from './article-slides'
import { type CarouselInput, getMaxHeadlineWords, maxSlideWords, type Slide } from './fields'

/**
 * Cleans a slide and checks the word limits. Returns null if the slide does not fit or its number is taken. Excerpts
 * from the visitor's text are not changed.
 */
export function fitSlide(slide: Slide, input: CarouselInput): Slide | null {
  const { prompt, parameters } = input
  const maxSlides = getMaxSlides(input)
  if (slide.n < 1 || slide.n > maxSlides) return null
  const slideCount = Math.max(slide.n, Math.min(slide.of, maxSlides))
  if (parameters.mode === 'text' && isExcerpt(slide, prompt)) return slide
  const fittedSlide: Slide = {
    n: slide.n,
    of: slideCount,
    headline: removeSlideNumber(toSingleLine(slide.headline)),
    body: cleanText(slide.body),
    footer: toSingleLine(slide.footer),
    visual: toSingleLine(slide.visual),
    caption: slide.n === 1 ? truncateAtWord(cleanText(slide.caption), instagramCaption.max) : '',
  }
  const { headline, body, footer, visual, caption } = fittedSlide
  if (!isWithinWordRange(headline, body === '' ? 1 : 0, getMaxHeadlineWords(slide.n))) return null
  if (!isWithinWordRange(body, 0, maxSlideWords.body)) return null
  if (!isWithinWordRange(footer, 0, maxSlideWords.footer)) return null
  const texts = [headline, body, footer, visual, caption]
  const visitorText = [prompt, ...Object.values(getDetails(parameters))].join('\n')
  const allowedNumbers = [slideCount, slideCount - 1, slideCount - 2, slideCount - 3]
  const isCliche = (text: string) => isRejected(text) && !isRejected(visitorText)
  if (texts.some((text) => isCliche(text) || hasInventedNumber(text, visitorText, { allowedNumbers }))) return null
  return usesAvoidedWord(texts.join(' '), parameters.avoid) ? null : fittedSlide
}

/** Whether a slide quotes the visitor's text, which is not checked for style. */
function isExcerpt({ headline, body }: Slide, prompt: string): boolean {
  const comparablePrompt = toComparableText(prompt)
  return [headline, body].every((text) => comparablePrompt.includes(toComparableText(text)))
}

function toComparableText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Models number slides themselves, but the card already shows the number. */
function removeSlideNumber(headline: string): string {
  return headline.replace(/^(?:slide )?\d{1,2}(?:\/\d{1,2})?[.:)]\s+/i, '')
}
