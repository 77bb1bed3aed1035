import { useEffect, useState } from 'react'
import { FileActions } from '@/components/files/file-actions'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import { getPreset } from '@/lib/platforms/images/presets'
import type { OutputFile } from '@/lib/tool/files-tool'
import type { FormValues } from '@/lib/tool/form-values'
import { createBackdrop, toSeed } from './backdrop'
import { buildImageName } from './generated-image'

const nextTools = [
  { type: 'quote-card-maker', name: 'Quote Card Maker', path: '/image-tools/quote-card-maker' },
  { type: 'thumbnail-maker', name: 'Thumbnail Maker', path: '/image-tools/thumbnail-maker' },
]

/** Draws a pattern of the chosen size in the browser when no model is available, and labels it as a pattern. */
export function BackdropMaker({ values: { prompt, parameters } }: { values: FormValues }) {
  const [variation, setVariation] = useState(0)
  const [outputFile, setOutputFile] = useState<OutputFile | null>(null)
  const url = useObjectUrl(outputFile?.blob ?? null)
  const size = getPreset(String(parameters.preset))
  const { width, height } = size

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing does not redraw; a request reads the text.
  useEffect(() => {
    let isDisposed = false
    exportDrawing(createBackdrop({ width, height }, toSeed(prompt) + variation), '', 'image/png').then(
      (blob) => {
        const name = buildImageName({ prompt: `background ${prompt}`, size: { width, height }, type: blob.type })
        if (!isDisposed) setOutputFile({ blob, name, note: '' })
      },
      () => isDisposed || setOutputFile(null),
    )
    return () => {
      isDisposed = true
    }
  }, [width, height, variation])

  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <strong>Not AI.</strong> Your browser draws a {formatDimensions(size)} pattern to put your own text on.
      </p>
      {url && <img src={url} alt="A pattern of colors" className="max-h-96 max-w-full rounded-lg" />}
      <div className="flex flex-wrap gap-1">
        {outputFile && <FileActions output={outputFile} nextTools={nextTools} onCompare={null} />}
        <Button size="small" onClick={() => setVariation(variation + 1)}>
          Another one
        </Button>
      </div>
    </div>
  )
}
