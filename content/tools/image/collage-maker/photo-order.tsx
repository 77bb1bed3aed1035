import { useEffect, useRef } from 'react'
import SortableList from '@/components/files/sortable-list'
import { computeCoverCrop } from '@/lib/core/geometry/crop'
import type { CollageScene } from './scene'

const THUMBNAIL_SIDE = 160

function BitmapThumbnail({ bitmap }: { bitmap: ImageBitmap | undefined }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    if (!context || !bitmap) return
    const { x, y, width, height } = computeCoverCrop(bitmap, { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE })
    context.drawImage(bitmap, x, y, width, height, 0, 0, THUMBNAIL_SIDE, THUMBNAIL_SIDE)
  }, [bitmap])
  return <canvas ref={canvasRef} width={THUMBNAIL_SIDE} height={THUMBNAIL_SIDE} aria-hidden className="size-full" />
}

type Props = {
  cells: CollageScene['cells']
  images: ReadonlyMap<string, ImageBitmap>
  onMove: (fromIndex: number, toIndex: number) => void
  onRemove: (id: string) => void
}

export default function PhotoOrder({ cells, images, onMove, onRemove }: Props) {
  const items = cells.map(({ id, name, picture }, index) => ({
    id,
    name: name || (picture ? 'Photo' : `Empty cell ${index + 1}`),
    thumbnail: <BitmapThumbnail bitmap={picture ? images.get(picture) : undefined} />,
  }))
  return <SortableList label="Cells in order" items={items} onMove={onMove} onRemove={onRemove} />
}
