import { useEffect, useState } from 'react'
import { fitWithin } from '@/lib/core/geometry/sizes'
import { createWorkerClient } from '@/lib/images/worker/worker-client'
import type { ExtractOptions, PaletteJob, Swatch } from './extract-colours'
import { addPickedColour, encodePaletteHash } from './palette-link'

/** Longest side of the copy that is counted: more changes no colour. */
const MAX_SAMPLED_SIDE = 360

const extractInWorker = createWorkerClient<PaletteJob, Swatch[]>(
  () => new Worker(new URL('./palette-worker.ts', import.meta.url), { type: 'module' }),
)

export type PaletteState = {
  swatches: readonly Swatch[]
  options: ExtractOptions
  setOptions: (wanted: ExtractOptions) => void
  /** Adds a colour that was picked by hand. */
  pick: (hex: string) => void
  remove: (hex: string) => void
  /** What became of the last pick, or of the number asked for. */
  message: string
  isExtracting: boolean
  problem: string
}

/** The colours of a picture, found anew when it or what is wanted changes, and those picked by hand. The address holds them. */
export function usePalette(bitmap: ImageBitmap | null, linkedColours: readonly string[]): PaletteState {
  const [wanted, setWanted] = useState<ExtractOptions>({ count: 6, ignoreWhite: false })
  const [found, setFound] = useState<readonly Swatch[] | null>(null)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [appliedLink, setShownLink] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  if (appliedLink !== linkedColours && linkedColours.length > 0) {
    setShownLink(linkedColours)
    if (!bitmap) setPicked(linkedColours)
  }

  useEffect(() => {
    if (!bitmap) return
    const controller = new AbortController()
    const { signal } = controller
    setSaid('')
    const extract = () => {
      setProblem('')
      extractInWorker({ pixels: getUnsmoothedPixels(bitmap), options: wanted }, { signal }).then(
        (colours) => {
          setFound(colours)
          if (colours.length < wanted.count) setSaid(formatFewerFound(colours.length, wanted.count))
        },
        (error: Error) => {
          if (signal.aborted) return
          setProblem(error.message)
          addEventListener('online', extract, { once: true, signal })
        },
      )
    }
    extract()
    return () => controller.abort()
  }, [bitmap, wanted])

  const swatches = picked.reduce(addPickedColour, found ?? [])
  const hash = encodePaletteHash(swatches.map(({ hex }) => hex))

  useEffect(() => {
    window.history.replaceState(window.history.state, '', hash || location.pathname)
  }, [hash])

  return {
    swatches,
    options: wanted,
    setOptions: setWanted,
    pick(hex) {
      const isNew = addPickedColour(swatches, hex) !== swatches
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
    message: said,
    isExtracting: bitmap !== null && found === null && problem === '',
    problem,
  }
}

const formatFewerFound = (found: number, asked: number) =>
  `${found} instead of ${asked}: ${found === 1 ? 'no other looks' : 'no others look'} different enough.`

function getUnsmoothedPixels(bitmap: ImageBitmap): ImageData {
  const { width, height } = fitWithin(bitmap, { width: MAX_SAMPLED_SIDE, height: MAX_SAMPLED_SIDE })
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to draw on')
  // Whole pixels as they are: smoothing would mix colours that the picture does not have.
  context.imageSmoothingEnabled = false
  context.drawImage(bitmap, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
