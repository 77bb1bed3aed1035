import type { MadeFile } from '@/lib/tool/files-tool'
import type { MadePicture } from './made-picture'
import { pictureName } from './picture-name'

/** A picture as files: cut to its size, and as the model made it where that is another. With its `place` of several, for a ZIP. */
export function filesOf({ asked: { prompt }, finished, original }: MadePicture, place?: number): MadeFile[] {
  const { size, drawn, file, untouched } = finished
  const named = (blob: Blob, pixels: typeof size, suffix?: string) =>
    pictureName({ prompt, size: pixels, type: blob.type, ...(suffix && { suffix }) })
  const exact = { blob: file, name: named(file, size, place?.toString()), note: '' }
  if (untouched) return [exact]
  const name = place
    ? `originals/${named(original, drawn, String(place))}`
    : named(original, drawn, 'original')
  return [exact, { blob: original, name, note: '' }]
}
