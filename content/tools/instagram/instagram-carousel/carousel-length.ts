import { oncePerRequest } from '@/lib/tool/once-per-request'
import { articleSlides } from './article-slides'
import type { CarouselInput } from './fields'

/** The visitor's own text as slides. */
export const ownSlides = oncePerRequest(({ prompt, parameters }: CarouselInput) =>
  articleSlides(prompt, Number(parameters.slides)),
)

/** How many slides a carousel has at most: as chosen, or as many as the pasted text fills. */
export function mostSlides(input: CarouselInput): number {
  const { mode, slides } = input.parameters
  return mode === 'text' ? ownSlides(input).length : Number(slides)
}
