import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { saveFile } from '@/components/ui/save-file'

type Props = {
  /** Everything that the page's address must hold to show this calculation again. */
  query: Record<string, string>
  summary: () => string
  csv: () => string
  fileName: string
}

/** What a visitor can take along from a calculator. */
export function ShareActions({ query, summary, csv, fileName }: Props) {
  const link = () => `${window.location.origin}${window.location.pathname}?${new URLSearchParams(query)}`
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => copy(summary())}>Copy summary</Button>
      <Button onClick={() => copy(link())}>Copy share link</Button>
      <Button onClick={() => saveFile(fileName, csv(), 'text/csv')}>Download .csv</Button>
    </div>
  )
}

async function copy(text: string) {
  if (await copyText(text)) await notifySuccess('Copied to clipboard!')
  else
    await notifyError({
      title: 'Copying failed',
      text: 'Your browser would not copy. Select the text and copy it.',
    })
}
