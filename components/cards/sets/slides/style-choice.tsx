import { useId } from 'react'
import { slideChoice } from '@/lib/browser/slide-choice'
import { type Palette, palettes } from '@/lib/slides/palettes'
import { layouts, type SlideStyle } from '@/lib/slides/slide-style'

/** Colours and layout of the slides; the next carousel has them too. */
export function StyleChoice({ style }: { style: SlideStyle }) {
  const name = useId()
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <fieldset>
        <legend className="font-semibold text-muted text-sm">Colours</legend>
        <div className="mt-1 flex flex-wrap gap-1">
          {palettes.map((palette) => (
            <label
              key={palette.id}
              className="flex size-11 items-center justify-center rounded-lg border-2 border-transparent has-checked:border-accent has-focus-visible:outline-3 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={`${name}-palette`}
                className="sr-only"
                checked={palette.id === style.palette.id}
                onChange={() => slideChoice.choose({ palette: palette.id })}
              />
              <Swatch palette={palette} />
              <span className="sr-only">{palette.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold text-muted text-sm">Layout</legend>
        <div className="mt-1 flex gap-2">
          {layouts.map((layout) => (
            <label
              key={layout.id}
              className="flex min-h-11 items-center rounded-lg border border-field-line px-4 font-semibold text-sm has-checked:border-accent has-checked:bg-soft has-focus-visible:outline-3 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={`${name}-layout`}
                className="sr-only"
                checked={layout.id === style.layout}
                onChange={() => slideChoice.choose({ layout: layout.id })}
              />
              {layout.name}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function Swatch({ palette: { ground, accent } }: { palette: Palette }) {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden>
      <circle cx="16" cy="16" r="15" fill={ground} className="stroke-field-line" />
      <path d="M16 1a15 15 0 0 1 0 30z" fill={accent} />
    </svg>
  )
}
