import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { DrawingCanvas } from '@/components/drawing/drawing-canvas'
import { useTypeface } from '@/components/drawing/typeface'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/copy-and-save-notices'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import { buildCertificate, CERTIFICATE_SIZE } from './certificate'
import type { DrawRecord } from './proof'

/** The draw as a picture, and as a file. */
export function CertificateView({ record }: { record: DrawRecord }) {
  const typeface = useTypeface()
  const drawing = useMemo(() => typeface && buildCertificate(record, typeface.measure), [record, typeface])

  async function save() {
    if (!typeface || !drawing) return
    try {
      saveBlob('giveaway-certificate.png', await exportDrawing(drawing, typeface.family, 'image/png'))
    } catch {
      notifyError(fileNotSavedNotice)
    }
  }

  return (
    <div className="space-y-3">
      <DrawingCanvas
        drawing={drawing}
        family={typeface?.family ?? ''}
        {...CERTIFICATE_SIZE}
        label={`Certificate with the winners ${record.winners.slice(0, 12).join(', ')}, seed and hash`}
        className="w-full max-w-72 rounded-lg border border-line"
      />
      <Button onClick={save}>
        <Download className="size-4" />
        Save certificate (PNG)
      </Button>
    </div>
  )
}
