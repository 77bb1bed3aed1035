import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { cutAtWord } from '@/lib/core/strings/cut'
import { oneLine } from '@/lib/core/strings/lines'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { isRejected } from '@/lib/core/strings/reject'
import { hasWords } from '@/lib/core/strings/word-range'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import { detailsOf } from '@/lib/tool/details'
import { mostSlides } from './carousel-length'
import type { CarouselInput } from './fields'
import { headlineWords, type Slide, slideWords } from './slide'

/**
 * A slide whose words can be read in passing; null where they can't, or where its place is taken. Excerpts from the
 * visitor's own text stay as they are.
 */
export function fitSlide(slide: Slide, input: CarouselInput): Slide | null {
  const { prompt, parameters } = input
  const most = mostSlides(input)
  if (slide.n < 1 || slide.n > most) return null
  const of = Math.max(slide.n, Math.min(slide.of, most))
  if (parameters.mode === 'text' && isExcerpt(slide, prompt)) return slide
  const fitted: Slide = {
    n: slide.n,
    of,
    headline: withoutOwnNumber(oneLine(slide.headline)),
    body: cleanText(slide.body),
    footer: oneLine(slide.footer),
    visual: oneLine(slide.visual),
    caption: slide.n === 1 ? cutAtWord(cleanText(slide.caption), instagramCaption.max) : '',
  }
  const { headline, body, footer, visual, caption } = fitted
  if (!hasWords(headline, body === '' ? 1 : 0, headlineWords(slide.n))) return null
  if (!hasWords(body, 0, slideWords.body)) return null
  if (!hasWords(footer, 0, slideWords.footer)) return null
  const texts = [headline, body, footer, visual, caption]
  const given = [prompt, ...Object.values(detailsOf(parameters))].join('\n')
  const allow = [of, of - 1, of - 2, of - 3]
  const worn = (text: string) => isRejected(text) && !isRejected(given)
  if (texts.some((text) => worn(text) || inventsNumber(text, given, { allow }))) return null
  return usesAvoidedWord(texts.join(' '), parameters.avoid) ? null : fitted
}

/** Words of the visitor's own: none of them is ours to judge. */
function isExcerpt({ headline, body }: Slide, prompt: string): boolean {
  const source = squeezed(prompt)
  return [headline, body].every((text) => source.includes(squeezed(text)))
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Models number slides themselves, and the number stands on the card. */
function withoutOwnNumber(headline: string): string {
  return headline.replace(/^(?:slide )?\d{1,2}(?:\/\d{1,2})?[.:)]\s+/i, '')
}
