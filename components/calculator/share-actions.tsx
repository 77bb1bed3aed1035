import { Button, getButtonClass } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { notifyError } from '@/components/ui/notify'
import { saveTextFile } from '@/components/ui/save-text-file'
import { fileNotSavedNotice } from '@/lib/core/errors/copy-and-save-notices'

type Props = {
  /** Everything that the page's address must hold to show this calculation again. */
  query: Record<string, string>
  buildSummary: () => string
  /** Its code comes with the click. */
  buildCsv: () => Promise<string>
  fileName: string
  /** What a pitch to a brand says of the account, where the calculation has it. */
  pitch?: { followers: string; engagement: string }
}

/** What a visitor can take along from a calculator. */
export function ShareActions({ query, buildSummary, buildCsv, fileName, pitch }: Props) {
  const buildShareUrl = () => `${window.location.origin}${window.location.pathname}?${new URLSearchParams(query)}`
  const save = async () => saveTextFile(fileName, await buildCsv(), 'text/csv')
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
