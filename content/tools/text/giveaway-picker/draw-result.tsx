import { Clapperboard } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { notifyError } from '@/components/ui/notify'
import { saveTextFile } from '@/components/ui/save-text-file'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { CertificateView } from './certificate-view'
import { type DrawRecord, formatProof } from './proof'

type Props = {
  record: DrawRecord
  loadCleanListText: () => Promise<string>
  onNoAnswer: (name: string) => void
  onReveal: () => void
}

export function DrawResult({ record, loadCleanListText, onNoAnswer, onReveal }: Props) {
  const saveCleanList = async () => saveTextFile('cleaned-list.txt', await loadCleanListText())
  return (
    <div className="space-y-4">
      <WinnersCard record={record} onNoAnswer={onNoAnswer} onReveal={onReveal} />
      <CertificateView record={record} />
      <details className="rounded-xl border border-line bg-surface">
        <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">Show proof</summary>
        <article aria-label="Proof" className="border-line border-t p-4 sm:p-5">
          <pre className="whitespace-pre-wrap text-sm">{formatProof(record)}</pre>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={formatProof(record)} label="Copy proof" size="medium" variant="secondary" />
            <CopyButton text={record.proofUrl} label="Copy proof link" size="medium" variant="secondary" />
            <Button onClick={() => saveCleanList().catch(() => notifyError(fileNotSavedNotice))}>
              Download cleaned list
            </Button>
          </div>
        </article>
      </details>
    </div>
  )
}

function WinnersCard({ record, onNoAnswer, onReveal }: Omit<Props, 'loadCleanListText'>) {
  const { winners, backups, nonResponders } = record
  return (
    <article aria-label="Winners" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-semibold text-muted text-sm">
        {winners.length === 1 ? 'The winner' : `${winners.length} winners`}
      </h3>
      <ol className="mt-1">
        {winners.map((name, index) => (
          <li key={name} className="flex items-center gap-3 border-line border-t py-1 first:border-t-0">
            {winners.length > 1 && <span className="w-6 shrink-0 text-muted text-sm tabular-nums">{index + 1}</span>}
            <span className="mr-auto min-w-0 font-semibold text-answer" dir="auto">
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
          <strong>Backups, in order:</strong> <bdi>{backups.join(', ')}</bdi>. If a winner doesn’t respond, press “No
          answer” and the first backup steps in. Nothing is drawn again.
        </p>
      )}
      {nonResponders.length > 0 && (
        <p className="mt-3 text-sm">
          <strong>Didn’t respond, replaced:</strong> <bdi>{nonResponders.join(', ')}</bdi>
          {backups.length === 0 &&
            '. You’re out of backups. Open the proof link, raise the number of backups and check your list again. The same seed gives the same people, then the next ones.'}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton
          text={winners.join('\n')}
          label={winners.length === 1 ? 'Copy winner' : 'Copy winners'}
          size="medium"
          variant="primary"
        />
        <Button onClick={onReveal}>
          <Clapperboard className="size-4" />
          Play the reveal
        </Button>
      </div>
    </article>
  )
}
