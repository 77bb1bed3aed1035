import { PicturePart } from '@/components/files/picture-part'
import type { Look } from './look'
import { ringOf, type ShownCut, turnOf } from './shown-cut'

type Props = ShownCut & { look: Look }

/** In pixels: beside a comment, on a phone's profile, on a computer's. */
const sizes = [48, 110, 200] as const

/** What profiles show of a square: it is round there, and often tiny. */
export function RoundPreviews({ picture, view, frame, area, look }: Props) {
  return (
    <figure>
      <figcaption className="font-medium text-sm">On a profile</figcaption>
      <ul className="mt-2 flex flex-wrap items-end gap-3">
        {sizes.map((size) => (
          <li key={size} className="text-center text-muted text-sm">
            <div style={{ width: size }} className="mx-auto">
              <PicturePart
                picture={picture}
                part={area}
                frame={frame}
                turn={turnOf(view)}
                label={`Your crop as a circle of ${size} pixels`}
                className="rounded-full"
              >
                <span className="absolute inset-0" style={ringOf(look)} />
              </PicturePart>
            </div>
            {size} px
          </li>
        ))}
      </ul>
    </figure>
  )
}
