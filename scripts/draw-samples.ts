/**
 * `npm run samples` writes what the tools make of a photo, three quotes and an article, which pages show.
 * The photo is not a camera's: a ray tracer rendered it for this project.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { generateCards } from '@/content/tool-samples'
import { run as compress } from '@/content/tools/image/image-compressor/run'
import { fields as compressorFields } from '@/content/tools/image/image-compressor/tool'
import { getCards } from '@/content/tools/image/quote-card-maker/cards'
import { drawCard } from '@/content/tools/image/quote-card-maker/draw-card'
import { initialScene as emptyQuoteScene, type QuoteScene } from '@/content/tools/image/quote-card-maker/scene'
import { layOutFrame } from '@/content/tools/image/social-image-resizer/resize-frames'
import { drawScene } from '@/content/tools/image/thumbnail-maker/draw-scene'
import { defaultShapeLayer, type SceneLayer } from '@/content/tools/image/thumbnail-maker/scene'
import { initialScene as thumbnailTemplate } from '@/content/tools/image/thumbnail-maker/templates'
import { getFramePosition } from '@/lib/core/geometry/crop'
import { chooseFrame, getAnalysisSize } from '@/lib/images/focus/choose-frame'
import { detectFaces, getFaceInputSize } from '@/lib/images/focus/detect-faces'
import { layOutSlide } from '@/lib/images/slides/lay-out-slide'
import { getSlideStyle } from '@/lib/images/slides/slide-style'
import { parseCarousel, type SlideText } from '@/lib/images/slides/slide-text'
import { getPreset } from '@/lib/platforms/images/presets'
import { buildSvg, measureText, type NamedDrawing, round } from './drawing-svg'

const root = join(import.meta.dirname, '..')
const photoBytes = readFileSync(join(root, 'scripts/sample-photo.jpg'))
const photoSize = { width: 1500, height: 1000 }

const thumbnailTexts = ['3 days', 'offline'] as const

/** Word for word from “The Autobiography of Benjamin Franklin”, “Walden” (2) and “Pride and Prejudice” (45). */
const quotes = [
  {
    text: 'Lose no time; be always employed in something useful.',
    author: 'Benjamin Franklin',
    theme: 'night',
    pair: 'classic',
  },
  { text: 'Our life is frittered away by detail.', author: 'Henry David Thoreau', theme: 'mint', pair: 'plain' },
  { text: 'Angry people are not always wise.', author: 'Jane Austen', theme: 'dusk', pair: 'heavy' },
] as const satisfies readonly Partial<QuoteScene>[]

const article = {
  type: 'instagram-carousel',
  prompt: `Four virtues from Benjamin Franklin's autobiography
1. Silence: Speak not but what may benefit others or yourself; avoid trifling conversation.
2. Resolution: Resolve to perform what you ought; perform without fail what you resolve.
3. Industry: Lose no time; be always employed in something useful; cut off all unnecessary actions.
4. Tranquillity: Be not disturbed at trifles, or at accidents common or unavoidable.`,
}

/** The drawing without its background, because the page shows the photo below it. */
function drawThumbnail(): NamedDrawing {
  const arrowBox = { x: 560, y: 400, width: 230, height: 150 }
  const arrow = { ...defaultShapeLayer, id: 'arrow', shape: 'arrow', ...arrowBox, turn: 20 } as const
  const texts = thumbnailTemplate.layers.map((layer, index): SceneLayer => {
    return layer.kind === 'text' ? { ...layer, text: thumbnailTexts[index] ?? '' } : layer
  })
  const layers = [...texts, arrow]
  const ground = { ...thumbnailTemplate.ground, picture: 'camp' }
  const drawing = drawScene({ ...thumbnailTemplate, ground, layers }, measureText)
  const shapes = drawing.shapes.slice(drawing.shapes.findIndex(({ kind }) => kind === 'picture') + 1)
  return ['thumbnail', { ...drawing, shapes }]
}

function drawQuotes(): NamedDrawing[] {
  return quotes.map((quote, index) => {
    const scene = { ...emptyQuoteScene, ...quote }
    const [card] = getCards(scene, measureText).cards
    if (!card) throw new Error(`There is no card of “${quote.text}”.`)
    return [`quote-${index + 1}`, drawCard(scene, card, measureText)]
  })
}

function drawSlides(slides: readonly SlideText[]): NamedDrawing[] {
  const style = getSlideStyle('forest', 'ribbon')
  return slides.map((text, index) => [
    `slide-${index + 1}`,
    layOutSlide({ text, index, total: slides.length }, style, measureText),
  ])
}

async function readPixels(image: Sharp) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Replaces the browser's decoder, canvas and worker messages. */
async function simulateWorker(bytes: Uint8Array) {
  const pixels = await readPixels(sharp(bytes))
  const context = { drawImage() {}, getImageData: () => pixels }
  const listeners = new Set<(event: { data: object }) => void>()
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: pixels.width, height: pixels.height, close() {} }),
    OffscreenCanvas: class {
      getContext = () => context
    },
    addEventListener: (_: string, listener: (event: { data: object }) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { data: object }) => void) => listeners.delete(listener),
    postMessage: ({ code }: { code: string }) => {
      const path = new URL(`../node_modules/@jsquash/${code.split('@jsquash/')[1]}`, import.meta.url)
      for (const listener of listeners) listener({ data: { code, bytes: readFileSync(path) } })
    },
  })
}

/** Compresses the photo with the options that the tool starts with. */
async function compressPhoto(): Promise<Uint8Array> {
  await simulateWorker(photoBytes)
  const defaults = Object.fromEntries(compressorFields.map((field) => [field.name, field.default]))
  const options = { ...defaults, canUseFirstFrame: false, canReencode: false, fileNumber: 1, tweak: null }
  const file = new File([photoBytes], 'camp.jpg', { type: 'image/jpeg' })
  const { blob } = await compress(new AbortController().signal, file, options as Parameters<typeof compress>[2])
  return new Uint8Array(await blob.arrayBuffer())
}

const cropIds = ['ig-4x5', 'tt-cover', 'yt-thumbnail']

/** Crops as the resizer makes them, as classes, because the pages' policy forbids style attributes. */
async function cropPhoto() {
  const image = await readPixels(sharp(photoBytes).resize(getAnalysisSize(photoSize)))
  const faceImage = sharp(photoBytes).resize({ ...getFaceInputSize(photoSize), fit: 'fill' })
  const faces = await detectFaces(
    await readPixels(faceImage),
    readFileSync(join(root, 'lib/images/focus/face-model.bin')),
  )
  return Promise.all(
    cropIds.map(async (id) => {
      const preset = getPreset(id)
      const frame = await chooseFrame(image, faces, preset.width / preset.height)
      const { sourceCrop } = layOutFrame(photoSize, preset, 'cover', getFramePosition(frame))
      const { x, y, width, height } = sourceCrop
      const toPercent = (start: number, space: number) => (space === 0 ? 50 : Math.round((start / space) * 100))
      const [left, top] = [toPercent(x, photoSize.width - width), toPercent(y, photoSize.height - height)]
      return {
        id,
        frameClass: `flex-[${round(preset.width / preset.height)}]`,
        photoClass: `object-[${left}%_${top}%]`,
      }
    }),
  )
}

export async function buildSamples() {
  const { slides } = parseCarousel(await generateCards(article))
  const compressedPhoto = await compressPhoto()
  const facts = {
    photo: { bytes: photoBytes.length, compressedBytes: compressedPhoto.length },
    crops: await cropPhoto(),
    quotes: quotes.map(({ text, author }) => ({ text, author })),
    slides: slides.map(({ headline }) => headline),
  }
  const files = {
    'public/samples/drawings.svg': buildSvg([drawThumbnail(), ...drawQuotes(), ...drawSlides(slides)]),
    'components/home/sample-facts.gen.ts': `export const sampleFacts = ${JSON.stringify(facts, null, 2)}\n`,
  }
  return { compressedPhoto, files }
}

/** Left half: the photo. Right half: the same photo after compression. */
async function writePhoto(compressedPhoto: Uint8Array) {
  const { width, height } = photoSize
  const half = { left: width / 2, top: 0, width: width / 2, height }
  const rightHalf = await sharp(compressedPhoto).extract(half).png().toBuffer()
  const composite = await sharp(photoBytes)
    .composite([{ input: rightHalf, left: half.left, top: 0 }])
    .png()
    .toBuffer()
  const encoding = { quality: 40, chromaSubsampling: '4:2:0', effort: 9 }
  await sharp(composite).resize(960).avif(encoding).toFile(join(root, 'public/samples/photo.avif'))
}

if (import.meta.main) {
  const { compressedPhoto, files } = await buildSamples()
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  await writePhoto(compressedPhoto)
}
