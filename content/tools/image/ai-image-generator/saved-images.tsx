import { useEffect, useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { imageNotOpened } from '@/lib/core/errors/image-notices'
import { browserImageStore } from './browser-image-store'
import { createGeneratedImage, type GeneratedImage } from './generated-image'
import { MAX_SAVED_IMAGES, type SavedImage } from './generated-image-store'
import { ImageCard } from './image-card'
import { SavedImageRow } from './saved-image-row'

type OpenSavedImage = { image: GeneratedImage; alt: string }

/** The pictures that this browser keeps: look at one again, save it, or delete it. */
export function SavedImages() {
  const [entries, setEntries] = useState<readonly SavedImage[] | null>(null)
  const [opened, setOpened] = useState<OpenSavedImage | null>(null)
  const [isUnreadable, setLost] = useState(false)

  useEffect(() => {
    const read = () => void browserImageStore.entries().then(setEntries)
    read()
    return browserImageStore.subscribe(read)
  }, [])

  async function open(entry: SavedImage) {
    const original = await browserImageStore.getOriginal(entry.id)
    const picture = original && (await createGeneratedImage(entry, original).catch(() => null))
    setLost(!picture)
    setOpened(picture && { image: picture, alt: entry.alt })
  }

  if (!entries) return <p className="text-muted text-sm">Opening…</p>
  return (
    <div className="grid gap-6">
      <p className="text-muted text-sm">
        {browserImageStore.isPersisted()
          ? `Your last ${MAX_SAVED_IMAGES} pictures and their prompts are kept in this browser only.`
          : 'Your browser won’t store more, so these are gone when you leave this page.'}
      </p>
      {entries.length === 0 && <p className="text-muted text-sm">None yet.</p>}
      {opened && <ImageCard key={opened.image.id} image={opened.image} alt={opened.alt} isOnly />}
      {isUnreadable && <p className="text-danger text-sm">{imageNotOpened}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {entries.map((entry) => (
          <SavedImageRow
            key={entry.id}
            entry={entry}
            onOpen={() => void open(entry)}
            onDelete={() => {
              if (opened?.image.id === entry.id) setOpened(null)
              void browserImageStore.remove(entry.id)
            }}
          />
        ))}
      </ul>
      {entries.length > 0 && (
        <div>
          <ConfirmButton
            label="Delete all pictures"
            question="This deletes all pictures kept in this browser, for good."
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
