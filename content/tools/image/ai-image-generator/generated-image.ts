import { decodeBase64 } from '@/lib/core/decode-base64'
import { computeCoverCrop } from '@/lib/core/geometry/crop'
import { isSameSize, type Size } from '@/lib/core/geometry/sizes'
import { createRandomId } from '@/lib/core/random-id'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { foldText } from '@/lib/core/strings/normalize-unicode'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import * as z from '@/lib/core/zod'
import { createContext, readScaledPixels } from '@/lib/images/canvas-context'
import { imageMimeTypeSchema, imagePartSchema } from '@/lib/images/image-part'
import { hasContentCredentials } from '@/lib/images/metadata/ai-labels'
import { hasTransparency } from '@/lib/images/open/open-image'
import { getPreset } from '@/lib/platforms/images/presets'
import { getCroppedShare } from '@/lib/platforms/images/request-size'
import type { OutputFile } from '@/lib/tool/files-tool'
import type { FormValues } from '@/lib/tool/form-values'

export type FinishedImage = {
  file: Blob
  size: Size
  originalSize: Size
  /** Whether the file is byte-identical to the model's output. */
  isOriginal: boolean
  /** Share of the model's image that was cropped, 0 to 1. */
  croppedFraction: number
  /** Upscale factor; 1 or less if the image was not enlarged. */
  scale: number
  hasTransparency: boolean
}

const QUALITY = 0.92

/** Writes PNG if the browser cannot write `type`. Does not re-encode an exact match, so its provenance stays. */
async function finishImage(original: Blob, targetSize: Size, type: GenerationOptions['type']): Promise<FinishedImage> {
  const bitmap = await createImageBitmap(original)
  try {
    const originalSize = { width: bitmap.width, height: bitmap.height }
    const isOriginal = isSameSize(originalSize, targetSize) && original.type === type
    const canvas = await cropToCanvas(bitmap, targetSize, type)
    const file = isOriginal ? original : await canvas.convertToBlob({ type, quality: QUALITY })
    return {
      file,
      size: { width: targetSize.width, height: targetSize.height },
      originalSize,
      isOriginal,
      croppedFraction: getCroppedShare(originalSize, targetSize),
      scale: targetSize.width / computeCoverCrop(originalSize, targetSize).width,
      hasTransparency: hasTransparency(readScaledPixels(canvas, { width: 32, height: 32 })),
    }
  } finally {
    bitmap.close()
  }
}

async function cropToCanvas(bitmap: ImageBitmap, targetSize: Size, type: string): Promise<OffscreenCanvas> {
  const { x, y, width, height } = computeCoverCrop(bitmap, targetSize)
  const context = createContext(targetSize, { background: type === 'image/jpeg' ? '#ffffff' : null })
  context.imageSmoothingQuality = 'high'
  // The browser's own resampling is better than a canvas's where supported; older Safari ignores the options.
  const resizedBitmap = await createImageBitmap(bitmap, x, y, width, height, {
    resizeWidth: targetSize.width,
    resizeHeight: targetSize.height,
    resizeQuality: 'high',
  })
  context.drawImage(resizedBitmap, 0, 0, targetSize.width, targetSize.height)
  resizedBitmap.close()
  return context.canvas
}

export const generationOptionsSchema = z.object({
  prompt: z.string(),
  preset: z.string(),
  type: imageMimeTypeSchema,
  transparent: z.boolean(),
  count: z.number(),
})

export type GenerationOptions = z.infer<typeof generationOptionsSchema>

export function toGenerationOptions({ prompt, parameters }: FormValues): GenerationOptions {
  const transparent = parameters.transparent === true
  const format = transparent && parameters.format === 'jpeg' ? 'png' : parameters.format
  return {
    prompt: prompt.trim(),
    preset: String(parameters.preset),
    type: format === 'jpeg' ? 'image/jpeg' : format === 'webp' ? 'image/webp' : 'image/png',
    transparent,
    count: Number(parameters.count),
  }
}

export type GeneratedImage = {
  id: string
  asked: GenerationOptions
  original: Blob
  finishedImage: FinishedImage
  hasCredentials: boolean
}

/** Finishes a model's image for the requested size. Throws if the browser cannot open it. */
export async function createGeneratedImage(
  { id, asked }: Pick<GeneratedImage, 'id' | 'asked'>,
  original: Blob,
): Promise<GeneratedImage> {
  const finishedImage = await finishImage(original, getPreset(asked.preset), asked.type)
  const hasCredentials = hasContentCredentials(new Uint8Array(await original.arrayBuffer()))
  return { id, asked, original, finishedImage, hasCredentials }
}

export type ImagePart = { kind: 'picture'; id: string; file: Blob } | { kind: 'missing'; count: number; code: string }

/** Parses a part of the server's response; null for an unknown part and for invalid Base64. */
export function parseImagePart(value: unknown): ImagePart | null {
  const part = imagePartSchema.safeParse(value).data
  if (part?.kind !== 'picture') return part ?? null
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = decodeBase64(part.base64)
  } catch {
    return null
  }
  return { kind: 'picture', id: createRandomId(), file: new Blob([bytes], { type: part.type }) }
}

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

type ImageNameInput = { prompt: string; size: Size; type: string; suffix?: string }

/** Builds a file name from the prompt and the size: `red-kite-over-the-sea-1080x1350.png`. */
export function buildImageName({ prompt, size, type, suffix }: ImageNameInput): string {
  const words = foldText(prompt).match(/[\p{L}\p{N}]+/gu)
  const subject = (words ?? []).slice(0, 6).join('-').slice(0, 48).replace(/-$/, '')
  const parts = [subject || 'image', `${size.width}x${size.height}`, suffix].filter(Boolean)
  return `${parts.join('-')}.${extensions[type] ?? 'png'}`
}

/** Returns the cropped file and, if it differs, the model's original. `position` numbers the file names in a ZIP. */
export function getImageFiles(
  { asked: { prompt }, finishedImage, original }: GeneratedImage,
  position?: number,
): OutputFile[] {
  const { size, originalSize, file, isOriginal } = finishedImage
  const getFileName = (blob: Blob, pixelSize: typeof size, suffix?: string) =>
    buildImageName({ prompt, size: pixelSize, type: blob.type, ...(suffix && { suffix }) })
  const croppedFile = { blob: file, name: getFileName(file, size, position?.toString()), note: '' }
  if (isOriginal) return [croppedFile]
  const name = position
    ? `originals/${getFileName(original, originalSize, String(position))}`
    : getFileName(original, originalSize, 'original')
  return [croppedFile, { blob: original, name, note: '' }]
}

/** Instagram, LinkedIn and X allow more, but screen readers read all of it (accessible-social.com, 2026-11). */
const MAX_LENGTH = 250

const commandPattern = /^(please )?(create|make|draw|generate|paint|design|show)( me)? /i
const openingPattern = /^(an? |the )?(picture|image|photo(graph)?|illustration|drawing|painting)s? (of|with|showing) /i

/** Returns the prompt without its commands to the model, cut at a sentence or word, for the visitor to check. */
export function draftAltText(prompt: string): string {
  const scene = prompt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(commandPattern, '')
    .replace(openingPattern, '')
    .replace(/ (Style|Light|Composition|Colou?rs|Leave out): [^.]*\.?/g, '')
  const text = truncateAtWord(scene, MAX_LENGTH - 1, undefined, { canCutWord: true })
  return `${capitalizeFirst(text)}${text === scene || /[.!?]$/.test(text) ? '' : '…'}`
}
