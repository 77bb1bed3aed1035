import { useEffect, useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { sizeInWords } from '@/lib/core/geometry/sizes'
import { altTextFrom } from './alt-text'
import { CaptionLink } from './caption-link'
import { fileInWords, notesOn } from './file-in-words'
import type { MadePicture } from './made-picture'
import { PictureActions } from './picture-actions'
import { picturesKept } from './pictures-kept'

/** Pause in typing after which an alt text is kept. */
const SETTLED_MS = 300

type Props = { picture: MadePicture; alone: boolean; alt?: string }

/** A finished picture with everything that can be done with it. */
export function PictureCard({ picture, alone, alt: given }: Props) {
  const { id, asked, finished } = picture
  const url = useObjectUrl(finished.file)
  const [alt, setAlt] = useState(given ?? altTextFrom(asked.prompt))
  const [touched, setTouched] = useState(false)

  useEffect(() => {
    if (!touched) return
    const timer = setTimeout(() => void picturesKept.describe(id, alt), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [id, alt, touched])

  return (
    <article
      aria-label={`Picture, ${sizeInWords(finished.size)}`}
      className={alone ? 'grid gap-6 xl:grid-cols-[24rem_1fr]' : 'grid gap-4'}
    >
      {url && (
        // biome-ignore lint/performance/noImgElement: a file that was made in this browser.
        <img
          src={url}
          alt={alt || 'Generated picture without a description'}
          width={finished.size.width}
          height={finished.size.height}
          className="checkered h-auto w-full max-w-md rounded-xl border border-line"
        />
      )}
      <div>
        <p className="text-muted text-sm">{fileInWords(finished)}</p>
        <PictureActions picture={picture} />
        <ul className="mt-3 grid gap-1 text-sm">
          {notesOn(picture).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <label className="mt-4 block font-semibold text-sm">
          Alt text: check it against the picture
          <textarea
            rows={2}
            value={alt}
            onChange={(event) => {
              setAlt(event.target.value)
              setTouched(true)
            }}
            className="mt-1 block field-sizing-content min-h-16 w-full rounded-lg border border-field-line bg-surface p-3 font-normal text-base text-ink"
          />
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton text={alt} label="Copy alt text" look="secondary" />
          <CaptionLink network={asked.preset} text={alt || asked.prompt} />
        </div>
      </div>
    </article>
  )
}
