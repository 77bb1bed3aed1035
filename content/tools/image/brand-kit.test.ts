import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyKit } from '@/components/brand-kit/brand-kit'
import { getContrast, getLuminance, MIN_TEXT_CONTRAST } from '@/lib/images/drawing/colors'
import { createBrandPalette } from '@/lib/images/slides/brand-palette'
import { formatSlideStyle, getSlideStyle } from '@/lib/images/slides/slide-style'
import { brandScene as brandCollage } from './collage-maker/apply-brand-kit'
import { initialScene as collage, parseScene as parseCollage } from './collage-maker/scene'
import { pickCodeColors } from './qr-code-generator/apply-brand-kit'
import { brandScene as brandQuote } from './quote-card-maker/apply-brand-kit'
import { parseScene as parseQuote, initialScene as quote } from './quote-card-maker/scene'
import { getTextColors } from './quote-card-maker/text-colors'
import { brandScene as brandThumbnail } from './thumbnail-maker/apply-brand-kit'
import { BRAND_LOGO_ID, formats, getTextLayers, parseScene as parseThumbnail } from './thumbnail-maker/scene'
import { containsCenter } from './thumbnail-maker/scene-geometry'
import { templates } from './thumbnail-maker/templates'

const colorArbitrary = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const colorsArbitrary = fc.array(colorArbitrary, { minLength: 1, maxLength: 5 })
const checkColors = (check: (colors: readonly string[]) => void) =>
  fc.assert(fc.property(colorsArbitrary, check), { numRuns: 200 })

const kit = { ...emptyKit, colors: ['#c2410c', '#ffd84d'], headlineFont: 'Caveat', handle: '@ana.bakes' } as const
const logo = { id: 'abc', width: 300, height: 300 }

test('every color of a kit leaves the texts of a thumbnail readable', () => {
  checkColors((colors) => {
    for (const { scene } of templates) {
      const { ground, layers } = brandThumbnail(scene, { ...kit, colors }, null)
      for (const [index, layer] of layers.entries()) {
        if (layer.kind !== 'text') continue
        const shape = layers
          .slice(0, index)
          .findLast((one) => one.kind === 'shape' && one.shape !== 'emoji' && containsCenter(one, layer))
        const background = shape?.kind === 'shape' ? shape.colour : ground.colour
        // The fallbacks for a medium color are white and near black; large text needs 3.
        expect(getContrast(layer.colour, background)).toBeGreaterThanOrEqual(4.3)
        expect(shape || layer.outline >= 8).toBeTruthy()
      }
    }
  })
})

test('every color of a kit leaves quote cards, slides and codes readable', () => {
  checkColors((colors) => {
    const { minContrast } = getTextColors(brandQuote(quote, { ...kit, colors }))
    const palette = createBrandPalette(colors)
    const { dark, light } = pickCodeColors({ colors })
    const contrasts = [
      minContrast,
      getContrast(palette?.text ?? '', palette?.background ?? ''),
      getContrast(palette?.muted ?? '', palette?.background ?? ''),
      getContrast(palette?.onAccent ?? '', palette?.accent ?? ''),
      getContrast(dark, light),
    ]
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
    expect(getLuminance(dark)).toBeLessThan(getLuminance(light))
    const style = getSlideStyle(palette, 'card')
    expect(style.palette).toEqual(palette)
    expect(getSlideStyle(formatSlideStyle(style).palette, 'card')).toEqual(style)
  })
})

test.each(Object.keys(formats) as (keyof typeof formats)[])(
  'puts the logo into a corner of a %s thumbnail',
  (format) => {
    const scene = { ...templates[0].scene, format }
    const { width, height } = formats[format]
    const brandedScene = brandThumbnail(scene, kit, logo)
    expect(parseThumbnail(brandedScene)).toEqual(brandedScene)
    expect(getTextLayers(brandedScene).every(({ typeface }) => typeface === 3)).toBe(true)
    const layer = brandedScene.layers.at(-1)
    expect(layer).toMatchObject({ id: BRAND_LOGO_ID, picture: 'abc' })
    expect((layer?.x ?? 0) + (layer?.width ?? 0)).toBeLessThan(width)
    expect((layer?.y ?? 0) + (layer?.height ?? 0)).toBeLessThan(height)
    const movedScene = brandThumbnail({ ...scene, layers: [{ ...layer, x: 7 } as NonNullable<typeof layer>] }, kit, {
      ...logo,
      id: 'def',
    })
    expect(movedScene.layers).toEqual([{ ...layer, x: 7, picture: 'def' }])
  },
)

test('an empty kit changes nothing', () => {
  const { scene } = templates[0]
  expect(brandThumbnail(scene, emptyKit, null)).toEqual(scene)
  expect(brandQuote(quote, emptyKit)).toEqual(quote)
  expect(brandCollage(collage, emptyKit)).toEqual(collage)
  expect(createBrandPalette([])).toBeNull()
})

test('fills the background of a quote card and of a collage, and adds the handle', () => {
  const brandedQuote = brandQuote({ ...quote, picture: 'photo', ground: 'picture' }, kit)
  expect(brandedQuote).toMatchObject({
    ground: 'picture',
    colour: '#c2410c',
    pair: 'handwritten',
    handle: '@ana.bakes',
  })
  expect(brandQuote(quote, kit).ground).toBe('colour')
  const brandedCollage = brandCollage(collage, kit)
  expect(brandedCollage.ground).toBe('#c2410c')
  expect(brandedCollage.cells.map(({ label }) => label)).toEqual(['', '@ana.bakes'])
  expect([parseQuote(brandedQuote), parseCollage(brandedCollage)]).toEqual([brandedQuote, brandedCollage])
})
