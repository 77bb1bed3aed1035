import { useState } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { saveTextFile } from '@/components/ui/save-text-file'
import { textNotices } from '@/lib/core/errors/text-notices'
import type { TextBlock } from '@/lib/tool/text-tool'
import { InlineNotice } from './inline-notice'
import { buildResultFileName } from './result-file-name'

type Props = Omit<Extract<TextBlock, { kind: 'links' }>, 'kind'> & { type: string }

export function LinkList({ type, caption, links }: Props) {
  async function save() {
    const { formatCsv } = await import('@/lib/core/csv')
    const rows = links.map(({ name, url, note = '' }) => [name, url, note])
    saveTextFile(buildResultFileName(type, caption, 'csv'), formatCsv([['For', 'Link', 'Note'], ...rows]), 'text/csv')
  }
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
        {links.map(({ name, url, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be there twice.
          <LinkRow key={`${index} ${url}`} type={type} name={name} url={url} note={note} />
        ))}
      </ul>
    </section>
  )
}

type LinkRowProps = { type: string; name: string; url: string; note: string | undefined }

const loadQrCodeModule = () => import('./qr-code')

function LinkRow({ type, name, url, note }: LinkRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const qrCodeModule = useLazyModule(loadQrCodeModule, isOpen)
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
      <p className="mt-1 text-sm wrap-anywhere">{url}</p>
      {note && <p className="mt-1 text-caution text-sm">{note}</p>}
      {isOpen && qrCodeModule.status === 'loaded' && (
        <qrCodeModule.module.QrCode url={url} name={buildResultFileName(type, name, 'qr').slice(0, -3)} />
      )}
      {isOpen && qrCodeModule.status === 'failed' && <InlineNotice {...textNotices.no_code} />}
    </li>
  )
}
