import { Download } from 'lucide-react'
import { type ComponentProps, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import { layOutSketch } from '@/lib/images/thumbnails/lay-out-sketch'
import { THUMBNAIL_SIZE } from '@/lib/images/thumbnails/thumbnail-layout'
import { parseSketch } from '@/lib/images/thumbnails/thumbnail-plan'
import { DrawingCanvas } from '../drawing/drawing-canvas'
import { useTypeface } from '../drawing/typeface'

/** In page pixels. */
const SIDEBAR_WIDTH = 168

/** Letters lower than this height are unreadable in the sidebar. */
const MIN_READABLE_HEIGHT_PX = 11

function Title({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={`line-clamp-2 font-semibold ${className}`}>
      {text}
    </p>
  )
}

function describeReadability(textHeight: number): string {
  if (textHeight === 0) return 'No text: the image says it all.'
  const heightPx = Math.round((textHeight * SIDEBAR_WIDTH) / THUMBNAIL_SIZE.width)
  const verdict = heightPx >= MIN_READABLE_HEIGHT_PX ? 'still easy to read' : 'cut a word'
  return `Text ${heightPx} pixels high: ${verdict}.`
}

type SketchCanvasProps = Omit<ComponentProps<typeof DrawingCanvas>, 'height'>

/** The canvas shows the duration badge at YouTube's position. */
function SketchCanvas({ width, className, ...props }: SketchCanvasProps) {
  return (
    <div className={`relative self-start overflow-hidden ${className}`}>
      <DrawingCanvas
        {...props}
        width={width}
        height={Math.round((width * 9) / 16)}
        className="block aspect-video h-auto w-full bg-raised"
      />
      <span
        aria-hidden
        className="absolute right-1 bottom-1 rounded bg-black/85 px-1 font-semibold text-[0.6875rem] text-white"
      >
        0:00
      </span>
    </div>
  )
}

export function ThumbnailSketch({ text, name }: { text: string; name: string }) {
  const typeface = useTypeface()
  const sketch = useMemo(() => parseSketch(text), [text])
  const drawing = useMemo(() => typeface && layOutSketch(sketch, typeface.measure), [sketch, typeface])
  const canvasProps = { drawing, family: typeface?.family ?? '' }
  const [isSaving, setIsSaving] = useState(false)
  const { title, overlay, focal } = sketch
  const label = [`Thumbnail: ${focal || 'no subject named'}.`, overlay && `Text: ${overlay}.`].filter(Boolean).join(' ')

  async function save() {
    if (!typeface || !drawing || isSaving) return
    setIsSaving(true)
    try {
      saveBlob('thumbnail.png', await exportDrawing(drawing, typeface.family, 'image/png'))
      notifySuccess('Sketch downloaded!')
    } catch {
      notifyError(fileNotSavedNotice)
    }
    setIsSaving(false)
  }

  return (
    <div className="@container mt-2 grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 @lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <SketchCanvas {...canvasProps} label={label} width={1152} className="w-full rounded-xl" />
          <Title text={title} className="mt-2" />
        </div>
        <div className="flex gap-3 @lg:block @lg:w-[168px]">
          <SketchCanvas
            {...canvasProps}
            label="Next to a video"
            width={SIDEBAR_WIDTH * 2}
            className="w-[168px] shrink-0 rounded-lg"
          />
          <div className="min-w-0">
            <Title text={title} className="text-sm @lg:mt-2" />
            <p className="mt-1 text-muted text-sm">Next to a video</p>
            {drawing && <p className="mt-1 text-muted text-sm">{describeReadability(drawing.fontSize)}</p>}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm" aria-label="Colors">
          {sketch.colours.map(({ name, hex }) => (
            <li key={name} className="flex items-center gap-2">
              <svg viewBox="0 0 24 24" className="size-6" aria-hidden>
                <rect x="0.5" y="0.5" width="23" height="23" rx="6" fill={hex} className="stroke-field-line" />
              </svg>
              <span>
                {name} {name !== hex && <span className="text-muted">{hex}</span>}
              </span>
            </li>
          ))}
        </ul>
        <Button size="small" aria-label={`Download sketch “${name}” as PNG`} onClick={save}>
          <Download className="size-4" />
          Download sketch
        </Button>
      </div>
    </div>
  )
}
