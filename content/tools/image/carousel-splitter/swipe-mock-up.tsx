import { useState } from 'react'
import { PicturePart } from '@/components/files/picture-part'
import { Swipe } from '@/components/sets/slides/swipe'
import { shapeOf, trimOf } from './plan'
import { type ShownSplit, slideIn } from './shown-split'

/** The carousel as a phone shows it: slide against slide. The first has a shade over what the profile cuts off. */
export function SwipeMockUp({ name, picture, plan, order, ground }: ShownSplit & { name: string }) {
  const [at, setAt] = useState(0)
  const { across, down } = trimOf(shapeOf(order))
  const last = plan.parts.length - 1
  const inset = `${down * 100}% ${across * 100}%`
  return (
    <div className="w-full max-w-sm">
      <Swipe
        label={`Carousel of ${name}`}
        at={Math.min(at, last)}
        onAt={setAt}
        slideClass="w-full"
        listClass="border border-line"
        slides={plan.parts.map((part, index) => ({
          id: String(index),
          view: (
            <PicturePart
              picture={picture}
              part={slideIn(plan, part)}
              label={`Slide ${index + 1} of ${plan.parts.length}`}
              ground={ground}
            >
              {index === 0 && across + down > 0 && (
                <span className="pointer-events-none absolute inset-0 overflow-hidden" aria-hidden>
                  <span
                    className="absolute border border-white border-dashed shadow-[0_0_0_100vmax_#0006]"
                    style={{ inset }}
                  />
                </span>
              )}
            </PicturePart>
          ),
        }))}
      />
      {across + down > 0 && (
        <p className="mt-1 text-muted text-sm">Shaded on slide 1: what your profile’s 3:4 tile cuts off.</p>
      )}
    </div>
  )
}
