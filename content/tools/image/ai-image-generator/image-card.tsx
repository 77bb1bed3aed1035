import { useEffect, useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import { browserImageStore } from './browser-image-store'
import { CaptionLink } from './caption-link'
import { buildImageNotes, formatImageFile } from './describe-image'
import { draftAltText } from './draft-alt-text'
import type { GeneratedImage } from './generated-image'
import { ImageActions } from './image-actions'

/** Pause in typing after which an alt text is kept. */
const SAVE_DELAY_MS = 300

type Props = { image: GeneratedImage; isOnlyImage: boolean; alt?: string }

/** A finished picture with everything that can be done with it. */
export function ImageCard({ image, isOnlyImage, alt: initialAlt }: Props) {
  const { id, asked, finishedImage } = image
  const url = useObjectUrl(finishedImage.file)
  const [alt, setAlt] = useState(initialAlt ?? draftAltText(asked.prompt))
  const [isEdited, setIsEdited] = useState(false)

  useEffect(() => {
    if (!isEdited) return
    const timer = setTimeout(() => void browserImageStore.setAltText(id, alt), SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [id, alt, isEdited])

  return (
    <article
      aria-label={`Picture, ${formatDimensions(finishedImage.size)}`}
      className={isOnlyImage ? 'grid gap-6 xl:grid-cols-[24rem_1fr]' : 'grid gap-4'}
    >
      {url && (
        // biome-ignore lint/performance/noImgElement: a file that was made in this browser.
        <img
          src={url}
          alt={alt || 'Generated picture without a description'}
          width={finishedImage.size.width}
          height={finishedImage.size.height}
          className="checkered h-auto w-full max-w-md rounded-xl border border-line"
        />
      )}
      <div>
        <p className="text-muted text-sm">{formatImageFile(finishedImage)}</p>
        <ImageActions image={image} />
        <ul className="mt-3 grid gap-1 text-sm">
          {buildImageNotes(image).map((note) => (
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
              setIsEdited(true)
            }}
            className="mt-1 block field-sizing-content min-h-16 w-full rounded-lg border border-field-line bg-surface p-3 font-normal text-base text-ink"
          />
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton text={alt} label="Copy alt text" variant="secondary" />
          <CaptionLink network={asked.preset} text={alt || asked.prompt} />
        </div>
      </div>
    </article>
  )
}
