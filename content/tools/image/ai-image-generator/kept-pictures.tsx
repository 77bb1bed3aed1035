import { useEffect, useState } from 'react'
import { AskFirst } from '@/components/ui/ask-first'
import { pictureNotOpened } from '@/lib/core/errors/pictures'
import { KeptRow } from './kept-row'
import { type MadePicture, madePicture } from './made-picture'
import { PictureCard } from './picture-card'
import { type KeptPicture, MAX_KEPT } from './picture-store'
import { picturesKept } from './pictures-kept'

type Opened = { picture: MadePicture; alt: string }

/** The pictures that this browser keeps: look at one again, save it, or delete it. */
export function KeptPictures() {
  const [entries, setEntries] = useState<readonly KeptPicture[] | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [lost, setLost] = useState(false)

  useEffect(() => {
    const read = () => void picturesKept.entries().then(setEntries)
    read()
    return picturesKept.subscribe(read)
  }, [])

  async function open(entry: KeptPicture) {
    const original = await picturesKept.original(entry.id)
    const picture = original && (await madePicture(entry, original).catch(() => null))
    setLost(!picture)
    setOpened(picture && { picture, alt: entry.alt })
  }

  if (!entries) return <p className="text-muted text-sm">Opening…</p>
  return (
    <div className="grid gap-6">
      <p className="text-muted text-sm">
        {picturesKept.isKept()
          ? `Your last ${MAX_KEPT} pictures and their prompts are kept in this browser only.`
          : 'Your browser won’t store more, so these are gone when you leave this page.'}
      </p>
      {entries.length === 0 && <p className="text-muted text-sm">None yet.</p>}
      {opened && <PictureCard key={opened.picture.id} picture={opened.picture} alt={opened.alt} alone />}
      {lost && <p className="text-danger text-sm">{pictureNotOpened}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {entries.map((entry) => (
          <KeptRow
            key={entry.id}
            entry={entry}
            onOpen={() => void open(entry)}
            onDelete={() => {
              if (opened?.picture.id === entry.id) setOpened(null)
              void picturesKept.remove(entry.id)
            }}
          />
        ))}
      </ul>
      {entries.length > 0 && (
        <div>
          <AskFirst
            label="Delete all pictures"
            question="This deletes all pictures kept in this browser, for good."
            yes="Yes, delete them"
            onYes={() => {
              setOpened(null)
              void picturesKept.clear()
            }}
          />
        </div>
      )}
    </div>
  )
}
