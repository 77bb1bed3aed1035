import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ShowMessage } from '@/components/editor/download-bar'
import type { Editor } from '@/components/editor/editor'
import { Button } from '@/components/ui/button'
import { clearErrors, notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { QuoteCard } from './cards'
import { drawCard } from './draw-card'
import type { QuoteScene } from './scene'

type Props = { editor: Editor<QuoteScene>; cards: readonly QuoteCard[]; showMessage: ShowMessage }

type ExportKind = 'zip' | 'pdf'

export default function DownloadAllCards({ editor, cards, showMessage }: Props) {
  const { scene, measure, family, images, hasAllImages } = editor
  const [pendingKind, setPendingKind] = useState<ExportKind | null>(null)

  async function download(kind: ExportKind) {
    if (!measure || pendingKind || !hasAllImages) return
    setPendingKind(kind)
    showMessage('')
    clearErrors()
    try {
      const { exportSlidesAsPdf, exportSlidesAsZip } = await import('@/components/sets/slides/slide-files')
      const drawings = cards.map((card) => drawCard(scene, card, measure))
      const createFile = kind === 'zip' ? exportSlidesAsZip : exportSlidesAsPdf
      const file = await createFile({ drawings, family, images, fileNamePrefix: 'card' })
      const name = `quote-cards.${kind}`
      saveBlob(name, file)
      showMessage(`Downloaded ${name}, ${formatBytesPrecise(file.size)}.`)
    } catch {
      notifyError(fileNotSavedNotice)
    }
    setPendingKind(null)
  }

  return (['zip', 'pdf'] as const).map((kind) => (
    <Button key={kind} aria-disabled={pendingKind !== null || !hasAllImages} onClick={() => download(kind)}>
      <Download className="size-4" />
      {pendingKind === kind
        ? 'Preparing…'
        : `Download ${kind.toUpperCase()}${cards.length > 1 ? ` (${cards.length} cards)` : ''}`}
    </Button>
  ))
}
