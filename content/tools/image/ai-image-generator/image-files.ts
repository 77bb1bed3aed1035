import type { OutputFile } from '@/lib/tool/files-tool'
import type { GeneratedImage } from './generated-image'
import { buildImageName } from './image-name'

/**
 * Returns an image's files: the cropped file, and the model's original if it differs. Numbered by `position` among
 * several, for a ZIP.
 */
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
