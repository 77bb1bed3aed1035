import { byteSize } from '@/lib/core/format/size'
import { sizeInWords } from '@/lib/core/geometry/sizes'
import type { Finished } from './finish-picture'
import type { MadePicture } from './made-picture'

const typeNames: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
}

/** "1080 × 1350, PNG, 1.2 MB". */
export function fileInWords({ size, file }: Pick<Finished, 'size' | 'file'>): string {
  return `${sizeInWords(size)}, ${typeNames[file.type] ?? 'picture'}, ${byteSize(file.size)}`
}

/** What a visitor should know about a picture before it is posted. */
export function notesOn({ asked, finished, signed }: MadePicture): string[] {
  const { drawn, cropped, scale, untouched, seeThrough, file } = finished
  const share = Math.round(cropped * 100)
  return [
    signatureNote(untouched, signed),
    ...(share >= 1 ? [`The model drew ${sizeInWords(drawn)}; ${share}% was cut off to fit.`] : []),
    ...(scale > 1.01
      ? [`Enlarged by ${Math.round((scale - 1) * 100)}%, because the model drew fewer pixels.`]
      : []),
    ...(asked.transparent && !seeThrough ? ['The model made no transparent background.'] : []),
    ...(file.type !== asked.type
      ? [`Your browser cannot write ${typeNames[asked.type]}, so this is a ${typeNames[file.type]}.`]
      : []),
  ]
}

function signatureNote(untouched: boolean, signed: boolean): string {
  if (!signed) return 'The model’s file has no Content Credentials.'
  return untouched
    ? 'This is the model’s own file, with its Content Credentials.'
    : 'The original has Content Credentials. The cut picture can’t: they are only valid for the untouched file.'
}
