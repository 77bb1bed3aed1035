import { useEffect, useState } from 'react'
import type { ExtractOptions, Swatch } from '@/lib/images/palette/extract-colors'
import { extractImageColors } from '@/lib/images/palette/extract-image-colors'
import { addPickedColor, encodePaletteHash } from './palette-link'

/** Extracts again when the image or the options change. The URL stores the palette. */
export function usePalette(bitmap: ImageBitmap | null, linkedColors: readonly string[]) {
  const [options, setOptions] = useState<ExtractOptions>({ count: 6, shouldIgnoreWhite: false })
  const [foundSwatches, setFoundSwatches] = useState<readonly Swatch[] | null>(null)
  const [pickedHexes, setPickedHexes] = useState<readonly string[]>([])
  const [appliedLinkColors, setAppliedLinkColors] = useState<readonly string[]>([])
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  if (appliedLinkColors !== linkedColors && linkedColors.length > 0) {
    setAppliedLinkColors(linkedColors)
    if (!bitmap) setPickedHexes(linkedColors)
  }

  useEffect(() => {
    if (!bitmap) return
    const controller = new AbortController()
    const { signal } = controller
    setMessage('')
    const extract = () => {
      setProblem('')
      extractImageColors(bitmap, options, signal).then(
        (colors) => {
          setFoundSwatches(colors)
          if (colors.length < options.count) setMessage(formatFewerColorsMessage(colors.length, options.count))
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
  }, [bitmap, options])

  const swatches = pickedHexes.reduce(addPickedColor, foundSwatches ?? [])
  const hash = encodePaletteHash(swatches.map(({ hex }) => hex))

  useEffect(() => {
    window.history.replaceState(window.history.state, '', hash || location.pathname)
  }, [hash])

  return {
    swatches,
    options,
    setOptions,
    pick(hex: string) {
      const isNew = addPickedColor(swatches, hex) !== swatches
      const isKnown = swatches.some((one) => one.hex === hex)
      if (isNew) setPickedHexes([...pickedHexes, hex])
      const reason = isKnown ? 'is already in your palette.' : 'doesn’t fit: remove another color first.'
      setMessage(`${hex.toUpperCase()} ${isNew ? 'added.' : reason}`)
    },
    remove(hex: string) {
      setFoundSwatches(foundSwatches?.filter((one) => one.hex !== hex) ?? null)
      setPickedHexes(pickedHexes.filter((one) => one !== hex))
      setMessage('')
    },
    message,
    isExtracting: bitmap !== null && foundSwatches === null && problem === '',
    problem,
  }
}

const formatFewerColorsMessage = (foundCount: number, requestedCount: number) =>
  `${foundCount} instead of ${requestedCount}: the other colors look too similar.`
