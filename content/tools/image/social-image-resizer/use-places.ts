import { useEffect, useState } from 'react'
import type { Size } from '@/lib/core/geometry/sizes'
import { lookedAt } from '@/lib/images/focus/best-place'
import type { Target } from './targets'

type Picture = { url: string } & Size
type Find = (target: Size) => Promise<number>

/** Where the frame of each target stands by itself, by the target's id; those not yet looked for are absent. */
export function usePlaces(
  picture: Picture | null,
  targets: readonly Target[],
): Readonly<Record<string, number>> {
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({})
  const [find, setFind] = useState<{ find: Find } | null>(null)
  const wanted = targets.map(({ id, width, height }) => `${id} ${width} ${height}`).join(',')
  useEffect(() => {
    if (!picture) return
    let gone = false
    finderOf(picture).then(
      (found) => gone || setFind({ find: found }),
      // The frames stay in the middle, and can be dragged.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [picture])
  useEffect(() => {
    if (!find || !wanted) return
    let gone = false
    const isWanted = () => !gone
    look(find.find, wanted, isWanted, (id, place) =>
      setPlaces((before) => ({ ...before, [id]: place })),
    ).catch(() => {})
    return () => {
      gone = true
    }
  }, [find, wanted])
  return places
}

async function finderOf(picture: Picture): Promise<Find> {
  const [{ placeFinder }, { smallPixels }] = await Promise.all([
    import('@/lib/images/focus/best-place'),
    import('@/lib/images/small-pixels'),
  ])
  const image = new Image()
  image.src = picture.url
  await image.decode()
  return placeFinder(smallPixels(image, lookedAt(picture)))
}

/** One after the other, with a breath for the page between them. */
async function look(
  find: Find,
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
