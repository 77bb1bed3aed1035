/** Strokes leaving a point, the nearest first: numbers of a viewBox in which that point is 64, 64. */
const strokes = [
  { width: 3.5, d: 'M51 61l-7-2M55 56l-6-5M59 52l-3-5M64 52v-9M69 52l3-6M73 56l6-5M77 61l7-2' },
  {
    width: 3,
    d: 'M34 60l-7-1M40 51l-10-5M47 42l-5-7M57 36l-3-12M69 37l2-10M81 41l5-7M88 51l11-6M94 60l7-1',
  },
  { width: 2.5, d: 'M20 48l-5-2M28 31l-6-5M45 20l-2-5M66 13V4M87 22l3-5M103 33l6-5M109 49l5-2' },
]

type Props = {
  /** Its size, and its colour where it is not that of embers. */
  className?: string
  /** In pixels, where no class is read. */
  width?: number
  /** Lights the strokes one ring after the other, while something is being made. */
  isAnimated?: boolean
}

/** The site's sign: what leaves the anvil when something is made. Decorative: words stand beside it. */
export function Sparks({ className = 'w-32 text-ember', width, isAnimated = false }: Props) {
  return (
    <svg
      viewBox="0 0 128 68"
      {...(width && { width, height: width * 0.53 })}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={`${isAnimated ? 'striking' : ''} ${className}`}
    >
      {strokes.map(({ width, d }) => (
        <path key={d} d={d} strokeWidth={width} />
      ))}
    </svg>
  )
}
