import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import { layOutSketch } from '@/lib/images/thumbnails/lay-out-sketch'
import { parseSketch } from '@/lib/images/thumbnails/thumbnail-plan'
import { useTypeface } from '../drawing/typeface'
import { ThumbnailSizes } from './thumbnail-sizes'

type Props = { text: string; name: string }

export function ThumbnailSketch({ text, name }: Props) {
  const typeface = useTypeface()
  const sketch = useMemo(() => parseSketch(text), [text])
  const drawing = useMemo(() => typeface && layOutSketch(sketch, typeface.measure), [sketch, typeface])
  const [isSaving, setIsSaving] = useState(false)

  async function save() {
    if (!typeface || !drawing || isSaving) return
    setIsSaving(true)
    try {
      saveBlob('thumbnail.png', await exportDrawing(drawing, typeface.family, 'image/png'))
      notifySuccess('Sketch saved!')
    } catch {
      notifyError(fileNotSavedNotice)
    }
    setIsSaving(false)
  }

  return (
    <div className="@container mt-2 grid grid-cols-1 gap-4">
      <ThumbnailSizes sketch={sketch} drawing={drawing} family={typeface?.family ?? ''} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm" aria-label="Colours">
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
        <Button size="small" aria-label={`Save sketch “${name}” as PNG`} onClick={save}>
          <Download className="size-4" />
          Save sketch
        </Button>
      </div>
    </div>
  )
}
