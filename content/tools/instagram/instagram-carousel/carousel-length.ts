import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { buildArticleSlides } from './article-slides'
import type { CarouselInput } from './fields'

export const getArticleSlides = memoizePerRequest(({ prompt, parameters }: CarouselInput) =>
  buildArticleSlides(prompt, Number(parameters.slides)),
)

/** Returns the maximum number of slides: as selected, or as many as the pasted text fills. */
export function getMaxSlides(input: CarouselInput): number {
  const { mode, slides } = input.parameters
  return mode === 'text' ? getArticleSlides(input).length : Number(slides)
}
