import { formatBytes } from '@/lib/core/format/format-bytes'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import type { FinishedImage } from './finish-image'
import type { GeneratedImage } from './generated-image'

const typeNames: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
}

/** "1080 × 1350, PNG, 1.2 MB". */
export function formatImageFile({ size, file }: Pick<FinishedImage, 'size' | 'file'>): string {
  return `${formatDimensions(size)}, ${typeNames[file.type] ?? 'picture'}, ${formatBytes(file.size)}`
}

/** What a visitor should know about a picture before it is posted. */
export function buildImageNotes({ asked, finishedImage, hasCredentials }: GeneratedImage): string[] {
  const { originalSize, croppedFraction, scale, isOriginal, hasTransparency, file } = finishedImage
  const croppedPercent = Math.round(croppedFraction * 100)
  return [
    getCredentialsNote(isOriginal, hasCredentials),
    ...(croppedPercent >= 1
      ? [`The model drew ${formatDimensions(originalSize)}; ${croppedPercent}% was cut off to fit.`]
      : []),
    ...(scale > 1.01 ? [`Enlarged by ${Math.round((scale - 1) * 100)}%, because the model drew fewer pixels.`] : []),
    ...(asked.transparent && !hasTransparency ? ['The model made no transparent background.'] : []),
    ...(file.type !== asked.type
      ? [`Your browser cannot write ${typeNames[asked.type]}, so this is a ${typeNames[file.type]}.`]
      : []),
  ]
}

function getCredentialsNote(isOriginal: boolean, hasCredentials: boolean): string {
  if (!hasCredentials) return 'The model’s file has no Content Credentials.'
  return isOriginal
    ? 'This is the model’s own file, with its Content Credentials.'
    : 'The original has Content Credentials. The cut picture can’t: they are only valid for the untouched file.'
}
