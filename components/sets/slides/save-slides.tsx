import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { clearErrors, notifyError, notifySuccess } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/copy-and-save-notices'
import { countBlanks } from '@/lib/core/strings/blanks'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import type { SlideText } from '@/lib/images/slides/slide-text'
import type { DrawnCarousel } from './use-slides'

type Props = DrawnCarousel & { activeIndex: number; isFinished: boolean }

const buttonLabels = {
  png: 'Save slide',
  zip: 'All as ZIP',
  pdf: 'All as PDF',
} as const

type Kind = keyof typeof buttonLabels

/** Files of the slides, made on this page. What has blanks left is asked about first. */
export function SaveSlides({ slides, typeface, activeIndex, isFinished }: Props) {
  const [confirming, setConfirming] = useState<Kind | null>(null)
  const [savingKind, setSavingKind] = useState<Kind | null>(null)
  const getSlides = (kind: Kind) => (kind === 'png' ? slides.slice(activeIndex, activeIndex + 1) : slides)
  const blankCount = confirming ? getSlides(confirming).reduce((sum, { words }) => sum + countSlideBlanks(words), 0) : 0

  async function buildFile(kind: Kind): Promise<[name: string, file: Blob]> {
    const drawings = getSlides(kind).flatMap(({ drawing }) => drawing ?? [])
    const family = typeface?.family ?? ''
    const [first] = drawings
    if (!first) throw new Error('No slide to save')
    if (kind === 'png') return [`slide-${activeIndex + 1}.png`, await exportDrawing(first, family, 'image/png')]
    const files = await import('./slide-files')
    if (kind === 'zip') return ['carousel.zip', await files.exportSlidesAsZip({ drawings, family })]
    return ['carousel.pdf', await files.exportSlidesAsPdf({ drawings, family })]
  }

  async function save(kind: Kind) {
    if (savingKind || !typeface) return
    setConfirming(null)
    setSavingKind(kind)
    clearErrors()
    try {
      saveBlob(...(await buildFile(kind)))
      notifySuccess(kind === 'png' ? 'Slide saved!' : 'Slides saved!')
    } catch {
      notifyError(fileNotSavedNotice)
    }
    setSavingKind(null)
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {(['png', 'zip', 'pdf'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            aria-disabled={!isFinished || savingKind !== null}
            onClick={() => {
              if (!isFinished) return
              if (getSlides(kind).some(({ words }) => countSlideBlanks(words) > 0)) setConfirming(kind)
              else save(kind)
            }}
          >
            <Download className="size-4" />
            {savingKind === kind ? 'Saving…' : buttonLabels[kind]}
          </Button>
        ))}
      </div>
      {confirming && blankCount > 0 && (
        <div role="alertdialog" aria-label="Blanks left" className="mt-2 rounded-lg bg-raised p-4">
          <p className="text-sm">
            {blankCount} {blankCount === 1 ? 'blank' : 'blanks'} left: what stands in square brackets will be seen in
            the picture.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" variant="primary" autoFocus onClick={() => setConfirming(null)}>
              Fill in first
            </Button>
            <Button size="small" onClick={() => save(confirming)}>
              Save anyway
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function countSlideBlanks({ headline, body, footer }: SlideText): number {
  return [headline, body, footer].reduce((sum, text) => sum + countBlanks(text), 0)
}
