import type { Card } from '@/lib/tool/card'

/** What stands on a slide, as its card says it at the moment. */
export type SlideWords = { headline: string; body: string; footer: string }

/**
 * The words of each slide and the caption of the post, read from the cards' texts, so that they follow what the visitor
 * edits. Of a slide's paragraphs the first is its headline, one that stands by itself too.
 */
export function carouselWords(cards: readonly Pick<Card, 'copy' | 'parts' | 'caption'>[]): {
  slides: readonly SlideWords[]
  caption: string
} {
  const footers = new Set(
    cards.flatMap(({ parts }) => parts.flatMap(({ label, text }) => (label === 'Footer' ? text : []))),
  )
  return {
    slides: cards.map(({ copy }) => slideOf(copy, footers)),
    caption: cards.find(({ caption }) => caption)?.caption ?? '',
  }
}

function slideOf(text: string, footers: ReadonlySet<string>): SlideWords {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
  const last = paragraphs.at(-1) ?? ''
  const footer = paragraphs.length > 1 && footers.has(last) ? last : ''
  const [headline = '', ...body] = footer ? paragraphs.slice(0, -1) : paragraphs
  return { headline, body: body.join('\n'), footer }
}
