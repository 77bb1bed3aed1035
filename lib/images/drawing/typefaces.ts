import type { TypefaceFile, typefaceFiles } from './typeface-files'

/** A drawing typeface in addition to the site's own, by its name in CSS and `Font.family`. */
export type TypefaceName = keyof typeof typefaceFiles

export const typefaces = [
  { family: undefined, label: 'Plain' },
  { family: 'Anton', label: 'Heavy' },
  { family: 'Playfair Display', label: 'Classic' },
  { family: 'Caveat', label: 'Handwritten' },
  { family: 'Courier Prime', label: 'Typewriter' },
] as const satisfies readonly { family: TypefaceName | undefined; label: string }[]

const loadedFaces = new Map<TypefaceName, readonly FontFace[]>()

/** Loads the files that cover `text` in either case. False if one fails to load; the next call then retries. */
export async function loadTypeface(family: TypefaceName, text: string): Promise<boolean> {
  const { typefaceFiles } = await import('./typeface-files')
  // One file covers the whole weight range, so that browsers do not synthesize bold.
  const createFontFace = ({ url, range }: TypefaceFile) =>
    new FontFace(family, `url("${url.pathname}")`, { weight: '1 1000', unicodeRange: range })
  const faces = loadedFaces.get(family) ?? typefaceFiles[family].map(createFontFace)
  loadedFaces.set(family, faces)
  for (const face of faces) document.fonts.add(face)
  try {
    // The locale of the browser may have other capital letters, as Turkish has.
    const caseVariants = new Set([text, text.toUpperCase(), text.toLocaleUpperCase()])
    await document.fonts.load(`40px "${family}"`, [...caseVariants].join(''))
    return true
  } catch {
    loadedFaces.delete(family)
    for (const face of faces) document.fonts.delete(face)
    return false
  }
}
