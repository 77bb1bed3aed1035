import { useEffect, useState } from 'react'
import { createTextMeasurer } from '@/lib/images/drawing/paint-drawing'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'

/** Font family and text measurer for drawings; the page's own typeface. */
export type Typeface = { family: string; measure: TextMeasurer }

let typefacePromise: Promise<Typeface> | undefined

/** Loads the typeface in all drawn weights. If loading fails, drawings use the next font of the CSS stack. */
async function loadTypeface(): Promise<Typeface> {
  const family = getComputedStyle(document.body).fontFamily
  const fontLoads = [400, 600, 700].map((weight) => document.fonts.load(`${weight} 40px ${family}`))
  await Promise.allSettled(fontLoads)
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
