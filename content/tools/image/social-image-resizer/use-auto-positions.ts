import { useEffect, useState } from 'react'
import type { Size } from '@/lib/core/geometry/sizes'
import { getAnalysisSize } from '@/lib/images/focus/crop-position'
import type { Target } from './targets'

type ImageSource = { url: string } & Size
type FindPosition = (target: Size) => Promise<number>

/** Where the frame of each target stands by itself, by the target's id; those not yet looked for are absent. */
export function useAutoPositions(
  picture: ImageSource | null,
  targets: readonly Target[],
): Readonly<Record<string, number>> {
  const [positions, setPositions] = useState<Readonly<Record<string, number>>>({})
  const [find, setFind] = useState<{ findPosition: FindPosition } | null>(null)
  const wanted = targets.map(({ id, width, height }) => `${id} ${width} ${height}`).join(',')
  useEffect(() => {
    if (!picture) return
    let isDisposed = false
    createFinder(picture).then(
      (found) => isDisposed || setFind({ findPosition: found }),
      // The frames stay in the middle, and can be dragged.
      () => {},
    )
    return () => {
      isDisposed = true
    }
  }, [picture])
  useEffect(() => {
    if (!find || !wanted) return
    let isDisposed = false
    const isWanted = () => !isDisposed
    findPositions(find.findPosition, wanted, isWanted, (id, place) =>
      setPositions((before) => ({ ...before, [id]: place })),
    ).catch(() => {})
    return () => {
      isDisposed = true
    }
  }, [find, wanted])
  return positions
}

async function createFinder(picture: ImageSource): Promise<FindPosition> {
  const [{ createCropPositionFinder }, { readScaledPixels }] = await Promise.all([
    import('@/lib/images/focus/crop-position'),
    import('@/lib/images/read-scaled-pixels'),
  ])
  const image = new Image()
  image.src = picture.url
  await image.decode()
  return createCropPositionFinder(readScaledPixels(image, getAnalysisSize(picture)))
}

/** One after the other, with a breath for the page between them. */
async function findPositions(
  find: FindPosition,
  wanted: string,
  isWanted: () => boolean,
  onPlace: (id: string, place: number) => void,
) {
  for (const one of wanted.split(',')) {
    const [id = '', width, height] = one.split(' ')
    await new Promise((resolve) => setTimeout(resolve))
    if (!isWanted()) return
    onPlace(id, await find({ width: Number(width), height: Number(height) }))
  }
}
