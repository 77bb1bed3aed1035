import { useEffect, useMemo, useState } from 'react'
import { useLoaded } from '@/components/ui/use-loaded'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import type { FrameChooser } from '@/lib/images/focus/choose-frame'

export type ImageSource = { url: string } & Size

type OpenChooser = (element: HTMLImageElement, size: Size) => Promise<FrameChooser>

const openChooser: OpenChooser = (element, size) =>
  import('@/lib/images/focus/choose-frame').then(({ createFrameChooser }) => createFrameChooser(element, size))

type ChosenFrames = ReadonlyMap<number, Box>

/** Returns the frames that suit an image, by aspect ratio; pending ones are absent. `open` must be stable. */
export function useChosenFrames(image: ImageSource | null, targets: readonly Size[], open = openChooser): ChosenFrames {
  const [chosen, setChosen] = useState<{ choose: FrameChooser; frames: ChosenFrames } | null>(null)
  const choose = useLoaded(
    image,
    useMemo(() => createLoader(open), [open]),
  )
  const joinedRatios = [...new Set(targets.map(({ width, height }) => width / height))].join()
  useEffect(() => {
    if (!choose || !joinedRatios) return
    let isDisposed = false
    const chooseAll = async () => {
      for (const ratio of joinedRatios.split(',').map(Number)) {
        // Yields to the page between two frames.
        await new Promise((resolve) => setTimeout(resolve))
        if (isDisposed) return
        const frame = await choose({ width: ratio, height: 1 })
        setChosen((current) => ({
          choose,
          frames: new Map(current?.choose === choose ? current.frames : noFrames).set(ratio, frame),
        }))
      }
    }
    chooseAll().catch(() => {})
    return () => {
      isDisposed = true
    }
  }, [choose, joinedRatios])
  return chosen && chosen.choose === choose ? chosen.frames : noFrames
}

const noFrames: ChosenFrames = new Map()

/** Loads null on failure, so that frames stay centered. */
const createLoader = (open: OpenChooser) => async (image: ImageSource | null) => {
  if (!image) return null
  try {
    const element = new Image()
    element.src = image.url
    await element.decode()
    return await open(element, image)
  } catch {
    return null
  }
}
