import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BrandKit, emptyKit } from '@/components/brand-kit/brand-kit'
import { pickPlateColor } from '@/components/brand-kit/logo-plate'
import type { SettingsControl } from '@/components/files/file-settings'
import { getContrast, getLuminance, MIN_TEXT_CONTRAST } from '@/lib/images/drawing/colors'
import { getOverlapArea } from '@/lib/images/focus/detect-faces'
import type { Logo } from '@/lib/images/open/open-logo'
import { createBrandPalette, getSlideStyle } from '@/lib/images/slides/slide-style'
import { applyBrandKit as applyToCollage, brandScene as brandCollage } from './collage-maker/apply-brand-kit'
import { initialScene as collage } from './collage-maker/scene'
import { applyBrandKit as applyToCode, pickCodeColors } from './qr-code-generator/apply-brand-kit'
import {
  applyBrandKit as applyToQuote,
  brandScene as brandQuote,
  getLogoPosition,
} from './quote-card-maker/apply-brand-kit'
import { getCardBoxes } from './quote-card-maker/card-boxes'
import { drawCardAt } from './quote-card-maker/quote-editor'
import {
  chooseTheme,
  hasKitColors,
  parseScene as parseQuoteScene,
  initialScene as quote,
  setLogo as setQuoteLogo,
} from './quote-card-maker/scene'
import { getTextColors } from './quote-card-maker/text-colors'
import { applyBrandKit as applyToThumbnail, brandScene as brandThumbnail } from './thumbnail-maker/apply-brand-kit'
import { drawScene as drawThumbnail } from './thumbnail-maker/draw-scene'
import { getTextLayers, parseScene, type SceneLayer } from './thumbnail-maker/scene'
import { containsCenter, getInkBounds } from './thumbnail-maker/scene-geometry'
import { applyTemplate, convertToFormat, findTemplatePlacement } from './thumbnail-maker/subject-layout'
import { getLayerTexts, templates, initialScene as thumbnail } from './thumbnail-maker/templates'
import { estimateWidth } from './thumbnail-maker/text-areas'

const kit: BrandKit = { ...emptyKit, colors: ['#c2410c', '#ffd84d'], headlineFont: 'Caveat', handle: '@ana.bakes' }

/** The fallbacks on a color of medium lightness are white and near black. Large text needs 3. */
const MIN_FALLBACK_CONTRAST = 4.3

test('all colors leave texts and codes readable', () => {
  const colorArbitrary = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  const colorsArbitrary = fc.array(colorArbitrary, { minLength: 1, maxLength: 5 })
  const check = (colors: readonly string[]) => {
    for (const { scene } of templates) {
      const logo = { id: 'abc', width: 300, height: 300, colors: colors.slice(0, 1) }
      const { ground, layers } = brandThumbnail(scene, { ...kit, colors }, logo)
      const logoLayer = layers.at(-1)
      const plate = logoLayer?.kind === 'picture' ? logoLayer.plate : undefined
      expect(getContrast(logo.colors[0] ?? '', plate ?? ground.colour)).toBeGreaterThanOrEqual(3)
      for (const [index, layer] of layers.entries()) {
        if (layer.kind !== 'text') continue
        const isBehind = (one: (typeof layers)[number]) => one.kind === 'shape' && one.shape !== 'emoji'
        const shape = layers.slice(0, index).findLast((one) => isBehind(one) && containsCenter(one, layer))
        const background = shape?.kind === 'shape' ? shape.colour : ground.colour
        expect(getContrast(layer.colour, background)).toBeGreaterThanOrEqual(MIN_FALLBACK_CONTRAST)
        expect(getContrast(layer.colour, layer.outlineColour)).toBeGreaterThanOrEqual(MIN_FALLBACK_CONTRAST)
        if (!shape) expect(layer.outline).toBeGreaterThanOrEqual(8)
      }
    }
    const { dark, light } = pickCodeColors({ colors })
    expect(getLuminance(dark)).toBeLessThan(getLuminance(light))
    const { palette } = getSlideStyle(createBrandPalette(colors)?.id, 'card')
    expect(palette).toEqual(createBrandPalette(colors))
    expect(getContrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(MIN_FALLBACK_CONTRAST)
    const contrasts = [
      getTextColors(brandQuote(quote, { ...kit, colors })).minContrast,
      getContrast(dark, light),
      getContrast(palette.text, palette.background),
      getContrast(palette.muted, palette.background),
    ]
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
  }
  fc.assert(fc.property(colorsArbitrary, check), { numRuns: 200 })
})

test('puts one logo into a corner of a thumbnail', () => {
  const addLogo = (id: string, color: string, scene = thumbnail) =>
    brandThumbnail(scene, { ...kit, handle: '' }, { id, width: 300, height: 300, colors: [color] })
  const scene = addLogo('abc', '#c2410c')
  expect(parseScene(scene)).toEqual(scene)
  expect(getTextLayers(scene).map(({ typeface }) => typeface)).toEqual([3, 3])
  const logo = scene.layers.at(-1)
  expect(logo).toMatchObject({ picture: 'abc', x: 1051, y: 331, width: 173, height: 173, plate: '#ffffff' })
  const { shapes } = drawThumbnail(scene, () => 1)
  const expectedPlate = { kind: 'box', color: '#ffffff', x: expect.closeTo(1041, 0), width: expect.closeTo(194, 0) }
  expect(shapes.slice(-2)).toMatchObject([expectedPlate, { kind: 'picture', x: 1051 }])
  const { plate: _, ...plainLogo } = { plate: '', ...logo, picture: 'def' }
  expect(addLogo('def', '#ffffff', scene).layers.slice(2)).toEqual([plainLogo])
})

test.each(templates)('the logo and handle of “$name” have the margin of its headline', ({ scene }) => {
  const logo = { id: 'abc', width: 300, height: 300, colors: [] }
  const { layers } = brandThumbnail(scene, { ...kit, position: 'top right' }, logo)
  const leftHeadlines = getTextLayers(scene).filter(({ align }) => align === 'left')
  const expectedMargin = leftHeadlines.length > 0 ? Math.min(...leftHeadlines.map(({ x }) => x), 101) : 58
  const margins = layers
    .filter(({ id }) => id.startsWith('brand-'))
    .map(({ x, width }) => Math.min(x, 1280 - x - width))
  for (const margin of margins) expect(Math.abs(margin - expectedMargin)).toBeLessThanOrEqual(1)
  expect(margins).toHaveLength(2)
})

test('a headline’s outline is visible on the kit’s color, and has this color on a photo', () => {
  const teal = { ...kit, colors: ['#0f766e'] }
  const getOutlines = (scene: typeof thumbnail) =>
    getTextLayers(brandThumbnail(scene, teal, null)).map(({ outlineColour }) => outlineColour)
  expect(getOutlines(thumbnail)).toEqual(['#14110f', '#14110f', '#0f766e'])
  const photo = { ...thumbnail, ground: { ...thumbnail.ground, picture: 'photo' } }
  expect(getOutlines(photo)).toEqual(['#0f766e', '#0f766e', '#0f766e'])
  const calm = templates.find(({ id }) => id === 'calm')?.scene ?? expect.unreachable()
  expect(getOutlines(calm)).toEqual(['#0f766e', '#0f766e'])
})

test('a logo is in another corner where the kit’s corner has the headline', () => {
  const logo = { id: 'abc', width: 300, height: 300, colors: [] }
  const scene = brandThumbnail(thumbnail, { ...kit, position: 'top left' }, logo)
  const place = scene.layers.find(({ id }) => id === 'brand-logo') ?? expect.unreachable()
  const headlines = getTextLayers(scene).filter(({ id }) => id !== 'brand-handle')
  const inkBoxes = headlines.flatMap((layer) => getInkBounds(layer, estimateWidth))
  expect(inkBoxes.map((box) => getOverlapArea(box, place))).toEqual(inkBoxes.map(() => 0))
})

test('a logo on a photo has a plate, white or near black, only where the photo would hide it', () => {
  const photo = { ...thumbnail, ground: { ...thumbnail.ground, picture: 'photo' } }
  const getPlate = (color: string, photoColor: string) => {
    const logo = { id: 'abc', width: 300, height: 300, colors: [color], photoColors: [photoColor] }
    const layer = brandThumbnail(photo, kit, logo).layers.at(-1)
    return layer?.kind === 'picture' ? layer.plate : expect.unreachable()
  }
  const plates = [getPlate('#ffffff', '#14110f'), getPlate('#ffffff', '#f5f5f4'), getPlate('#0f766e', '#0d5c56')]
  expect(plates).toEqual([undefined, '#14110f', '#ffffff'])
})

test('the logo and handle of a 9:16 cover are clear of the apps’ buttons', () => {
  const cover = convertToFormat(thumbnail, 'tall')
  const scene = brandThumbnail(cover, kit, { id: 'abc', width: 300, height: 300, colors: [] })
  const boxes = scene.layers.filter(({ id }) => id.startsWith('brand-'))
  expect(boxes).toHaveLength(2)
  for (const { x, y, width, height } of boxes) {
    expect([x >= 64, x + width <= 889, y >= 287, y + height <= 1249]).toEqual([true, true, true, true])
  }
})

test('a logo in the color of its quote card gets a plate, and the second color fills the small texts', () => {
  const scene = brandQuote({ ...quote, text: 'Less is more.' }, { ...kit, colors: ['#0f766e', '#fef3c7'] })
  expect(getTextColors(scene)).toMatchObject({ accentColor: '#fef3c7', mutedColor: '#fef3c7' })
  const plate = pickPlateColor(['#0f766e'], [scene.colour])
  const withLogo = setQuoteLogo(scene, { id: 'logo', width: 300, height: 300 }, { plate })
  expect(parseQuoteScene(withLogo)).toEqual(withLogo)
  const { shapes } = drawCardAt(withLogo, 0, (text, { size }) => text.length * size * 0.5)
  expect(shapes.slice(-2)).toMatchObject([
    { kind: 'box', color: '#ffffff' },
    { kind: 'picture', id: 'logo' },
  ])
})

test.each([
  ['top left', 'top left', { x: 96, y: 96 }],
  ['top', 'top', { x: 485, y: 96 }],
  ['top right', 'top right', { x: 874, y: 96 }],
  ['left', 'bottom left', { x: 96, y: 1144 }],
  ['bottom left', 'bottom left', { x: 96, y: 1144 }],
  ['centre', 'bottom right', { x: 874, y: 1144 }],
  ['bottom right', 'bottom right', { x: 874, y: 1144 }],
] as const)(
  'a quote card has the logo of a kit with “%s” at the %s, clear of text and names',
  (position, place, box) => {
    const branded = brandQuote({ ...quote, text: 'Less is more.', author: 'Anna' }, kit)
    for (const align of ['edge', 'middle'] as const) {
      const scene = setQuoteLogo({ ...branded, align }, { id: 'logo', width: 300, height: 300 }, { position: place })
      expect(getLogoPosition({ position })).toBe(place)
      expect(parseQuoteScene(scene)).toEqual(scene)
      const { logo, quote: text, byline } = getCardBoxes(scene)
      expect(logo).toMatchObject(box)
      if (logo) expect([text, byline].map((other) => getOverlapArea(logo, other))).toEqual([0, 0])
      expect(getOverlapArea(text, byline)).toBe(0)
      const onPhoto = getCardBoxes({ ...scene, size: 'fb-post', ground: 'picture', picture: 'photo' })
      expect(onPhoto.quote.height).toBeGreaterThan(110)
      expect(setQuoteLogo(scene, { id: 'other', width: 300, height: 300 }).logo?.position).toBe(place)
    }
  },
)

test('puts the handle into a corner of a thumbnail that is free', () => {
  const logo = { id: 'abc', width: 300, height: 300, colors: [] }
  const scene = brandThumbnail(thumbnail, kit, logo)
  const isHandle = ({ id }: { id: string }) => id === 'brand-handle'
  const handle = scene.layers.find(isHandle)
  expect(parseScene(scene)).toEqual(scene)
  expect(handle).toMatchObject({ text: '@ana.bakes', x: 56, align: 'left', upper: false })
  expect(brandThumbnail(scene, { ...kit, handle: '@bea' }, logo).layers.find(isHandle)).toEqual({
    ...handle,
    text: '@bea',
  })
  expect(findTemplatePlacement(scene, null)).toEqual(scene.layers)
  const next = applyTemplate(scene, templates[1] ?? templates[0])
  expect([next.layers.find(isHandle), getLayerTexts(next).join()]).toEqual([handle, expect.not.stringContaining('@')])
})

test('names the logo or handle that a full thumbnail has no room for', async () => {
  const [layer] = thumbnail.layers
  const count = (layerCount: number) =>
    Array.from({ length: layerCount }, (_, index) => ({ ...layer, id: `s${index}`, kind: 'shape' }) as SceneLayer)
  const apply = (layerCount: number, usedKit = kit) =>
    applyToThumbnail({ scene: { ...thumbnail, layers: count(layerCount) }, change: () => {} } as never, usedKit)
  const text = 'The rest is in. The limit is 8 texts and 24 layers, so delete one and try again.'
  expect([await apply(23), await apply(24), await apply(24, { ...emptyKit, handle: '@ana' })]).toEqual([
    { undo: null },
    { notice: { title: 'No room for your handle', text } },
    { notice: { title: 'No room for your handle', text: text.replace('The rest is in. ', '') } },
  ])
})

test('no theme of a quote card is marked as long as it has the kit’s colors, and a chosen theme replaces them', () => {
  const branded = brandQuote(quote, kit)
  expect(hasKitColors(quote)).toBe(false)
  for (const color of ['#c2410c', '#808080'])
    expect(hasKitColors(brandQuote(quote, { ...kit, colors: [color] }))).toBe(true)
  const { accent: _, ...otherBranded } = branded
  expect(chooseTheme(branded, 'dusk')).toEqual({ ...otherBranded, theme: 'dusk', ground: 'theme' })
  const onPhoto = { ...quote, picture: 'photo', ground: 'picture' } as const
  expect(chooseTheme(brandQuote(onPhoto, kit), 'dusk')).toMatchObject({ theme: 'dusk', ground: 'picture' })
  expect(chooseTheme({ ...quote, ground: 'colour' }, 'dusk').ground).toBe('colour')
})

test('the second color fills the shapes of a thumbnail', () => {
  const band = templates.find(({ id }) => id === 'band')?.scene ?? expect.unreachable()
  expect(brandThumbnail(band, kit, null).layers[0]).toMatchObject({ kind: 'shape', colour: '#ffd84d' })
})

test('fills the background of a quote card and of a collage, and adds the handle', () => {
  expect(brandQuote({ ...quote, picture: 'photo', ground: 'picture' }, kit).ground).toBe('picture')
  expect(brandQuote(quote, kit)).toMatchObject({ ground: 'colour', colour: '#c2410c', pair: 'handwritten' })
  const { ground, cells } = brandCollage(collage, kit)
  expect([ground, ...cells.map(({ label }) => label)]).toEqual(['#c2410c', '', '@ana.bakes'])
})

test('Undo takes back the kit’s values, and no later changes to others', async () => {
  let settings: Readonly<Record<string, unknown>> = { dark: '#000000', light: '#ffffff', shape: 'dots' }
  const design = {
    readCurrentSettings: () => settings,
    fillSettings(newSettings: typeof settings) {
      settings = newSettings
    },
  } as SettingsControl
  const [oldLogo, kitLogo, laterLogo] = ['old', 'kit', 'later'].map((name) => ({ name }) as Logo)
  let logo: Logo | null = oldLogo ?? null
  const setLogo: Parameters<typeof applyToCode>[0]['setLogo'] = (value) => {
    logo = typeof value === 'function' ? value(logo) : value
  }
  const result = await applyToCode({ design, logo, setLogo }, { ...kit, logo: kitLogo ?? null })
  expect([settings.dark, logo]).toEqual(['#c2410c', kitLogo])
  settings = { ...settings, shape: 'squares' }
  logo = laterLogo ?? null
  if ('undo' in result) result.undo?.()
  expect([settings, logo]).toEqual([{ dark: '#000000', light: '#ffffff', shape: 'squares' }, laterLogo])
})

test('an empty kit changes nothing', () => {
  const brandedScenes = [brandThumbnail(thumbnail, emptyKit, null), brandQuote(quote, emptyKit)]
  expect([...brandedScenes, brandCollage(collage, emptyKit)]).toEqual([thumbnail, quote, collage])
  expect(createBrandPalette([])).toBeNull()
})

test.each([
  ['colors or handle', applyToCollage],
  ['colors or logo', applyToCode],
  ['colors, headline font, handle or logo', applyToQuote],
  ['colors, fonts, handle or logo', applyToThumbnail],
])('a kit without %s is not applied', async (names, applyBrandKit) => {
  expect(await applyBrandKit({} as never, emptyKit)).toEqual({ missing: names })
})
