import { useState } from 'react'
import { Button, getButtonClass } from '@/components/ui/button'
import { copyImage } from '@/components/ui/copy-image'
import type { FoundImage } from '@/lib/tiktok/downloads/found-post'
import { FileLink } from './file-list'
import type { PostLinks } from './linked-file'

/** An image with its download link. TikTok does not always state the size, so it is measured from the loaded image. */
function ImageTile({ image, links }: { image: FoundImage; links: PostLinks }) {
  const { label, details, view } = image
  const [measuredSize, setMeasuredSize] = useState('')
  const size = details[0] ?? measuredSize
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line p-2 sm:p-3">
      <img
        src={view}
        alt={label}
        loading="lazy"
        className="aspect-9/16 w-full rounded-lg bg-raised object-contain"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setMeasuredSize(`${naturalWidth} × ${naturalHeight}`)
        }
      />
      <p>
        <span className="font-medium">{label}</span>
        <span className="block min-h-5 text-sm text-muted">{size}</span>
      </p>
      <FileLink file={image} links={links} label="Download" />
      <div className="flex flex-wrap">
        <a
          href={view}
          target="_blank"
          rel="noreferrer"
          className={getButtonClass({ size: 'small', variant: 'quiet' })}
          aria-label={`Open ${label} (in a new tab)`}
        >
          Open
        </a>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Copy ${label}`}
          onClick={() => copyImage(fetch(view).then((response) => response.blob()))}
        >
          Copy
        </Button>
      </div>
    </li>
  )
}

export function ImageGrid({ images, links }: { images: readonly FoundImage[]; links: PostLinks }) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {images.map((image) => (
        <ImageTile key={image.name} image={image} links={links} />
      ))}
    </ul>
  )
}
