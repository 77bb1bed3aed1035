import { Button } from '@/components/ui/button'
import { type Size, sizeInWords } from '@/lib/core/geometry/sizes'
import type { ParametersOf } from '@/lib/tool/form'
import type { fields } from './fields'
import { type Frame, layOut, lossOf } from './lay-out'
import { MovedPicture } from './moved-picture'
import type { Target } from './targets'
import { Zones } from './zones'

type Props = {
  picture: { url: string } & Size
  target: Target
  frame: Frame
  /** Where the frame stands while nobody has moved it. */
  found: number
  options: ParametersOf<typeof fields>
  onFrame: (frame: Frame) => void
}

/** The longest height of a preview, in pixels. */
const HIGHEST = 320

/** One size as it will come out, with what speaks against it. */
export function FrameCard({ picture, target, frame, found, options, onFrame }: Props) {
  const fit = frame.fit ?? options.fit
  const at = frame.at ?? found
  const loss = lossOf(layOut(picture, target, fit, at), picture)
  const percent = Math.round(loss.enlarged * 100)
  const cut = Math.round(loss.cut * 100)
  const differs = Math.round(lossOf(layOut(picture, target, 'cover', at), picture).cut * 100) > 0
  const { width, height } = target
  return (
    <li className="grid content-start justify-items-start gap-1.5">
      <p className="text-sm">
        <strong>{target.name}</strong> <span className="text-muted tabular-nums">{sizeInWords(target)}</span>
      </p>
      <div className="w-full" style={{ maxWidth: Math.max(48, Math.round((HIGHEST * width) / height)) }}>
        <MovedPicture
          picture={picture}
          target={target}
          fit={fit}
          at={at}
          pad={options.pad}
          colour={options.colour}
          onMove={(moved) => onFrame({ ...frame, at: moved })}
        >
          {options.zones && <Zones target={target} />}
        </MovedPicture>
      </div>
      {options.zones && (target.safe ?? target.covered) && (
        <p className="text-muted text-sm">{(target.safe ?? target.covered)?.why}.</p>
      )}
      {percent > 100 && (
        <p className={`font-semibold text-sm ${percent > 200 ? 'text-danger' : 'text-caution'}`}>
          Your picture is smaller: enlarged to {percent} %
          {percent > 200 && '. It will look soft, so take a smaller size or a larger picture'}.
        </p>
      )}
      {cut > 50 && <p className="text-caution text-sm">{cut} % is cut off. Better show all of it?</p>}
      {fit !== 'stretch' && differs && (
        <Button
          size="small"
          aria-label={`${fit === 'cover' ? 'Show all of it' : 'Fill the frame'}, ${target.name}`}
          onClick={() => onFrame({ ...frame, fit: fit === 'cover' ? 'contain' : 'cover' })}
        >
          {fit === 'cover' ? 'Show all of it' : 'Fill the frame'}
        </Button>
      )}
    </li>
  )
}
