import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { imageNotOpenedMessage } from '@/lib/core/errors/image-notices'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import { getPreset, presets } from '@/lib/platforms/images/presets'
import { createGeneratedImage, type GeneratedImage } from './generated-image'
import { browserImageStore, MAX_SAVED_IMAGES, type SavedImage } from './generated-image-store'
import { ImageCard } from './image-card'

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type SavedImageRowProps = { entry: SavedImage; onOpen: () => void; onDelete: () => void }

function SavedImageRow({ entry: { at, asked, alt, thumbnail }, onOpen, onDelete }: SavedImageRowProps) {
  const url = useObjectUrl(thumbnail)
  const shortPrompt = asked.prompt.slice(0, 60)
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line p-3">
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

export function SavedImages() {
  const [entries, setEntries] = useState<readonly SavedImage[] | null>(null)
  /** `image` is null if the browser cannot open it. */
  const [opened, setOpened] = useState<{ entry: SavedImage; image: GeneratedImage | null } | null>(null)

  useEffect(() => {
    const loadEntries = () => void browserImageStore.readEntries().then(setEntries)
    loadEntries()
    return browserImageStore.subscribe(loadEntries)
  }, [])

  async function openSavedImage(entry: SavedImage) {
    const original = await browserImageStore.getOriginal(entry.id)
    const image = original && (await createGeneratedImage(entry, original).catch(() => null))
    setOpened({ entry, image })
  }

  if (!entries) return <p className="text-muted text-sm">Opening…</p>
  return (
    <div className="grid gap-6">
      <p className="text-muted text-sm">
        {browserImageStore.isPersisted()
          ? `Your last ${MAX_SAVED_IMAGES} images and their prompts are saved in this browser only.`
          : 'Your browser won’t store more, so these are gone when you leave this page.'}
      </p>
      {entries.length === 0 && <p className="text-muted text-sm">None yet.</p>}
      {opened?.image && <ImageCard key={opened.image.id} image={opened.image} alt={opened.entry.alt} isOnlyImage />}
      {opened && !opened.image && <p className="text-danger text-sm">{imageNotOpenedMessage}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {entries.map((entry) => (
          <SavedImageRow
            key={entry.id}
            entry={entry}
            onOpen={() => void openSavedImage(entry)}
            onDelete={() => {
              if (opened?.entry.id === entry.id) setOpened(null)
              void browserImageStore.remove(entry.id)
            }}
          />
        ))}
      </ul>
      {entries.length > 0 && (
        <div>
          <ConfirmButton
            label="Delete all images"
            question="This permanently deletes every image saved in this browser."
            confirmLabel="Yes, delete them"
            onConfirm={() => {
              setOpened(null)
              void browserImageStore.clear()
            }}
          />
        </div>
      )}
    </div>
  )
}
