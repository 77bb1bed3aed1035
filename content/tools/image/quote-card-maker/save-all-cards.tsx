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

const exportKinds = {
  zip: { name: 'quote-cards.zip', label: 'as ZIP' },
  pdf: { name: 'quote-cards.pdf', label: 'as PDF' },
} as const

type ExportKind = keyof typeof exportKinds

export default function SaveAllCards({ editor, cards }: Props) {
  const { scene, measure, family, images, hasAllImages } = editor
  const [savingKind, setSavingKind] = useState<ExportKind | null>(null)
  const [saveStatus, setSaveStatus] = useState({ text: '', of: cards })

  async function save(kind: ExportKind) {
    if (!measure || savingKind || !hasAllImages) return
    setSavingKind(kind)
    setSaveStatus({ text: '', of: cards })
    clearErrors()
    try {
      const { exportSlidesAsPdf, exportSlidesAsZip } = await import('@/components/sets/slides/slide-files')
      const drawings = cards.map((card) => drawCard(scene, card, measure))
      const createFile = kind === 'zip' ? exportSlidesAsZip : exportSlidesAsPdf
      const file = await createFile({ drawings, family, images, fileNamePrefix: 'card' })
      saveBlob(exportKinds[kind].name, file)
      setSaveStatus({ text: `${exportKinds[kind].name} saved, ${formatBytesPrecise(file.size)}.`, of: cards })
    } catch {
      notifyError(fileNotSavedNotice)
    }
    setSavingKind(null)
  }

  return (
    <section aria-label="All cards" className="flex flex-wrap items-center gap-2">
      {(['zip', 'pdf'] as const).map((kind) => (
        <Button key={kind} aria-disabled={savingKind !== null || !hasAllImages} onClick={() => save(kind)}>
          <Download className="size-4" />
          {savingKind === kind
            ? 'Saving…'
            : `${cards.length > 1 ? `All ${cards.length}` : 'Card'} ${exportKinds[kind].label}`}
        </Button>
      ))}
      <p role="status" className="text-muted text-sm">
        {saveStatus.of === cards && saveStatus.text}
      </p>
    </section>
  )
}
