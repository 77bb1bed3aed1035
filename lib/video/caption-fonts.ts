import familjen from '@fontsource/familjen-grotesk/unicode.json'
import { createContext } from '@/lib/images/canvas-context'
import { createTextMeasurer } from '@/lib/images/drawing/paint-drawing'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { createFiles, typefaceFiles } from '@/lib/images/drawing/typeface-files'
import type { CaptionStyleName } from './video-job'

/** For scripts that the typefaces lack. */
export const FONT_STACK = 'sans-serif'

const captionFiles = {
  Anton: typefaceFiles.Anton,
  'Familjen Grotesk': createFiles(familjen, {
    latin: new URL('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2', import.meta.url),
    'latin-ext': new URL(
      '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff2',
      import.meta.url,
    ),
    vietnamese: new URL(
      '@fontsource/familjen-grotesk/files/familjen-grotesk-vietnamese-700-normal.woff2',
      import.meta.url,
    ),
  }),
}

/** One file of a typeface, for a worker, which may not load files by itself. */
export type CaptionFont = { family: string; range: string; bytes: ArrayBuffer }

export const getCaptionFamily = (style: CaptionStyleName) => (style === 'pop' ? 'Anton' : 'Familjen Grotesk')

/** Loads the files of a style's typeface. A file that fails to load is left out, so that another typeface draws. */
export async function fetchCaptionFonts(style: CaptionStyleName): Promise<CaptionFont[]> {
  const family = getCaptionFamily(style)
  const results = await Promise.allSettled(
    captionFiles[family].map(async ({ url, range }) => {
      const response = await fetch(url.pathname)
      if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`)
      return { family, range, bytes: await response.arrayBuffer() }
    }),
  )
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}

let measurer: TextMeasurer | undefined

/** Returns the same measurer until another typeface is loaded. */
export function getCaptionMeasurer(): TextMeasurer {
  measurer ??= createTextMeasurer(createContext({ width: 1, height: 1 }), FONT_STACK)
  return measurer
}

const addedFonts = new Set<string>()

/** Adds fonts to a page or a worker, except damaged ones. */
export async function addCaptionFonts(fonts: readonly CaptionFont[], fontSet: FontFaceSet): Promise<void> {
  for (const { family, range, bytes } of fonts) {
    const face = new FontFace(family, bytes, { weight: '1 1000', unicodeRange: range })
    if (addedFonts.has(family + range) || !(await face.load().catch(() => null))) continue
    fontSet.add(face)
    addedFonts.add(family + range)
  }
  measurer = undefined
}

const fontLoads = new Map<string, Promise<void>>()

/** Loads the typeface of a style on a page, for the preview. If files fail to load, the next call tries again. */
export async function loadCaptionFonts(style: CaptionStyleName): Promise<void> {
  const family = getCaptionFamily(style)
  const load = fontLoads.get(family) ?? fetchCaptionFonts(style).then((fonts) => addCaptionFonts(fonts, document.fonts))
  fontLoads.set(family, load)
  await load
  if (!captionFiles[family].every(({ range }) => addedFonts.has(family + range))) fontLoads.delete(family)
}
