import { useEffect, useState } from 'react'
import type { Size } from '@/lib/core/geometry/sizes'
import { getAnalysisSize } from '@/lib/images/focus/crop-position'
import type { Target } from './resize-frames'

type ImageSource = { url: string } & Size
type FindPosition = (target: Size) => Promise<number>

/** Returns the default frame position of each target, by target id; pending ones are absent. */
export function useAutoPositions(
  image: ImageSource | null,
  targets: readonly Target[],
): Readonly<Record<string, number>> {
  const [positions, setPositions] = useState<Readonly<Record<string, number>>>({})
  const [finder, setFinder] = useState<{ findPosition: FindPosition } | null>(null)
  const joinedTargetKeys = targets.map(({ id, width, height }) => `${id} ${width} ${height}`).join(',')
  useEffect(() => {
    if (!image) return
    let isDisposed = false
    createPositionFinder(image).then(
      (findPosition) => isDisposed || setFinder({ findPosition }),
      // The frames stay centered and can be dragged.
      () => {},
    )
    return () => {
      isDisposed = true
    }
  }, [image])
  useEffect(() => {
    if (!finder || !joinedTargetKeys) return
    let isDisposed = false
    const isActive = () => !isDisposed
    findPositions(finder.findPosition, joinedTargetKeys, isActive, (id, position) =>
      setPositions((previousPositions) => ({ ...previousPositions, [id]: position })),
    ).catch(() => {})
    return () => {
      isDisposed = true
    }
  }, [finder, joinedTargetKeys])
  return positions
}

async function createPositionFinder(source: ImageSource): Promise<FindPosition> {
  const [{ createCropPositionFinder }, { readScaledPixels }] = await Promise.all([
    import('@/lib/images/focus/crop-position'),
    import('@/lib/images/read-scaled-pixels'),
  ])
  const image = new Image()
  image.src = source.url
  await image.decode()
  return createCropPositionFinder(readScaledPixels(image, getAnalysisSize(source)))
}

/** Computes positions one at a time and yields to the page in between. */
async function findPositions(
  findPosition: FindPosition,
  joinedTargetKeys: string,
  isActive: () => boolean,
  onPositionFound: (id: string, position: number) => void,
) {
  for (const targetKey of joinedTargetKeys.split(',')) {
    const [id = '', width, height] = targetKey.split(' ')
    await new Promise((resolve) => setTimeout(resolve))
    if (!isActive()) return
    onPositionFound(id, await findPosition({ width: Number(width), height: Number(height) }))
  }
}
