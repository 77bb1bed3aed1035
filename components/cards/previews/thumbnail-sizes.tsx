import type { SketchDrawing } from '@/lib/thumbnails/lay-out-sketch'
import { THUMBNAIL } from '@/lib/thumbnails/places'
import type { Sketch } from '@/lib/thumbnails/thumbnail-text'
import { DrawingCanvas } from '../drawing/drawing-canvas'

type Props = { sketch: Sketch; drawing: SketchDrawing | null; family: string }

/** Pixels of a page at which YouTube shows thumbnails: in a list of results, and in the column beside a video. */
const small = [
  { place: 'In search', width: 360, shown: 'w-[360px]' },
  { place: 'Beside a video', width: 168, shown: 'w-[168px]' },
] as const

/** Letters of fewer pixels than that are a smear beside a video. */
const READABLE_PIXELS = 11

/** The same drawing three times: large as in the feed, then at the two sizes that decide whether its words are read. */
export function ThumbnailSizes({ sketch, drawing, family }: Props) {
  const { title, overlay, focal } = sketch
  const label = [`Thumbnail: ${focal || 'no subject named'}.`, overlay && `Text on it: ${overlay}.`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="grid gap-4">
      <div className="max-w-xl">
        <Picture drawing={drawing} family={family} label={label} width={1152} className="w-full rounded-xl" />
        <p dir="auto" className="mt-2 font-semibold text-base">
          {title}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        {small.map(({ place, width, shown }) => (
          <div key={place} className={`${shown} max-w-full grow-0`}>
            <p className="mb-1 text-muted text-sm">{place}</p>
            <Picture
              drawing={drawing}
              family={family}
              label={`${place}, ${width} pixels wide`}
              width={width * 2}
              className={`${shown} max-w-full rounded-lg`}
            />
            <p dir="auto" className="mt-1 line-clamp-2 font-semibold text-sm">
              {title}
            </p>
          </div>
        ))}
      </div>
      {drawing && <p className="text-muted text-sm">{readability(drawing.letters)}</p>}
    </div>
  )
}

function readability(letters: number): string {
  if (letters === 0) return 'No words on the picture: it has to speak for itself.'
  const pixels = Math.round((letters * 168) / THUMBNAIL.width)
  const verdict = pixels >= READABLE_PIXELS ? 'they can still be read' : 'take a word away'
  return `Beside a video the letters are ${pixels} pixels high: ${verdict}.`
}

type PictureProps = Pick<Props, 'drawing' | 'family'> & { label: string; width: number; className: string }

/** With the video's length where YouTube puts it. */
function Picture({ drawing, family, label, width, className }: PictureProps) {
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <DrawingCanvas
        drawing={drawing}
        family={family}
        width={width}
        height={Math.round((width * 9) / 16)}
        label={label}
        className="block aspect-video h-auto w-full bg-raised"
      />
      <span
        aria-hidden
        className="absolute right-1 bottom-1 rounded bg-black/85 px-1 font-semibold text-[0.6875rem] text-white"
      >
        0:00
      </span>
    </div>
  )
}
