import { articleSlides } from './article-slides'
import type { CarouselInput } from './fields'

/** How many slides there are: as chosen, or as many as the pasted text fills. */
export function carouselLength({ prompt, parameters }: CarouselInput): number {
  const chosen = Number(parameters.slides)
  return parameters.mode === 'text' ? articleSlides(prompt, chosen).length : chosen
}
