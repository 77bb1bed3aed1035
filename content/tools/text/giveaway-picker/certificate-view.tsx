import { Download, Share2 } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { DrawingCanvas } from '@/components/drawing/drawing-canvas'
import { useTypeface } from '@/components/drawing/typeface'
import { TextField } from '@/components/fields/fields'
import { shareFile } from '@/components/files/send-file'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { RadioChip } from '@/components/ui/radio-chip'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import { buildCertificate, type CertificateFormat, certificateFormats, DEFAULT_CERTIFICATE_TITLE } from './certificate'
import type { DrawRecord } from './proof'

const formats = Object.keys(certificateFormats) as CertificateFormat[]

const canShareImages = () =>
  navigator.canShare?.({ files: [new File([], 'image.png', { type: 'image/png' })] }) ?? false

export function CertificateView({ record }: { record: DrawRecord }) {
  const typeface = useTypeface()
  const id = useId()
  const [format, setFormat] = useState<CertificateFormat>('story')
  const [title, setTitle] = useState('')
  const drawing = useMemo(
    () => typeface && buildCertificate(record, title.trim() || DEFAULT_CERTIFICATE_TITLE, format, typeface.measure),
    [record, title, format, typeface],
  )
  const { width, height } = certificateFormats[format]

  async function exportAndRun(handleFile: (file: File) => unknown) {
    if (!typeface || !drawing) return
    try {
      const blob = await exportDrawing(drawing, typeface.family, 'image/png')
      await handleFile(new File([blob], `giveaway-winner-${width}x${height}.png`, { type: blob.type }))
    } catch {
      notifyError(fileNotSavedNotice)
    }
  }

  return (
    <article aria-label="Winner image" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-semibold text-muted text-sm">Winner image</h3>
      <div className="mt-3 flex flex-wrap items-start gap-5">
        <DrawingCanvas
          key={format}
          drawing={drawing}
          family={typeface?.family ?? ''}
          width={width}
          height={height}
          label={`Image with the title, the winners ${record.winners.slice(0, 12).join(', ')}, the time and the hash`}
          className="w-44 rounded-lg"
        />
        <div className="min-w-0 grow basis-56 space-y-3">
          <TextField
            label="Title"
            value={title}
            maxLength={80}
            placeholder={DEFAULT_CERTIFICATE_TITLE}
            onValueChange={setTitle}
          />
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Format</legend>
            {formats.map((name) => (
              <RadioChip key={name} name={id} checked={name === format} onChange={() => setFormat(name)}>
                {certificateFormats[name].label}
              </RadioChip>
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => exportAndRun((file) => saveBlob(file.name, file))}>
              <Download className="size-4" />
              Download
            </Button>
            {canShareImages() && (
              <Button onClick={() => exportAndRun(shareFile)}>
                <Share2 className="size-4" />
                Share
              </Button>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}
