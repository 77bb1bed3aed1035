import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import { getPreset, presets } from '@/lib/platforms/images/presets'
import type { SavedImage } from './generated-image-store'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

type Props = { entry: SavedImage; onOpen: () => void; onDelete: () => void }

/** One kept picture in the list. */
export function SavedImageRow({ entry: { at, asked, alt, thumbnail }, onOpen, onDelete }: Props) {
  const url = useObjectUrl(thumbnail)
  const shortPrompt = asked.prompt.slice(0, 60)
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line p-3">
      {/* biome-ignore lint/performance/noImgElement: a file that was made in this browser. */}
      {url && <img src={url} alt={alt} width={64} height={64} className="size-16 rounded object-cover" />}
      <div className="min-w-0 grow">
        <p className="line-clamp-2 text-sm">{asked.prompt}</p>
        <p className="mt-1 text-muted text-xs">
          {dateFormat.format(at)}
          {presets.some(({ id }) => id === asked.preset) && `, ${formatDimensions(getPreset(asked.preset))}`}
        </p>
      </div>
      <div className="flex shrink-0 flex-col gap-1">
        <Button size="small" onClick={onOpen} aria-label={`Open: ${shortPrompt}`}>
          Open
        </Button>
        <Button size="small" variant="quiet" onClick={onDelete} aria-label={`Delete: ${shortPrompt}`}>
          Delete
        </Button>
      </div>
    </li>
  )
}
