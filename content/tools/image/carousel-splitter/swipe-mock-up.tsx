import { useState } from 'react'
import { ImageCrop } from '@/components/files/image-crop'
import { Carousel } from '@/components/sets/slides/carousel'
import { getSlideShape, getTileTrim } from './split-plan'
import { type SplitPreview, toSourceCrop } from './split-preview'

/** The carousel as a phone shows it: slide against slide. The first has a shade over what the profile cuts off. */
export function SwipeMockUp({ name, image, plan, config, background }: SplitPreview & { name: string }) {
  const [activeIndex, setActiveIndex] = useState(0)
  const { trimX, trimY } = getTileTrim(getSlideShape(config))
  const lastIndex = plan.slides.length - 1
  const inset = `${trimY * 100}% ${trimX * 100}%`
  return (
    <div className="w-full max-w-sm">
      <Carousel
        label={`Carousel of ${name}`}
        activeIndex={Math.min(activeIndex, lastIndex)}
        onActiveIndexChange={setActiveIndex}
        slideClass="w-full"
        listClass="border border-line"
        slides={plan.slides.map((slideCrop, index) => ({
          id: String(index),
          view: (
            <ImageCrop
              image={image}
              crop={toSourceCrop(plan, slideCrop)}
              label={`Slide ${index + 1} of ${plan.slides.length}`}
              backgroundColor={background}
            >
              {index === 0 && trimX + trimY > 0 && (
                <span className="pointer-events-none absolute inset-0 overflow-hidden" aria-hidden>
                  <span
                    className="absolute border border-white border-dashed shadow-[0_0_0_100vmax_#0006]"
                    style={{ inset }}
                  />
                </span>
              )}
            </ImageCrop>
          ),
        }))}
      />
      {trimX + trimY > 0 && (
        <p className="mt-1 text-muted text-sm">Shaded on slide 1: what your profile’s 3:4 tile cuts off.</p>
      )}
    </div>
  )
}
