import type { typefaceFiles } from './typeface-files'

/** A typeface of drawings beside the site's own, by the name that CSS and `Font.family` know it by. */
export type TypefaceName = keyof typeof typefaceFiles

/** What drawings can be set in, and what a visitor calls it; the first is the site's own. */
export const typefaces = [
  { family: undefined, label: 'Plain' },
  { family: 'Anton', label: 'Heavy' },
  { family: 'Playfair Display', label: 'Classic' },
  { family: 'Caveat', label: 'Handwritten' },
  { family: 'Courier Prime', label: 'Typewriter' },
] as const satisfies readonly { family: TypefaceName | undefined; label: string }[]

const loadedFaces = new Map<TypefaceName, readonly FontFace[]>()

/**
 * Makes a typeface ready for canvases of this page, with the files that hold the letters of `text`, small and capital;
 * letters that none holds are drawn in the next typeface of the list. False where a file did not arrive: the next call
 * tries again.
 */
export async function loadTypeface(family: TypefaceName, text: string): Promise<boolean> {
  const { typefaceFiles } = await import('./typeface-files')
  const faces =
    loadedFaces.get(family) ?? typefaceFiles[family].map(({ url, range }) => createFontFace(family, url, range))
  if (!loadedFaces.has(family)) {
    loadedFaces.set(family, faces)
    for (const face of faces) document.fonts.add(face)
  }
  try {
    // Turkish has capitals of its own.
    const caseVariants = new Set([text, text.toUpperCase(), text.toLocaleUpperCase()])
    await document.fonts.load(`40px "${family}"`, [...caseVariants].join(''))
    return true
  } catch {
    loadedFaces.delete(family)
    for (const face of faces) document.fonts.delete(face)
    return false
  }
}

/** One weight stands for all, so that no browser thickens it by itself. */
function createFontFace(family: TypefaceName, url: URL, unicodeRange: string): FontFace {
  return new FontFace(family, `url("${url.pathname}")`, { weight: '1 1000', unicodeRange })
}
