import { useId } from 'react'
import { RadioChip } from '@/components/ui/radio-chip'
import { slideChoiceStore } from '@/lib/browser/slide-choice'
import { type Palette, palettes, type SlideStyle, slideLayouts } from '@/lib/images/slides/slide-style'

export function StyleChoice({ style }: { style: SlideStyle }) {
  const name = useId()
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <fieldset>
        <legend className="font-semibold text-muted text-sm">Colours</legend>
        <div className="mt-1 flex flex-wrap gap-1">
          {palettes.map((palette) => (
            <RadioChip
              key={palette.id}
              chipClassName="size-11 justify-center rounded-lg border-2 border-transparent has-checked:border-accent"
              name={`${name}-palette`}
              checked={palette.id === style.palette.id}
              onChange={() => slideChoiceStore.choose({ palette: palette.id })}
            >
              <Swatch palette={palette} />
              <span className="sr-only">{palette.name}</span>
            </RadioChip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold text-muted text-sm">Layout</legend>
        <div className="mt-1 flex gap-2">
          {slideLayouts.map((layout) => (
            <RadioChip
              key={layout.id}
              name={`${name}-layout`}
              checked={layout.id === style.layout}
              onChange={() => slideChoiceStore.choose({ layout: layout.id })}
            >
              {layout.name}
            </RadioChip>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function Swatch({ palette: { background, accent } }: { palette: Palette }) {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden>
      <circle cx="16" cy="16" r="15" fill={background} className="stroke-field-line" />
      <path d="M16 1a15 15 0 0 1 0 30z" fill={accent} />
    </svg>
  )
}
