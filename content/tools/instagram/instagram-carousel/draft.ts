import type { Draft } from '@/lib/tool/define'
import type { carouselFields } from './fields'
import type { Slide } from './slide'
import { writeCarousel } from './write-carousel'

/** Whole carousels that are written: the first is the result, the others are alternatives to single slides. */
const carousels = 5

export const draft: Draft<typeof carouselFields, Slide> = {
  writes: 'sentences',
  *write(request, random) {
    for (let round = 0; round < carousels; round += 1) yield* writeCarousel(request, random)
  },
  shorten(slide) {
    const sentences = slide.body.split(/(?<=[.!?:])\s+/)
    if (sentences.length > 1) return { ...slide, body: sentences.slice(0, -1).join(' ') }
    return slide.body === '' || slide.n === 1 ? null : { ...slide, body: '' }
  },
}
