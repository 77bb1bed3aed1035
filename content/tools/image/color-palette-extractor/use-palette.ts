import { useEffect, useState } from 'react'
import { sizeWithin } from '@/lib/core/geometry/sizes'
import { createAsker } from '@/lib/images/worker/ask-worker'
import type { PaletteJob, Swatch, Wanted } from './extract'
import { paletteHash, withPicked } from './palette-link'

/** Longest side of the copy that is counted: more changes no colour. */
const COUNTED = 360

const extracted = createAsker<PaletteJob, Swatch[]>(
  () => new Worker(new URL('./palette-worker.ts', import.meta.url), { type: 'module' }),
)

export type Palette = {
  swatches: readonly Swatch[]
  wanted: Wanted
  setWanted: (wanted: Wanted) => void
  /** Adds a colour that was picked by hand. */
  pick: (hex: string) => void
  remove: (hex: string) => void
  /** What became of the last pick, or of the number asked for. */
  said: string
  isLooking: boolean
  problem: string
}

/** The colours of a picture, found anew when it or what is wanted changes, and those picked by hand. The address holds them. */
export function usePalette(bitmap: ImageBitmap | null, linked: readonly string[]): Palette {
  const [wanted, setWanted] = useState<Wanted>({ count: 6, ignoreWhite: false })
  const [found, setFound] = useState<readonly Swatch[] | null>(null)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [shownLink, setShownLink] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  if (shownLink !== linked && linked.length > 0) {
    setShownLink(linked)
    if (!bitmap) setPicked(linked)
  }

  useEffect(() => {
    if (!bitmap) return
    const controller = new AbortController()
    const { signal } = controller
    setSaid('')
    const look = () => {
      setProblem('')
      extracted({ pixels: smallPixels(bitmap), wanted }, { signal }).then(
        (colours) => {
          setFound(colours)
          if (colours.length < wanted.count) setSaid(fewerInWords(colours.length, wanted.count))
        },
        (error: Error) => {
          if (signal.aborted) return
          setProblem(error.message)
          addEventListener('online', look, { once: true, signal })
        },
      )
    }
    look()
    return () => controller.abort()
  }, [bitmap, wanted])

  const swatches = picked.reduce(withPicked, found ?? [])
  const hash = paletteHash(swatches.map(({ hex }) => hex))

  useEffect(() => {
    window.history.replaceState(window.history.state, '', hash || location.pathname)
  }, [hash])

  return {
    swatches,
    wanted,
    setWanted,
    pick(hex) {
      const isNew = withPicked(swatches, hex) !== swatches
      const isKnown = swatches.some((one) => one.hex === hex)
      if (isNew) setPicked([...picked, hex])
      const reason = isKnown ? 'is there already.' : 'has no room: take another one out first.'
      setSaid(`${hex.toUpperCase()} ${isNew ? 'added.' : reason}`)
    },
    remove(hex) {
      setFound(found?.filter((one) => one.hex !== hex) ?? null)
      setPicked(picked.filter((one) => one !== hex))
      setSaid('')
    },
    said,
    isLooking: bitmap !== null && found === null && problem === '',
    problem,
  }
}

const fewerInWords = (found: number, asked: number) =>
  `${found} instead of ${asked}: ${found === 1 ? 'no other looks' : 'no others look'} different enough.`

function smallPixels(bitmap: ImageBitmap): ImageData {
  const { width, height } = sizeWithin(bitmap, { width: COUNTED, height: COUNTED })
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to draw on')
  // Whole pixels as they are: smoothing would mix colours that the picture does not have.
  context.imageSmoothingEnabled = false
  context.drawImage(bitmap, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
