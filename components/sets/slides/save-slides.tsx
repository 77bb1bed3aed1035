import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { clearErrors, notifyError, notifySuccess } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { countBlanks } from '@/lib/core/strings/blanks'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import type { SlideText } from '@/lib/images/slides/slide-text'
import type { DrawnCarousel } from './slide-strip'

type Props = DrawnCarousel & { activeIndex: number; isFinished: boolean }

const buttonLabels = { png: 'Download slide', zip: 'Download ZIP', pdf: 'Download PDF' } as const

type SaveFormat = keyof typeof buttonLabels

export function SaveSlides({ slides, typeface, activeIndex, isFinished }: Props) {
  const [formatToConfirm, setFormatToConfirm] = useState<SaveFormat | null>(null)
  const [savingFormat, setSavingFormat] = useState<SaveFormat | null>(null)
  const getSlides = (format: SaveFormat) => (format === 'png' ? slides.slice(activeIndex, activeIndex + 1) : slides)
  const blankCount = formatToConfirm
    ? getSlides(formatToConfirm).reduce((sum, { text }) => sum + countSlideBlanks(text), 0)
    : 0

  async function buildFile(format: SaveFormat): Promise<[name: string, file: Blob]> {
    const drawings = getSlides(format).flatMap(({ drawing }) => drawing ?? [])
    const family = typeface?.family ?? ''
    const [firstDrawing] = drawings
    if (!firstDrawing) throw new Error('No slide to save')
    if (format === 'png')
      return [`slide-${activeIndex + 1}.png`, await exportDrawing(firstDrawing, family, 'image/png')]
    const { exportSlidesAsPdf, exportSlidesAsZip } = await import('./slide-files')
    const exportSlides = format === 'zip' ? exportSlidesAsZip : exportSlidesAsPdf
    return [`carousel.${format}`, await exportSlides({ drawings, family })]
  }

  async function save(format: SaveFormat) {
    if (savingFormat || !typeface) return
    setFormatToConfirm(null)
    setSavingFormat(format)
    clearErrors()
    try {
      saveBlob(...(await buildFile(format)))
      notifySuccess(format === 'png' ? 'Slide downloaded!' : 'Slides downloaded!')
    } catch {
      notifyError(fileNotSavedNotice)
    }
    setSavingFormat(null)
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {(['png', 'zip', 'pdf'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            aria-disabled={!isFinished || savingFormat !== null}
            onClick={() => {
              if (!isFinished) return
              if (getSlides(format).some(({ text }) => countSlideBlanks(text) > 0)) setFormatToConfirm(format)
              else save(format)
            }}
          >
            <Download className="size-4" />
            {savingFormat === format ? 'Downloading…' : buttonLabels[format]}
          </Button>
        ))}
      </div>
      {formatToConfirm && blankCount > 0 && (
        <div role="alertdialog" aria-label="Blanks left" className="mt-2 rounded-lg bg-raised p-4">
          <p className="text-sm">
            {formatQuantity(blankCount, 'blank')} left. Anything in square brackets will show up in the image.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" variant="primary" autoFocus onClick={() => setFormatToConfirm(null)}>
              Fill in first
            </Button>
            <Button size="small" onClick={() => save(formatToConfirm)}>
              Download anyway
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

const countSlideBlanks = ({ headline, body, footer }: SlideText) =>
  countBlanks(headline) + countBlanks(body) + countBlanks(footer)
