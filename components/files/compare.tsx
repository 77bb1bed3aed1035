import { useState } from 'react'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { exactByteSize } from '@/lib/figures/size'

type Props = { name: string; before: Blob; after: Blob }

/** Two versions of one picture, with a line between them that is a range input: mouse, finger and arrow keys move it. */
export function Compare({ name, before, after }: Props) {
  const [share, setShare] = useState(50)
  const urls = { before: useObjectUrl(before), after: useObjectUrl(after) }
  if (!urls.before || !urls.after) return null
  return (
    <figure>
      <div className="checkered relative overflow-hidden rounded-lg border border-line">
        {/* biome-ignore lint/performance/noImgElement: a file that was made in this browser. */}
        <img
          src={urls.after}
          alt={`${name}, after`}
          className="mx-auto block max-h-[70vh] w-full object-contain"
        />
        {/* biome-ignore lint/performance/noImgElement: the visitor's own file. */}
        <img
          src={urls.before}
          alt={`${name}, before`}
          className="absolute inset-0 size-full object-contain"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          onChange={(event) => setShare(Number(event.target.value))}
          aria-label="How much of the original shows"
          aria-valuetext={`${share} % original, ${100 - share} % new`}
          className="peer absolute inset-0 size-full cursor-ew-resize opacity-0"
        />
        <div
          className="pointer-events-none absolute inset-y-0 -ml-0.5 w-1 bg-accent ring-1 ring-on-accent peer-focus-visible:w-2"
          style={{ left: `${share}%` }}
        />
      </div>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-muted text-sm">
        <span>Left: before, {exactByteSize(before.size)}</span>
        <span className="min-w-0 truncate">{name}</span>
        <span>Right: after, {exactByteSize(after.size)}</span>
      </figcaption>
    </figure>
  )
}
