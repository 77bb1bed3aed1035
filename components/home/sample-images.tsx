import type { Preset } from '@/lib/platforms/images/presets'

const fillClass = 'absolute inset-0 size-full'

/** `npm run samples` writes both files. `id` names a drawing in the file. */
export function SampleDrawing({ id, alt }: { id: string; alt: string }) {
  return <img src={`/samples/drawings.svg#${id}`} alt={alt} loading="lazy" className={fillClass} />
}

/** Fills its box. `className` positions the part that is visible in a box of another shape. */
export function SamplePhoto({ className = '', alt = '' }: { className?: string; alt?: string }) {
  return <img src="/samples/photo.avif" alt={alt} loading="lazy" className={`${fillClass} object-cover ${className}`} />
}

type CropProps = { preset: Preset; frameClass: string; photoClass: string }

/** The photo in a network's size, with the zones that the resizer shows. */
export function SampleCrop({ preset, frameClass, photoClass }: CropProps) {
  const { network, width, height, safeZone, coveredZone } = preset
  return (
    <li className={`min-w-0 ${frameClass}`}>
      <div className="relative overflow-hidden rounded-md bg-raised">
        <SamplePhoto className={photoClass} />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="relative block w-full">
          {safeZone && (
            <rect {...getRect(safeZone)} fill="none" stroke="#ffffff" strokeWidth="10" strokeDasharray="36 24" />
          )}
          {coveredZone && <rect {...getRect(coveredZone)} fill="#000000b3" />}
        </svg>
      </div>
      <p className="mt-1.5 text-muted text-xs">
        {network}{' '}
        <span className="block tabular-nums">
          {width} × {height}
        </span>
      </p>
    </li>
  )
}

const getRect = ({ x, y, width, height }: NonNullable<Preset['safeZone']>) => ({ x, y, width, height })
