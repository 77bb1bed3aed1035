import * as z from '@/lib/core/zod'
import type { Card } from '@/lib/tool/card'

export type SlideText = { headline: string; body: string; footer: string }

type SlideCard = Pick<Card, 'copy' | 'item' | 'caption'>

const slideTextSchema = z.object({ headline: z.string(), body: z.string(), footer: z.string() })

/** Includes the visitor's edits. A slide's first paragraph is its headline, even if it is the only one. */
export function parseCarousel(cards: readonly SlideCard[]): { slides: readonly SlideText[]; caption: string } {
  const originalTexts = cards.map(({ item }) => slideTextSchema.safeParse(item).data)
  const footers = new Set(originalTexts.flatMap((originalText) => originalText?.footer || []))
  return {
    slides: cards.map(({ copy }, index) => parseSlide(copy, originalTexts[index], footers)),
    caption: cards.find(({ caption }) => caption)?.caption ?? '',
  }
}

function parseSlide(text: string, originalText: SlideText | undefined, footers: ReadonlySet<string>): SlideText {
  const paragraphs = splitParagraphs(text)
  const knownFooterIndex = paragraphs.findLastIndex((paragraph, index) => index > 0 && footers.has(paragraph))
  const footerIndex =
    knownFooterIndex < 0 && hasVisitorFooter(paragraphs, originalText) ? paragraphs.length - 1 : knownFooterIndex
  const [headline = '', ...body] = footerIndex < 0 ? paragraphs : paragraphs.toSpliced(footerIndex, 1)
  return { headline, body: body.join('\n'), footer: paragraphs[footerIndex] ?? '' }
}

/** Whether an edited slide still ends in its footer, which is true if it has lost no paragraph. */
function hasVisitorFooter({ length }: readonly string[], originalText: SlideText | undefined): boolean {
  if (!originalText?.footer) return false
  const { headline, body, footer } = originalText
  return length > 1 && length >= splitParagraphs([headline, body, footer].join('\n\n')).length
}

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
}
