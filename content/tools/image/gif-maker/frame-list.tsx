import { NumberField } from '@/components/fields/fields'
import SortableList from '@/components/files/sortable-list'
import { Button } from '@/components/ui/button'
import { clamp } from '@/lib/core/numbers'
import { BlobImage } from './blob-image'
import { fields } from './form'
import type { useSources } from './use-sources'

const [msField] = fields

type Props = {
  sources: ReturnType<typeof useSources>
  /** For an image without its own time. */
  defaultFrameMs: number
  onRemove: (id: string) => void
  onClear: () => void
}

export default function FrameList({ sources, defaultFrameMs, onRemove, onClear }: Props) {
  const { images, sort, move, setTime } = sources
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {images.length} {images.length === 1 ? 'image' : 'images'}
        </h3>
        <div className="flex gap-2">
          <Button variant="quiet" size="small" onClick={sort}>
            Sort by name
          </Button>
          <Button variant="quiet" size="small" onClick={onClear}>
            Remove all
          </Button>
        </div>
      </div>
      <div className="max-h-96 overflow-y-auto">
        <SortableList
          label="Images in order"
          items={images.map(({ id, name, thumbnail, ms }, index) => ({
            id,
            name,
            thumbnail: <BlobImage blob={thumbnail} className="size-full object-cover" />,
            footer: (
              <NumberField
                label={`Seconds, ${index + 1}`}
                value={(ms ?? defaultFrameMs) / 1_000}
                min={msField.min / 1_000}
                max={msField.max / 1_000}
                step="any"
                className="mt-1 grid text-sm"
                onValueChange={(seconds) =>
                  seconds > 0 && setTime(clamp(seconds * 1_000, msField.min, msField.max), id)
                }
              />
            ),
          }))}
          onMove={move}
          onRemove={onRemove}
        />
      </div>
    </>
  )
}
