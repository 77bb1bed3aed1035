import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSaved } from '@/lib/errors/sharing'
import { qrMatrix, qrPath } from './qr-matrix'

/** Pixels a module in the picture file: large enough to print. */
const SCALE = 16

/** A link as a QR code, black on white in both themes because readers need that, and as files. */
export function QrCode({ url, name }: { url: string; name: string }) {
  const modules = useMemo(() => qrMatrix(url), [url])
  if (!modules) return <p className="mt-2 text-sm">This link is too long for a QR code.</p>
  const size = modules.length
  const path = qrPath(modules)

  function saveSvg() {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
    saveBlob(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }))
  }
  async function savePng() {
    try {
      const canvas = new OffscreenCanvas(size * SCALE, size * SCALE)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas to draw on')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = '#000'
      context.scale(SCALE, SCALE)
      context.fill(new Path2D(path))
      saveBlob(`${name}.png`, await canvas.convertToBlob({ type: 'image/png' }))
    } catch {
      notifyError(fileNotSaved)
    }
  }

  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <svg
        role="img"
        aria-label={`QR code of ${url}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-48 rounded-lg border border-line forced-color-adjust-none"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <div className="flex gap-2">
        <Button size="small" onClick={saveSvg}>
          Save SVG
        </Button>
        <Button size="small" onClick={savePng}>
          Save PNG
        </Button>
      </div>
    </div>
  )
}
