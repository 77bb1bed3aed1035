import { useEffect, useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { imageNotOpenedMessage } from '@/lib/core/errors/image-notices'
import { browserImageStore } from './browser-image-store'
import { createGeneratedImage, type GeneratedImage } from './generated-image'
import { MAX_SAVED_IMAGES, type SavedImage } from './generated-image-store'
import { ImageCard } from './image-card'
import { SavedImageRow } from './saved-image-row'

type OpenedImage = { image: GeneratedImage; alt: string }

/** The pictures that this browser keeps: look at one again, save it, or delete it. */
export function SavedImages() {
  const [entries, setEntries] = useState<readonly SavedImage[] | null>(null)
  const [openedImage, setOpenedImage] = useState<OpenedImage | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)

  useEffect(() => {
    const loadEntries = () => void browserImageStore.readEntries().then(setEntries)
    loadEntries()
    return browserImageStore.subscribe(loadEntries)
  }, [])

  async function openSavedImage(entry: SavedImage) {
    const original = await browserImageStore.getOriginal(entry.id)
    const image = original && (await createGeneratedImage(entry, original).catch(() => null))
    setIsUnreadable(!image)
    setOpenedImage(image && { image, alt: entry.alt })
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
      {openedImage && (
        <ImageCard key={openedImage.image.id} image={openedImage.image} alt={openedImage.alt} isOnlyImage />
      )}
      {isUnreadable && <p className="text-danger text-sm">{imageNotOpenedMessage}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {entries.map((entry) => (
          <SavedImageRow
            key={entry.id}
            entry={entry}
            onOpen={() => void openSavedImage(entry)}
            onDelete={() => {
              if (openedImage?.image.id === entry.id) setOpenedImage(null)
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
              setOpenedImage(null)
              void browserImageStore.clear()
            }}
          />
        </div>
      )}
    </div>
  )
}
