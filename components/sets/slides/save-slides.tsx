import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { clearErrors, notifyError, notifySuccess } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSaved } from '@/lib/core/errors/sharing'
import { blanksIn } from '@/lib/core/strings/blanks'
import { drawnFile } from '@/lib/images/drawing/drawn-file'
import type { SlideWords } from '@/lib/images/slides/slide-words'
import type { DrawnCarousel } from './use-slides'

type Props = DrawnCarousel & { at: number; settled: boolean }

const kinds = {
  png: 'Save slide',
  zip: 'All as ZIP',
  pdf: 'All as PDF',
} as const

type Kind = keyof typeof kinds

/** Files of the slides, made on this page. What has blanks left is asked about first. */
export function SaveSlides({ slides, typeface, at, settled }: Props) {
  const [asked, setAsked] = useState<Kind | null>(null)
  const [making, setMaking] = useState<Kind | null>(null)
  const chosen = (kind: Kind) => (kind === 'png' ? slides.slice(at, at + 1) : slides)
  const left = asked ? chosen(asked).reduce((sum, { words }) => sum + blanksOf(words), 0) : 0

  async function make(kind: Kind): Promise<[name: string, file: Blob]> {
    const drawings = chosen(kind).flatMap(({ drawing }) => drawing ?? [])
    const family = typeface?.family ?? ''
    const [first] = drawings
    if (!first) throw new Error('No slide to save')
    if (kind === 'png') return [`slide-${at + 1}.png`, await drawnFile(first, family, 'image/png')]
    const files = await import('./slide-files')
    if (kind === 'zip') return ['carousel.zip', await files.slidesAsZip({ drawings, family })]
    return ['carousel.pdf', await files.slidesAsPdf({ drawings, family })]
  }

  async function save(kind: Kind) {
    if (making || !typeface) return
    setAsked(null)
    setMaking(kind)
    clearErrors()
    try {
      saveBlob(...(await make(kind)))
      notifySuccess(kind === 'png' ? 'Slide saved!' : 'Slides saved!')
    } catch {
      notifyError(fileNotSaved)
    }
    setMaking(null)
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {(['png', 'zip', 'pdf'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            aria-disabled={!settled || making !== null}
            onClick={() => {
              if (!settled) return
              if (chosen(kind).some(({ words }) => blanksOf(words) > 0)) setAsked(kind)
              else save(kind)
            }}
          >
            <Download className="size-4" />
            {making === kind ? 'Saving…' : kinds[kind]}
          </Button>
        ))}
      </div>
      {asked && left > 0 && (
        <div role="alertdialog" aria-label="Blanks left" className="mt-2 rounded-lg bg-raised p-4">
          <p className="text-sm">
            {left} {left === 1 ? 'blank' : 'blanks'} left: what stands in square brackets will be seen in the
            picture.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" look="primary" autoFocus onClick={() => setAsked(null)}>
              Fill in first
            </Button>
            <Button size="small" onClick={() => save(asked)}>
              Save anyway
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function blanksOf({ headline, body, footer }: SlideWords): number {
  return [headline, body, footer].reduce((sum, text) => sum + blanksIn(text), 0)
}
