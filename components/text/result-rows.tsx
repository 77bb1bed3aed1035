import { ArrowLeftRight, Download } from 'lucide-react'
import { useState } from 'react'
import { LazyContent } from '@/components/loading/lazy-content'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { saveTextFile } from '@/components/ui/save-text-file'
import { formatCount } from '@/lib/core/format/format-number'
import type { BlockOf } from '@/lib/tool/text-tool'
import { MAX_BOX_LENGTH } from './text-box'

function buildResultFileName(type: string, name: string, extension: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return `${[type, ...words].join('-')}.${extension}`
}

type Props = BlockOf<'text'> & {
  type: string
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
          onClick={() => saveTextFile(fileName, text)}
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
          {`This is only the start of ${formatCount(text.length)} characters. Copy and Download include everything.`}
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

export async function saveCsv(type: string, caption: string, rows: readonly (readonly string[])[]): Promise<void> {
  const { formatCsv } = await import('@/lib/core/csv')
  saveTextFile(buildResultFileName(type, caption, 'csv'), formatCsv(rows))
}

export function LinkList({ type, caption, links }: BlockOf<'links'> & { type: string }) {
  const rows = links.map(({ name, url, note = '' }) => [name, url, note])
  const save = () => saveCsv(type, caption, [['For', 'Link', 'Note'], ...rows])
  return (
    <section aria-label={caption} className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-semibold">
          {caption} ({links.length})
        </h3>
        <CopyButton text={links.map(({ url }) => url).join('\n')} label="Copy all" variant="primary" />
        <Button size="small" aria-label={`Download ${caption} as CSV`} onClick={save}>
          CSV
        </Button>
      </div>
      <ul className="space-y-2">
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same link twice.
          <LinkRow key={`${index} ${link.url}`} type={type} {...link} />
        ))}
      </ul>
    </section>
  )
}

type LinkRowProps = BlockOf<'links'>['links'][number] & { type: string }

const loadQrCodeModule = () => import('./qr-code')

function LinkRow({ type, name, url, note }: LinkRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className="rounded-xl border border-line bg-surface p-3 sm:p-4">
      <div className="flex items-center gap-1">
        <span className="mr-auto font-semibold text-muted text-sm">{name}</span>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={`QR code for ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          QR
        </Button>
        <CopyButton text={url} name={`Copy the link for ${name}`} />
      </div>
      <p className="mt-1 text-sm">{url}</p>
      {note && <p className="mt-1 text-caution text-sm">{note}</p>}
      {isOpen && (
        <LazyContent loadModule={loadQrCodeModule} hasOpened>
          {({ QrCode }) => <QrCode url={url} name={buildResultFileName(type, name, 'qr').slice(0, -3)} />}
        </LazyContent>
      )}
    </li>
  )
}
