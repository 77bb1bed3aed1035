import { downloadZip } from 'client-zip'
import { pictureName } from '@/lib/pictures/picture-name'
import type { MadePicture } from './made-picture'

/** A ZIP of the finished pictures, with the model's own files beside them in a folder of their own. */
export async function pictureArchive(pictures: readonly MadePicture[]): Promise<Blob> {
  const files = pictures.flatMap(({ at, asked: { prompt }, finished, original }, index) => {
    const { size, drawn, file, untouched } = finished
    const lastModified = new Date(at)
    const suffix = String(index + 1)
    const name = pictureName({ prompt, size, type: file.type, suffix })
    const originalName = pictureName({ prompt, size: drawn, type: original.type, suffix })
    return [
      { name, input: file, lastModified },
      ...(untouched ? [] : [{ name: `originals/${originalName}`, input: original, lastModified }]),
    ]
  })
  return downloadZip(files).blob()
}
