import { useEffect, useState } from 'react'
import { createTextMeasurer } from '@/lib/images/drawing/paint-drawing'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'

type Typeface = { family: string; measure: TextMeasurer }

let typefacePromise: Promise<Typeface> | undefined

const fileUrl = new URL('./familjen-grotesk.woff2', import.meta.url)

/** Loads the typeface even on a page that uses a fallback. If loading fails, drawings use the page's fonts. */
async function loadTypeface(): Promise<Typeface> {
  const face = new FontFace('familjen-drawing', `url(${fileUrl})`, { weight: '400 700' })
  document.fonts.add(face)
  await face.load().catch(() => {})
  const family = `familjen-drawing, ${getComputedStyle(document.body).fontFamily}`
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('No canvas to measure on')
  return { family, measure: createTextMeasurer(context, family) }
}

export function getPageTypeface(): Promise<Typeface> {
  typefacePromise ??= loadTypeface()
  return typefacePromise
}

/** Returns null until the typeface has loaded. */
export function useTypeface(): Typeface | null {
  const [typeface, setTypeface] = useState<Typeface | null>(null)
  useEffect(() => {
    getPageTypeface().then(setTypeface)
  }, [])
  return typeface
}
