import { Button, getButtonClass } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { notifyError } from '@/components/ui/notify'
import { saveTextFile } from '@/components/ui/save-text-file'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'

type Props = {
  query: Record<string, string>
  buildSummary: () => string
  buildCsvRows: () => string[][]
  fileName: string
  pitch?: { followers: string; engagement: string }
}

export function ShareActions({ query, buildSummary, buildCsvRows, fileName, pitch }: Props) {
  const buildShareUrl = () => `${window.location.origin}${window.location.pathname}?${new URLSearchParams(query)}`
  async function save() {
    const { formatCsv } = await import('@/lib/core/csv')
    saveTextFile(fileName, formatCsv(buildCsvRows()))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => copyWithNotice(buildSummary())}>Copy summary</Button>
      <Button onClick={() => copyWithNotice(buildShareUrl())}>Copy share link</Button>
      <Button onClick={() => save().catch(() => notifyError(fileNotSavedNotice))}>Download .csv</Button>
      {pitch && (
        <a
          className={getButtonClass({ variant: 'secondary' })}
          href={`/text-tools/brand-pitch-email-writer#${new URLSearchParams(pitch)}`}
        >
          Pitch a brand with these numbers
        </a>
      )}
    </div>
  )
}
