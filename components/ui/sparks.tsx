/** Strokes radiating from (64, 64) in viewBox units, innermost ring first. */
const strokes = [
  { width: 3.5, d: 'M51 61l-7-2M55 56l-6-5M59 52l-3-5M64 52v-9M69 52l3-6M73 56l6-5M77 61l7-2' },
  { width: 3, d: 'M34 60l-7-1M40 51l-10-5M47 42l-5-7M57 36l-3-12M69 37l2-10M81 41l5-7M88 51l11-6M94 60l7-1' },
  { width: 2.5, d: 'M20 48l-5-2M28 31l-6-5M45 20l-2-5M66 13V4M87 22l3-5M103 33l6-5M109 49l5-2' },
]

type Props = {
  /** Sets the size, and the color if it differs from ember. */
  className?: string
  /** Width in pixels, for contexts without CSS. */
  width?: number
  isAnimated?: boolean
}

/** The site's logo mark. It is decorative: text always accompanies it. */
export function Sparks({ className = 'w-32 text-ember', width, isAnimated = false }: Props) {
  return (
    <svg
      viewBox="0 0 128 68"
      {...(width && { width, height: width * 0.53 })}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={`${isAnimated ? '*:animate-strike *:nth-2:[animation-delay:0.12s] *:nth-3:[animation-delay:0.24s]' : ''} ${className}`}
    >
      {strokes.map(({ width, d }) => (
        <path key={d} d={d} strokeWidth={width} />
      ))}
    </svg>
  )
}
