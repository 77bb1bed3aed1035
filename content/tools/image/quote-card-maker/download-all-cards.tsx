import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { Button } from '@/components/ui/button'
import { clearErrors, notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { QuoteCard } from './cards'
import { drawCard } from './draw-card'
import type { QuoteScene } from './scene'

type Props = { editor: Editor<QuoteScene>; cards: readonly QuoteCard[] }

type ExportKind = 'zip' | 'pdf'

export default function DownloadAllCards({ editor, cards }: Props) {
  const { scene, measure, family, images, hasAllImages } = editor
  const [pendingKind, setPendingKind] = useState<ExportKind | null>(null)
  const [status, setStatus] = useState({ text: '', of: cards })

  async function download(kind: ExportKind) {
    if (!measure || pendingKind || !hasAllImages) return
    setPendingKind(kind)
    setStatus({ text: '', of: cards })
    clearErrors()
    try {
      const { exportSlidesAsPdf, exportSlidesAsZip } = await import('@/components/sets/slides/slide-files')
      const drawings = cards.map((card) => drawCard(scene, card, measure))
      const createFile = kind === 'zip' ? exportSlidesAsZip : exportSlidesAsPdf
      const file = await createFile({ drawings, family, images, fileNamePrefix: 'card' })
      const name = `quote-cards.${kind}`
      saveBlob(name, file)
      setStatus({ text: `Downloaded ${name}, ${formatBytesPrecise(file.size)}.`, of: cards })
    } catch {
      notifyError(fileNotSavedNotice)
    }
    setPendingKind(null)
  }

  return (
    <>
      {(['zip', 'pdf'] as const).map((kind) => (
        <Button key={kind} aria-disabled={pendingKind !== null || !hasAllImages} onClick={() => download(kind)}>
          <Download className="size-4" />
          {pendingKind === kind
            ? 'Preparing…'
            : `Download ${kind.toUpperCase()}${cards.length > 1 ? ` (${cards.length} cards)` : ''}`}
        </Button>
      ))}
      <p role="status" className="self-center text-muted text-sm empty:hidden">
        {status.of === cards && status.text}
      </p>
    </>
  )
}
