import { toSafeFileName } from '@/lib/core/file-name'
import type { ImageType } from './image-type'

/** `photo.HEIC` as a JPEG with the suffix `small` becomes `photo-small.jpg`. */
export const buildFileName = (originalName: string, suffix: string, extension: string) =>
  toSafeFileName(getFileStem(originalName), extension, `-${suffix}`)

/** Replaces placeholders such as `{filename}` by their values. An empty pattern returns the file's own name. */
export function fillFileNamePattern(
  pattern: string,
  placeholderValues: ReadonlyMap<string, string>,
  extension: string,
): string {
  const stem = pattern.replace(
    /\{([a-z]{1,12})\}/gi,
    (match, name) => placeholderValues.get(name.toLowerCase()) ?? match,
  )
  const isTyped = stem.toLowerCase().endsWith(`.${extension}`)
  const typedStem = isTyped ? stem.slice(0, -extension.length - 1) : stem
  return toSafeFileName(typedStem.trim() || (placeholderValues.get('filename') ?? ''), extension)
}

/** In “Nov. 27” and “St. John”, no extension follows the period. */
export const getFileStem = (name: string) => name.replace(/\.\d?[a-z][a-z\d]{0,4}$/i, '') || 'picture'

export const getBaseName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** Numbers repeated names, so that a ZIP preserves files of the same name. */
export function dedupeFileNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>()
  return names.map((name) => {
    const dotIndex = name.lastIndexOf('.')
    const [stem, extension] = dotIndex > 0 ? [name.slice(0, dotIndex), name.slice(dotIndex)] : [name, '']
    let uniqueName = name
    for (let count = 2; usedNames.has(uniqueName.toLowerCase()); count += 1) uniqueName = `${stem}-${count}${extension}`
    usedNames.add(uniqueName.toLowerCase())
    return uniqueName
  })
}

const typesByExtension: Readonly<Record<string, ImageType>> = { jpg: 'jpeg', heif: 'heic', tif: 'tiff' }

/** Browsers go by the bytes, but other programs go by the extension and may refuse the file. */
export function describeWrongExtension(name: string, type: ImageType): string | null {
  const extension = /\.(png|jpe?g|webp|gif|avif|bmp|hei[cf]|tiff?|jxl|ico|svg)$/i.exec(name)?.[1]?.toLowerCase()
  return extension && (typesByExtension[extension] ?? extension) !== type
    ? `Its name says ${extension.toUpperCase()}, but it’s really ${type.toUpperCase()}.`
    : null
}
