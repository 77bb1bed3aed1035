import { useRef, useState } from 'react'
import { FileActions } from '@/components/files/file-actions'
import { Button } from '@/components/ui/button'
import { saveBlob } from '@/components/ui/save-blob'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { exactByteSize } from '@/lib/core/format/size'
import { sizeInWords } from '@/lib/core/geometry/sizes'
import { nameOf } from '@/lib/images/names'
import type { MadeGif } from './job'

const captioning = [{ type: 'meme-maker', name: 'Meme Maker', path: '/image-tools/meme-maker' }]

type Props = { made: MadeGif; from: string }

/** The finished GIF. It can be halted, and stands still at first for who wants less motion. */
export default function Made({ made, from }: Props) {
  const [plays, setPlays] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const card = useRef<HTMLElement>(null)
  const url = useObjectUrl(plays ? made.blob : made.still)
  const { plan, frames, ms, note } = made
  const suffix = `${plan.width}x${plan.height}`
  const stillType = made.still.type === 'image/webp' ? 'webp' : 'png'
  const seconds = Number((ms / 1_000).toFixed(ms < 100 ? 2 : 1))
  return (
    <article
      ref={card}
      aria-label="Your GIF"
      className="grid scroll-mb-4 gap-3 rounded-xl border border-line bg-surface p-4"
    >
      <div className="flex justify-center">
        {url && (
          // biome-ignore lint/performance/noImgElement: a file that was made in this browser.
          <img
            src={url}
            alt={plays ? 'Your GIF, playing' : 'The first frame of your GIF'}
            width={plan.width}
            height={plan.height}
            onLoad={() => card.current?.scrollIntoView({ block: 'nearest' })}
            className="checkered h-auto max-h-[60vh] w-auto max-w-full rounded-lg"
          />
        )}
      </div>
      <p role="status" className="font-semibold">
        {exactByteSize(made.blob.size)}, {sizeInWords(plan)} pixels, {frames} frames, {seconds} s
      </p>
      {note && <p className="text-sm">{note}</p>}
      <div className="flex flex-wrap items-center gap-1">
        <FileActions
          made={{ blob: made.blob, name: nameOf(from, suffix, 'gif'), note }}
          next={captioning}
          onCompare={null}
        />
        <Button look="quiet" size="small" onClick={() => setPlays(!plays)}>
          {plays ? 'Pause' : 'Play'}
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => saveBlob(nameOf(from, `${suffix}-still`, stillType), made.still)}
        >
          Save first frame as {stillType === 'webp' ? 'WebP' : 'PNG'}
        </Button>
      </div>
      <p className="text-muted text-sm">
        TikTok takes no GIFs: bring this one into a video editor and save it as MP4. TikTok asks for at least
        3 seconds and 360 pixels each way.
      </p>
    </article>
  )
}
