import { ArrowLeftRight, Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { getMimeType, saveTextFile } from '@/components/ui/save-text-file'
import { formatCount } from '@/lib/core/format/format-number'
import { buildResultFileName } from './result-file-name'
import { MAX_BOX_LENGTH } from './text-box'

type Props = {
  type: string
  name: string
  text: string
  detail?: string
  isWhole?: true
  /** Name of the downloaded file. */
  fileName?: string
  /** A result's only text is shown in full; multiple texts are abbreviated. */
  isOnlyText: boolean
  onUse: (text: string) => void
}

const MAX_PREVIEW_LENGTH = 500
const MAX_PREVIEW_LINES = 8

export function TextRow({ type, name, text, detail, fileName: customFileName, isWhole, isOnlyText, onUse }: Props) {
  const previewText = isWhole ? text : getPreviewText(text)
  const fileName = customFileName ?? buildResultFileName(type, name, 'txt')
  const extension = fileName.slice(fileName.lastIndexOf('.'))
  return (
    <article aria-label={name} className="rounded-xl border border-line bg-surface p-3 sm:p-4">
      <div className="flex items-center gap-1 whitespace-nowrap">
        <h3 className="mr-auto min-w-0 whitespace-normal font-semibold text-muted text-sm">{name}</h3>
        <Button
          variant="quiet"
          size="small"
          className="px-2.5"
          aria-label={`Use ${name} as your text`}
          title="Use as your text"
          onClick={() => onUse(text)}
        >
          <ArrowLeftRight className="size-4" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="px-2.5"
          aria-label={`Download ${name} as a ${extension} file`}
          title={`Download ${extension}`}
          onClick={() => saveTextFile(fileName, text, getMimeType(fileName))}
        >
          <Download className="size-4" />
        </Button>
        <CopyButton text={text} name={`Copy ${name}`} variant="primary" />
      </div>
      {isOnlyText && text.length <= MAX_BOX_LENGTH ? (
        <textarea
          readOnly
          aria-label={name}
          value={text}
          className={`mt-2 block ${text.length < 160 && !text.includes('\n') ? 'h-24' : 'h-64'} w-full resize-y rounded-lg border border-line bg-canvas p-3 text-base`}
        />
      ) : (
        <p className="mt-1 whitespace-pre-wrap font-medium text-answer" dir="auto">
          {previewText}
        </p>
      )}
      {detail && <p className="mt-1 text-muted text-sm tabular-nums">{detail}</p>}
      {(!isOnlyText || text.length > MAX_BOX_LENGTH) && previewText.length < text.length && (
        <p className="mt-1 text-muted text-sm">
          {`Only the start of ${formatCount(text.length)} characters is shown. Copy and download take it all.`}
        </p>
      )}
    </article>
  )
}

/** Returns the first lines of a text, without splitting a surrogate pair. */
function getPreviewText(text: string): string {
  const previewText = text.slice(0, MAX_PREVIEW_LENGTH).split('\n').slice(0, MAX_PREVIEW_LINES).join('\n')
  return previewText.length < text.length && /[\ud800-\udbff]$/.test(previewText)
    ? previewText.slice(0, -1)
    : previewText
}
