import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { DrawingCanvas } from '@/components/drawing/drawing-canvas'
import { useTypeface } from '@/components/drawing/typeface'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { saveTextFile } from '@/components/ui/save-text-file'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import { buildCertificate, CERTIFICATE_SIZE } from './certificate'
import { type DrawRecord, formatProof } from './proof'

function CertificateView({ record }: { record: DrawRecord }) {
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

type Props = { record: DrawRecord; loadCleanListText: () => Promise<string>; onNoAnswer: (name: string) => void }

export function DrawResult({ record, loadCleanListText, onNoAnswer }: Props) {
  const { winners, backups, nonResponders } = record
  const [isCertificateOpen, setIsCertificateOpen] = useState(false)
  return (
    <div className="space-y-4">
      <article aria-label="Winners" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold text-muted text-sm">
            {winners.length === 1 ? 'The winner' : `${winners.length} winners`}
          </h3>
          <CopyButton text={winners.join('\n')} label="Copy winners" variant="primary" />
        </div>
        <ol className="mt-1">
          {winners.map((name, index) => (
            <li key={name} className="flex items-center gap-3 border-line border-t py-1 first:border-t-0">
              {winners.length > 1 && <span className="w-6 shrink-0 text-muted text-sm tabular-nums">{index + 1}</span>}
              <span className="wrap-anywhere mr-auto min-w-0 font-semibold text-answer" dir="auto">
                {name}
              </span>
              {backups.length > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`No answer from ${name}`}
                  onClick={() => onNoAnswer(name)}
                >
                  No answer
                </Button>
              )}
            </li>
          ))}
        </ol>
        {backups.length > 0 && (
          <p className="mt-3 text-sm">
            <strong>Backups, in order:</strong> <bdi>{backups.join(', ')}</bdi>. “No answer” gives the place to the
            first of them; nothing is drawn again.
          </p>
        )}
        {nonResponders.length > 0 && (
          <p className="mt-3 text-sm">
            <strong>Replaced, did not answer:</strong> <bdi>{nonResponders.join(', ')}</bdi>
            {backups.length === 0 &&
              '. No backup is left. Repeat this draw from its proof with more backups: the same seed gives the same people and then the next.'}
          </p>
        )}
      </article>
      <article aria-label="Proof" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
        <h3 className="font-semibold text-muted text-sm">Proof</h3>
        <pre className="mt-2 whitespace-pre-wrap text-sm wrap-anywhere">{formatProof(record)}</pre>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={formatProof(record)} label="Copy proof" size="medium" variant="secondary" />
          <CopyButton text={record.proofUrl} label="Copy proof link" size="medium" variant="secondary" />
          <Button onClick={async () => saveTextFile('cleaned-list.txt', await loadCleanListText())}>
            Save cleaned list
          </Button>
          <Button aria-expanded={isCertificateOpen} onClick={() => setIsCertificateOpen(!isCertificateOpen)}>
            Certificate
          </Button>
        </div>
        {isCertificateOpen && (
          <div className="mt-4">
            <CertificateView record={record} />
          </div>
        )}
      </article>
    </div>
  )
}
