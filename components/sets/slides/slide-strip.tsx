import { useId, useMemo } from 'react'
import type { BrandKit } from '@/components/brand-kit/brand-kit'
import { BrandKitButton } from '@/components/brand-kit/brand-kit-button'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import type { CardState } from '@/components/run-state/run-state'
import { RadioChip } from '@/components/ui/radio-chip'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { layOutSlide, SLIDE_SIZE } from '@/lib/images/slides/lay-out-slide'
import { type Palette, palettes } from '@/lib/images/slides/palettes'
import { createBrandPalette, getSlideStyle, type SlideStyle, slideLayouts } from '@/lib/images/slides/slide-style'
import { parseCarousel } from '@/lib/images/slides/slide-text'
import { DrawingCanvas } from '../../drawing/drawing-canvas'
import { useTypeface } from '../../drawing/typeface'
import { Carousel } from './carousel'

export type DrawnCarousel = ReturnType<typeof useSlides>

/** A removed palette or layout becomes the first. */
const styleStore = createBrowserStore<SlideStyle>({
  key: 'postsmith-slides',
  parse: (storedValue) => getSlideStyle(Object(storedValue).palette, Object(storedValue).layout),
  format: ({ palette, layout }) => ({ version: 1, palette: palette.id, layout }),
})

export function useSlides(cards: readonly CardState[]) {
  const style = useBrowserValue(styleStore)
  const typeface = useTypeface()
  return useMemo(() => {
    const { slides, caption } = parseCarousel(cards.map(({ card }) => card))
    const total = slides.length
    const drawnSlides = slides.map((text, index) => ({
      id: cards[index]?.card.id ?? '',
      text,
      drawing: typeface && layOutSlide({ text, index, total }, style, typeface.measure),
    }))
    return { slides: drawnSlides, caption, style, typeface }
  }, [cards, style, typeface])
}

type Props = DrawnCarousel & { activeIndex: number; onActiveIndexChange: (index: number) => void }

/** Phones show slides at a third of the canvas size, at three device pixels per CSS pixel. */
const canvasSize = { width: SLIDE_SIZE.width * 0.75, height: SLIDE_SIZE.height * 0.75 }

export function SlideStrip({ slides, typeface, activeIndex, onActiveIndexChange }: Props) {
  return (
    <Carousel
      label="Your slides"
      listClass="gap-1"
      slideClass="w-[88%]"
      activeIndex={activeIndex}
      onActiveIndexChange={onActiveIndexChange}
      slides={slides.map(({ id, text, drawing }, index) => ({
        id,
        view: (
          <DrawingCanvas
            drawing={drawing}
            family={typeface?.family ?? ''}
            {...canvasSize}
            label={`Slide ${index + 1} of ${slides.length}: ${[text.headline, text.body, text.footer].filter(Boolean).join('. ')}`}
            className="block aspect-4/5 h-auto w-full bg-raised"
          />
        ),
      }))}
    />
  )
}

const choosePalette = (palette: Palette) => styleStore.update((current) => ({ ...current, palette }))

async function applyBrandKit({ colors }: BrandKit) {
  const palette = createBrandPalette(colors)
  if (!palette) return { missing: 'colors' }
  const { palette: previousPalette } = styleStore.read()
  if (palette.id === previousPalette.id) return { undo: null }
  choosePalette(palette)
  return { undo: () => styleStore.read().palette.id === palette.id && choosePalette(previousPalette) }
}

export function StyleChoice({ style }: { style: SlideStyle }) {
  const name = useId()
  const brandPalettes = palettes.some(({ id }) => id === style.palette.id) ? [] : [style.palette]
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <fieldset>
        <legend className="font-semibold text-muted text-sm">Colors</legend>
        <div className="mt-1 flex flex-wrap gap-1">
          {[...palettes, ...brandPalettes].map((palette) => (
            <RadioChip
              key={palette.id}
              chipClassName="size-11 justify-center rounded-lg border-2 border-transparent has-checked:border-accent"
              name={`${name}-palette`}
              checked={palette.id === style.palette.id}
              onChange={() => choosePalette(palette)}
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
              onChange={() => styleStore.update((current) => ({ ...current, layout: layout.id }))}
            >
              {layout.name}
            </RadioChip>
          ))}
        </div>
      </fieldset>
      <BrandKitButton onApply={applyBrandKit} />
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
