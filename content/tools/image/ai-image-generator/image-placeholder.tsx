import type { Size } from '@/lib/core/geometry/sizes'

type Props = { size: Size; preview?: string }

export function ImagePlaceholder({ size: { width, height }, preview }: Props) {
  return (
    <div className="max-w-md overflow-hidden rounded-xl border border-line bg-raised">
      {preview ? (
        // biome-ignore lint/performance/noImgElement: an unfinished picture as a data URL, shown for seconds.
        <img
          src={preview}
          alt="Unfinished preview"
          width={width}
          height={height}
          className="h-auto w-full object-cover [filter:blur(2px)]"
        />
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} className="w-full animate-pulse" aria-hidden="true" />
      )}
    </div>
  )
}
