import type { OutputFile } from '@/lib/tool/files-tool'
import type { GeneratedImage } from './generated-image'
import { buildImageName } from './image-name'

/** A picture as files: cut to its size, and as the model made it where that is another. With its `position` of several, for a ZIP. */
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
